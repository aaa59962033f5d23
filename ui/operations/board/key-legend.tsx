import type { ReactElement } from "react";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./key-legend.css.ts";

/** A list of the board's keyboard shortcuts, where a keyboard is likely. */
export function KeyLegend(): ReactElement {
  const { t } = useI18n();
  const { keys } = t.operations;
  const entries = [
    { key: "← ↑ ↓ →", words: keys.move() },
    { key: "A", words: keys.forward() },
    { key: "R", words: keys.reject() },
    { key: "D", words: keys.open() },
    { key: "T", words: keys.allDay() },
    { key: "Ctrl Z", words: keys.undo() },
  ];
  return (
    <dl className={styles.legend} aria-label={keys.title()}>
      {entries.map(({ key, words }) => (
        <div key={key} className={styles.entry}>
          <dt>
            <kbd className={styles.key}>{key}</kbd>
          </dt>
          <dd className={styles.words}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
