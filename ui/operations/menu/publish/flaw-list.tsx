import { useMemo, type ReactElement } from "react";
import { hindrances, isBlocking, menuFlaws, type MenuFlaw } from "#core/draft/menu-flaws.ts";
import type { MenuDraft } from "#core/draft/menu-draft.ports.ts";
import { entriesById, entryName, type MenuContent } from "#core/draft/menu-entry.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./flaw-list.css.ts";

interface FlawListProps {
  readonly draft: MenuDraft;
  readonly content: MenuContent;
  /** Flaws of other entries are left out. */
  readonly ids: ReadonlySet<string>;
}

const MAX_SHOWN_FLAWS = 12;

/** What keeps a draft from being published, then what should be looked at of what it changes (MENU-19). */
export function FlawList({ draft, content, ids }: FlawListProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.menuEditor;
  const { blocking, warnings } = useMemo(() => {
    const terms = flawTerms(draft);
    return {
      blocking: hindrances(content, draft.entries, terms),
      warnings: menuFlaws(content, terms).filter((flaw) => !isBlocking(flaw) && ids.has(flaw.entryId)),
    };
  }, [draft, content, ids]);
  return (
    <>
      {blocking.length > 0 && (
        <Banner tone="danger" title={words.draft.blocked()}>
          <Flaws flaws={blocking} draft={draft} content={content} />
        </Banner>
      )}
      {warnings.length > 0 && (
        <Banner tone="warn" title={words.draft.warnings()}>
          <Flaws flaws={warnings} draft={draft} content={content} />
        </Banner>
      )}
    </>
  );
}

/** How the menu of a draft is looked at. */
export function flawTerms({ locale, locations }: MenuDraft): Parameters<typeof menuFlaws>[1] {
  return { locale, locationIds: locations.map(({ id }) => id) };
}

interface FlawsProps {
  readonly flaws: readonly MenuFlaw[];
  readonly draft: MenuDraft;
  readonly content: MenuContent;
}

function Flaws({ flaws, draft, content }: FlawsProps): ReactElement {
  const { t, locale } = useI18n();
  const words = t.operations.menuEditor;
  const entries = useMemo(() => entriesById(content), [content]);
  return (
    <ul className={styles.list}>
      {flaws.slice(0, MAX_SHOWN_FLAWS).map((flaw) => {
        const entry = entries.get(flaw.entryId);
        const name = entry === undefined ? "" : entryName(entry, locale);
        const location = draft.locations.find(({ id }) => id === flaw.locationId)?.name;
        const place = flaw.locale === null ? location : words.languages[flaw.locale]();
        const text = words.flaws[flaw.kind]();
        return (
          <li key={`${flaw.kind} ${flaw.entryId} ${flaw.locale ?? flaw.locationId}`}>
            <bdi className={styles.name}>{name === "" ? words.unnamed() : name}</bdi>{" "}
            {place === undefined ? text : words.aspectOf({ aspect: text, of: place })}
          </li>
        );
      })}
      {flaws.length > MAX_SHOWN_FLAWS && (
        <li>{words.draft.moreWarnings({ n: flaws.length - MAX_SHOWN_FLAWS })}</li>
      )}
    </ul>
  );
}
