import type { ReactElement } from "react";
import type { PlainRecord } from "../trace/plain.ts";
import * as styles from "./drive-panel.css.ts";

/** What a machine holds: each part by itself, since a menu is long. */
export function ContextView({ context }: { readonly context: PlainRecord }): ReactElement | null {
  const parts = Object.entries(context);
  if (parts.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Context">
      <h2 className={styles.title}>Context</h2>
      {parts.map(([key, value]) => {
        const text = JSON.stringify(value, null, 1);
        return text.length < 40 ? (
          <p key={key} className={styles.row}>
            <span className={styles.quiet}>{key}</span> <code>{text}</code>
          </p>
        ) : (
          <details key={key}>
            <summary>{key}</summary>
            <pre className={styles.json} tabIndex={0}>
              {text}
            </pre>
          </details>
        );
      })}
    </section>
  );
}
