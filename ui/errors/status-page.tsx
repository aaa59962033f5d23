import type { ReactElement, ReactNode } from "react";
import { isRobot } from "#core/routing/robots.ts";
import { useHydrated } from "#ui/app/use-hydrated.ts";
import * as styles from "./status-page.css.ts";

interface StatusPageProps {
  readonly status: number;
  /** A picture of the set, by its code point. */
  readonly picture: string;
  /** The default message of the status, in English (ERROR-13). */
  readonly title: string;
  /** The error in its own words. */
  readonly message: string | null;
  /** What a person may do. */
  readonly hint: string;
  readonly actions: ReactNode;
}

/** A page that says why there is no page, and the way on; robots that run scripts get none (ERROR-15). */
export function StatusPage({
  status,
  picture,
  title,
  message,
  hint,
  actions,
}: StatusPageProps): ReactElement | null {
  const isHydrated = useHydrated();
  if (isHydrated && isRobot(navigator.userAgent)) return null;
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <div className={styles.plate} aria-hidden="true">
        <img src={`/pictures/${picture}.webp`} alt="" width={160} height={160} className={styles.picture} />
        <span className={styles.status}>{status}</span>
      </div>
      <h1 className={styles.title} lang="en">
        {title}
      </h1>
      {message !== null && message !== "" && <p className={styles.message}>{message}</p>}
      <p className={styles.hint}>{hint}</p>
      <div className={styles.actions}>{actions}</div>
    </main>
  );
}
