import type { ReactElement, ReactNode } from "react";
import { shownOf, type EntryDifference } from "#core/draft/menu-difference.ts";
import { entryName, MENU_ENTRY_TYPES } from "#core/draft/menu-entry.ts";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { ArrowRightIcon } from "#ui/design/icons/controls.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { FirstItems } from "../first-items.tsx";
import { aspectName, aspectText, type AspectScope } from "./aspect-words.ts";
import * as styles from "./difference-list.css.ts";

interface DifferenceListProps {
  readonly difference: readonly EntryDifference[];
  readonly scope: AspectScope;
  /** What can be done about one of them. */
  readonly actionOf?: ((difference: EntryDifference) => ReactNode) | undefined;
}

/** What differs between two menus, entry by entry: what was, and what is to be. */
export function DifferenceList({ difference, scope, actionOf }: DifferenceListProps): ReactElement {
  const i18n = useI18n();
  const words = i18n.t.operations.menuEditor;
  return (
    <>
      {MENU_ENTRY_TYPES.map((type) => {
        const some = difference.filter((one) => shownOf(one).type === type);
        if (some.length === 0) return null;
        return (
          <section key={type} className={styles.section}>
            <h3 className={styles.heading}>
              {words.types[type]()} <span className={styles.count}>{some.length}</span>
            </h3>
            <FirstItems items={some}>
              {(shown) => (
                <ul className={styles.list}>
                  {shown.map((one) => {
                    const { before, after, aspects } = one;
                    const entry = shownOf(one);
                    const name = entryName(entry, i18n.locale);
                    return (
                      <li key={entry.id} className={styles.item}>
                        <p className={styles.title}>
                          <bdi className={styles.name}>{name === "" ? words.unnamed() : name}</bdi>
                          {before === null && <Badge tone="success">{words.states.added()}</Badge>}
                          {after === null && <Badge tone="danger">{words.states.removed()}</Badge>}
                        </p>
                        {before !== null && after !== null && (
                          <dl className={styles.aspects}>
                            {aspects.map((ref) => (
                              <div
                                key={`${ref.name} ${ref.locale ?? ref.locationId}`}
                                className={styles.aspect}
                              >
                                <dt className={styles.quiet}>{aspectName(i18n, ref, scope)}</dt>
                                {ref.name === "order" ? (
                                  <dd>{words.moved()}</dd>
                                ) : (
                                  <dd className={styles.change}>
                                    <del className={styles.old}>{aspectText(i18n, ref, before, scope)}</del>
                                    <ArrowRightIcon size={16} />
                                    <ins className={styles.added}>{aspectText(i18n, ref, after, scope)}</ins>
                                  </dd>
                                )}
                              </div>
                            ))}
                          </dl>
                        )}
                        {actionOf?.(one)}
                      </li>
                    );
                  })}
                </ul>
              )}
            </FirstItems>
          </section>
        );
      })}
    </>
  );
}
