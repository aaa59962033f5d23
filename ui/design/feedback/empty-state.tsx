import type { ReactElement, ReactNode } from "react";
import * as styles from "./empty-state.css.ts";

interface EmptyStateProps {
  /** An icon of 40 px or so. */
  readonly icon: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly headingLevel?: 1 | 2 | 3 | undefined;
}

/** A message for an empty, failed or finished page, with a way on. */
export function EmptyState({
  icon,
  title,
  children,
  action,
  headingLevel = 2,
}: EmptyStateProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.emptyState}>
      <div className={styles.picture}>{icon}</div>
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
