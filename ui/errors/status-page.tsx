import type { ReactElement, ReactNode } from "react";
import * as styles from "./status-page.css.ts";

interface StatusPageProps {
  readonly status: number;
  /** A picture of the set, by its code point. */
  readonly picture: string;
  readonly title: string;
  /** The error in its own words. */
  readonly message: string;
  readonly text: string;
  readonly actions: ReactNode;
}

/** A page that says why there is no page, and the way on. */
export function StatusPage({
  status,
  picture,
  title,
  message,
  text,
  actions,
}: StatusPageProps): ReactElement {
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <div className={styles.plate} aria-hidden="true">
        <img src={`/pictures/${picture}.webp`} alt="" width={160} height={160} className={styles.picture} />
        <span className={styles.status}>{status}</span>
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <p className={styles.message}>{message}</p>
      <div className={styles.actions}>{actions}</div>
    </main>
  );
}
