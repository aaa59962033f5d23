import { useMemo, useState, type ReactElement } from "react";
import { groupRule } from "#core/menu/group-rule.ts";
import { optionsOutline, priceRange } from "#core/draft/menu-outline.ts";
import { newGroup, newModifier } from "#core/draft/new-entry.ts";
import type { MenuEntry } from "#core/draft/menu-entry.ts";
import { useApp } from "#ui/app/app-context.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { ListIcon } from "#ui/design/icons/operations.tsx";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ruleText } from "#ui/menu/product/rule-text.ts";
import { EntryHead, EntrySide, NoEntries } from "./entry-columns.tsx";
import type { MenuViewProps } from "./menu-view.ts";
import { EntryStateBadge } from "./entry-state-badge.tsx";
import { SortedRows } from "./sorted-rows.tsx";
import * as styles from "./menu-editor.css.ts";

/** Groups of options next to the options of one of them. */
export function OptionsView({ draft, content, onOpen, onMove }: MenuViewProps): ReactElement {
  const i18n = useI18n();
  const { t, format, locale } = i18n;
  const words = t.operations.menuEditor;
  const { ids } = useApp().ports;
  const [chosen, choose] = useState<string | null>(null);
  const sections = useMemo(() => optionsOutline(content, draft.entries, locale), [content, draft, locale]);
  const section = sections.find(({ entry }) => entry.id === chosen) ?? sections[0];
  const locationIds = draft.locations.map(({ id }) => id);
  const nameOf = (name: string): string => (name === "" ? words.unnamed() : name);
  const addGroup = (): void => {
    const group = newGroup(content, ids);
    choose(group.id);
    onOpen(null, group);
  };
  const moveAmong = <E extends MenuEntry>(siblings: readonly E[], id: string, index: number): void => {
    const moved = siblings.find((one) => one.id === id);
    if (moved !== undefined) onMove(siblings, moved, index);
  };
  if (section === undefined)
    return (
      <NoEntries
        icon={<ListIcon size={40} />}
        title={words.noGroups()}
        text={words.noGroupsText()}
        addLabel={words.addGroup()}
        onAdd={addGroup}
      />
    );
  return (
    <div className={styles.columns}>
      <EntrySide id="menu-groups" title={words.groups()} addLabel={words.addGroup()} onAdd={addGroup}>
        <SortedRows
          label={words.groups()}
          chosenId={section.entry.id}
          onChoose={choose}
          onMove={(id, index) =>
            moveAmong(
              sections.map(({ entry }) => entry),
              id,
              index,
            )
          }
          rows={sections.map(({ entry, name, state, modifiers }) => ({
            id: entry.id,
            name: nameOf(name),
            content: (
              <>
                <bdi className={styles.name}>{nameOf(name)}</bdi>
                <EntryStateBadge state={state} />
                <span className={styles.count}>
                  <span aria-hidden="true">{modifiers.length}</span>
                  <VisuallyHidden>{words.countOfOptions({ n: modifiers.length })}</VisuallyHidden>
                </span>
              </>
            ),
          }))}
        />
      </EntrySide>
      <section className={styles.products}>
        <EntryHead
          name={nameOf(section.name)}
          count={section.modifiers.length}
          editLabel={words.editGroup()}
          addLabel={words.addOption()}
          onEdit={() => onOpen(section.entry, section.entry)}
          onAdd={() =>
            onOpen(
              null,
              newModifier(content, section.entry.id, { currency: draft.currency, locationIds }, ids),
            )
          }
        />
        <p className={styles.quiet}>
          {ruleText(i18n, groupRule({ ...section.entry, modifiers: section.modifiers }))} ·{" "}
          {words.usedBy({ n: section.uses })}
        </p>
        {section.modifiers.length > 0 ? (
          <SortedRows
            label={nameOf(section.name)}
            onOpen={(id) => {
              const found = section.modifiers.find(({ entry }) => entry.id === id);
              if (found !== undefined) onOpen(found.entry, found.entry);
            }}
            onMove={(id, index) =>
              moveAmong(
                section.modifiers.map(({ entry }) => entry),
                id,
                index,
              )
            }
            rows={section.modifiers.map(({ entry, name, state }) => {
              const range = priceRange(entry, locationIds);
              return {
                id: entry.id,
                name: nameOf(name),
                content: (
                  <>
                    <bdi className={styles.name}>{nameOf(name)}</bdi>
                    <EntryStateBadge state={state} />
                    <span className={styles.quiet}>
                      {range === null ? words.unpriced() : format.moneyDelta(range.lowest)}
                    </span>
                  </>
                ),
              };
            })}
          />
        ) : (
          <EmptyState icon={<ListIcon size={40} />} title={words.noOptions()}>
            {words.noOptionsText()}
          </EmptyState>
        )}
      </section>
    </div>
  );
}
