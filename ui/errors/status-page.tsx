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
  /** The error's own message. */
  readonly message: string | null;
  /** The actions of a person. */
  readonly hint: string;
  readonly actions: ReactNode;
}

/** A page that names an error and a way on; robots that run scripts must not index it (ERROR-15). */
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
