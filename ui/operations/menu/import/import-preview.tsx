import { useMemo, type ReactElement } from "react";
import type { MenuDraft } from "#core/draft/menu-draft.ports.ts";
import { shownOf } from "#core/draft/menu-difference.ts";
import { entriesById, entryName, type MenuContent } from "#core/draft/menu-entry.ts";
import { contentWith, differenceBy } from "#core/import/preview-content.ts";
import { IMPORT_WINNERS, type ImportOptions, type ImportPreview } from "#core/import/menu-import.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { DifferenceList } from "../publish/difference-list.tsx";
import { FlawList } from "../publish/flaw-list.tsx";
import { ImportFindings } from "./import-findings.tsx";
import * as styles from "./import.css.ts";

interface ImportPreviewPartsProps {
  readonly preview: ImportPreview;
  readonly draft: MenuDraft;
  readonly content: MenuContent;
  readonly wins: ImportOptions["wins"];
  readonly onWins: (wins: ImportOptions["wins"]) => void;
}

/** What files would change in the draft, what of them is refused, and what the draft says otherwise. */
export function ImportPreviewParts(props: ImportPreviewPartsProps): ReactElement {
  const { preview, draft, content, wins, onWins } = props;
  const { t } = useI18n();
  const words = t.operations.menuImport;
  const { changes, contested, findings, refusal, products, refused, altered } = preview;
  const difference = useMemo(() => differenceBy(changes), [changes]);
  const after = useMemo(() => contentWith(content, changes), [content, changes]);
  const ids = useMemo(() => new Set<string>(difference.map((one) => shownOf(one).id)), [difference]);
  const ofSeverity = (severity: "refused" | "changed") =>
    findings.filter((finding) => finding.severity === severity);
  const isNothing = refusal === null && changes.length === 0;
  return (
    <>
      {refusal !== null && (
        <Banner tone="danger" role="alert" title={words.refusals[refusal]()}>
          {null}
        </Banner>
      )}
      {refusal === null && (
        <Banner tone={isNothing ? "neutral" : "info"} role="status" title={words.read({ n: products })}>
          {isNothing ? words.nothing() : words.changes({ n: changes.length })}
        </Banner>
      )}
      {contested.length > 0 && (
        <Banner tone="warn" title={words.contested()}>
          <Contested preview={preview} content={after} published={draft.entries} />
          <RadioGroup
            label={words.winner()}
            look="segments"
            options={IMPORT_WINNERS.map((value) => ({ value, label: words.winners[value]() }))}
            value={wins}
            onChange={onWins}
          />
        </Banner>
      )}
      {refused > 0 && (
        <ImportFindings
          title={words.refused({ n: refused })}
          findings={ofSeverity("refused")}
          more={refused - ofSeverity("refused").length}
        />
      )}
      {altered > 0 && (
        <ImportFindings
          title={words.altered({ n: altered })}
          findings={ofSeverity("changed")}
          more={altered - ofSeverity("changed").length}
        />
      )}
      {difference.length > 0 && (
        <>
          <FlawList draft={draft} content={after} ids={ids} />
          <DifferenceList difference={difference} scope={{ draft, content: after }} />
        </>
      )}
    </>
  );
}

interface ContestedProps {
  readonly preview: ImportPreview;
  readonly content: MenuContent;
  readonly published: MenuContent;
}

function Contested({ preview, content, published }: ContestedProps): ReactElement {
  const { t, locale } = useI18n();
  const words = t.operations.menuImport;
  const entries = useMemo(
    () => new Map([...entriesById(published), ...entriesById(content)]),
    [published, content],
  );
  return (
    <ul>
      {preview.contested.map(({ id, by }) => {
        const entry = entries.get(id);
        const name = entry === undefined ? "" : entryName(entry, locale);
        return (
          <li key={id}>
            <bdi className={styles.names}>{name === "" ? t.operations.menuEditor.unnamed() : name}</bdi>{" "}
            {words.contestedBy({ by: by ?? t.operations.menuEditor.somebody() })}
          </li>
        );
      })}
    </ul>
  );
}
