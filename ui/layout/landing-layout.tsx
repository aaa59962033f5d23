import type { ReactElement, ReactNode } from "react";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { page } from "#ui/design/layout/layout.css.ts";
import { ConsentButton } from "#ui/consent/consent-button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { CurrentLink } from "#ui/router/current-link.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as styles from "./landing-layout.css.ts";
import { SkipLink } from "#ui/design/layout/skip-link.tsx";
import { Wordmark } from "./wordmark.tsx";

interface LandingLayoutProps {
  readonly children?: ReactNode;
}

/** The frame of the pages for restaurant owners, which only hosts without a shop have. */
export function LandingLayout({ children }: LandingLayoutProps): ReactElement {
  const { t } = useI18n();
  const pages = [
    { to: "/landing/features", label: t.titles["landing.features"]() },
    { to: "/landing/prices", label: t.titles["landing.prices"]() },
    { to: "/landing/contact", label: t.titles["landing.contact"]() },
  ];
  const legal = [
    { to: "/privacy", label: t.navigation.privacy() },
    { to: "/terms", label: t.navigation.terms() },
    { to: "/cookies", label: t.navigation.cookies() },
    { to: "/refund", label: t.navigation.refund() },
  ];
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header}>
        <div className={`${page()} ${styles.row}`}>
          <ScopedLink to="/" className={styles.home} aria-label={`Diner, ${t.navigation.home()}`}>
            <Wordmark />
          </ScopedLink>
          <nav aria-label={t.navigation.main()} className={styles.nav}>
            <ul className={styles.pages}>
              {pages.map(({ to, label }) => (
                <li key={to}>
                  <CurrentLink to={to} className={styles.pageLink}>
                    {label}
                  </CurrentLink>
                </li>
              ))}
            </ul>
          </nav>
          <ScopedLink to="/login" className={buttonStyle({ size: "sm", color: "white" })}>
            {t.navigation.login()}
          </ScopedLink>
        </div>
      </header>
      <div className={styles.content}>{children}</div>
      <footer className={styles.footer}>
        <div className={`${page()} ${styles.feet}`}>
          <Wordmark />
          <nav aria-label={t.navigation.footer()} className={styles.lists}>
            <ul className={styles.list}>
              {pages.map(({ to, label }) => (
                <li key={to}>
                  <ScopedLink to={to} className={styles.foot}>
                    {label}
                  </ScopedLink>
                </li>
              ))}
            </ul>
            <ul className={styles.list}>
              {legal.map(({ to, label }) => (
                <li key={to}>
                  <ScopedLink to={to} className={styles.foot}>
                    {label}
                  </ScopedLink>
                </li>
              ))}
              <li>
                <ConsentButton />
              </li>
            </ul>
          </nav>
        </div>
      </footer>
    </div>
  );
}
