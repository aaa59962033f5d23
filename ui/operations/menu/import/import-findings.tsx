import { useId, type ReactElement } from "react";
import { placeOf, type Finding } from "#core/import/finding.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { I18n } from "#ui/i18n/i18n.ts";
import * as styles from "./import.css.ts";

interface ImportFindingsProps {
  readonly title: string;
  readonly findings: readonly Finding[];
  /** How many more there are than these. */
  readonly more: number;
}

/** What did not come through as it is written, each with its place in the file. */
export function ImportFindings({ title, findings, more }: ImportFindingsProps): ReactElement {
  const i18n = useI18n();
  const words = i18n.t.operations.menuImport;
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.subheading}>
        {title}
      </h3>
      <ul className={styles.findings} tabIndex={0} aria-labelledby={id}>
        {findings.map((finding, index) => {
          const { key, values } = finding.reason;
          const [a = "", b = ""] = values;
          return (
            <li key={index} className={styles.finding}>
              <span className={styles.hint}>
                <bdi>{finding.file}</bdi>, {placeText(i18n, finding)}
              </span>
              <span>
                {words.reasons[key]({ a, b })}
                {finding.times > 1 && ` (${words.often({ n: finding.times })})`}
              </span>
            </li>
          );
        })}
        {more > 0 && <li className={styles.finding}>{words.moreFindings({ n: more })}</li>}
      </ul>
    </section>
  );
}

function placeText({ t }: I18n, finding: Finding): string {
  const words = t.operations.menuImport;
  const place = placeOf(finding);
  switch (place.kind) {
    case "file":
      return words.wholeFile();
    case "line":
      return words.line({ line: place.line });
    case "cell":
      return words.cell({ line: place.line, column: place.column });
    case "pointer":
      return place.pointer;
  }
}
