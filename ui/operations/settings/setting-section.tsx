import { useId, type ReactElement, type ReactNode } from "react";
import * as styles from "./settings.css.ts";

interface SettingSectionProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** Next to the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One part of a setting, under its own heading. */
export function SettingSection({ title, text, actions, children }: SettingSectionProps): ReactElement {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={styles.sectionTitle}>
          {title}
        </h2>
        {actions}
      </div>
      {text !== undefined && <p className={styles.quiet}>{text}</p>}
      {children}
    </section>
  );
}
