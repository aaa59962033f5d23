import type { ReactElement, ReactNode } from "react";
import { buttonStyle } from "#ui/design/button.css.ts";
import { page } from "#ui/design/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { HereLink } from "#ui/router/here-link.tsx";
import * as styles from "./landing-layout.css.ts";
import { SkipLink } from "./skip-link.tsx";
import { Wordmark } from "./wordmark.tsx";

interface LandingLayoutProps {
  readonly children?: ReactNode;
}

/** The frame of the pages for restaurant owners. */
export function LandingLayout({ children }: LandingLayoutProps): ReactElement {
  const { L } = useI18n();
  const legal = [
    { to: "/privacy", label: L.navigation.privacy() },
    { to: "/terms", label: L.navigation.terms() },
    { to: "/cookies", label: L.navigation.cookies() },
    { to: "/refund", label: L.navigation.refund() },
  ];
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header}>
        <div className={`${page()} ${styles.row}`}>
          <HereLink to="/" className={styles.home} aria-label={`Diner, ${L.navigation.home()}`}>
            <Wordmark />
          </HereLink>
          <HereLink to="/login" className={buttonStyle({ size: "sm", color: "white" })}>
            {L.navigation.login()}
          </HereLink>
        </div>
      </header>
      <div className={styles.content}>{children}</div>
      <footer className={styles.footer}>
        <div className={`${page()} ${styles.feet}`}>
          <Wordmark />
          <nav aria-label={L.navigation.footer()}>
            <ul className={styles.legal}>
              {legal.map(({ to, label }) => (
                <li key={to}>
                  <HereLink to={to} className={styles.foot}>
                    {label}
                  </HereLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </footer>
    </div>
  );
}
