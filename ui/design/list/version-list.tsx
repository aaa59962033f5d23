import type { ReactElement, ReactNode } from "react";
import { Badge } from "#ui/design/feedback/badge.tsx";
import * as styles from "./version-list.css.ts";

interface VersionListProps {
  readonly label: string;
  /** A `VersionRow` for each. */
  readonly children: ReactNode;
}

/** What was published, the newest first. */
export function VersionList({ label, children }: VersionListProps): ReactElement {
  return (
    <ol className={styles.list} aria-label={label} reversed>
      {children}
    </ol>
  );
}

interface VersionRowProps {
  readonly title: string;
  /** What the one that is public now is called; absent with the others. */
  readonly badge?: string | undefined;
  /** When and by whom it was published. */
  readonly about?: ReactNode;
  /** What can be done with it. */
  readonly action?: ReactNode;
}

/** One publication. */
export function VersionRow({ title, badge, about, action }: VersionRowProps): ReactElement {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title}>
          {title}
          {badge !== undefined && <Badge tone="success">{badge}</Badge>}
        </p>
        {about !== undefined && <p className={styles.about}>{about}</p>}
      </div>
      {action}
    </li>
  );
}
