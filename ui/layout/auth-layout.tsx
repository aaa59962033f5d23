import type { ReactElement, ReactNode } from "react";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as styles from "./auth-layout.css.ts";
import { SkipLink } from "#ui/design/layout/skip-link.tsx";
import { Wordmark } from "./wordmark.tsx";

interface AuthLayoutProps {
  readonly children?: ReactNode;
}

const DISHES = ["1f372", "1f355", "1f957", "1f35c", "1f370"] as const;

/** The layout of the back office's sign-in pages: a column, with a picture of a laid table next to it on wide screens. */
export function AuthLayout({ children }: AuthLayoutProps): ReactElement {
  const { t } = useI18n();
  return (
    <div className={styles.frame}>
      <SkipLink />
      <div className={styles.column}>
        <header className={styles.header}>
          <ScopedLink to="/" className={styles.home} aria-label={`Diner, ${t.navigation.home()}`}>
            <Wordmark />
          </ScopedLink>
        </header>
        <div className={styles.content}>{children}</div>
      </div>
      <div className={styles.table} aria-hidden="true">
        {DISHES.map((code, index) => (
          <span key={code} className={styles.plates[index]}>
            <img src={`/pictures/${code}.webp`} alt="" width={160} height={160} className={styles.dish} />
          </span>
        ))}
      </div>
    </div>
  );
}
