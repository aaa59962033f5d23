import type { ReactElement, ReactNode } from "react";
import * as styles from "./page-header.css.ts";

interface PageHeaderProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** Above the title: a way back, a badge. */
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
}

/** The page's one h1, big, with what belongs to it. */
export function PageHeader({ title, subtitle, lead, actions }: PageHeaderProps): ReactElement {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {lead}
        <h1 className={styles.title}>{title}</h1>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
