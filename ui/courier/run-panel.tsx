import { useId, type ReactElement, type ReactNode } from "react";
import * as styles from "./run.css.ts";

interface RunPanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One part of the courier's page under its heading. */
export function RunPanel({ title, children }: RunPanelProps): ReactElement {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.panelTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
