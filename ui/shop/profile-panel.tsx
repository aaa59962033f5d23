import type { ReactElement } from "react";
import { useLocation } from "react-router";
import { withRedirect } from "#core/routing/redirect-parameter.ts";
import type { User } from "#core/account/user.ts";
import { AppearanceChoice } from "#ui/appearance/appearance-choice.tsx";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { useScopedPath } from "#ui/router/use-route-scope.ts";
import * as styles from "./profile-menu.css.ts";
import { useNavigationEntries } from "./shop-navigation.tsx";

interface ProfilePanelProps {
  /** Null for a guest. */
  readonly user: User | null;
}

/** Links of the account, signing in or out, color theme and language. */
export function ProfilePanel({ user }: ProfilePanelProps): ReactElement {
  const { t } = useI18n();
  const { pathname, search } = useLocation();
  const here = useScopedPath();
  const entries = useNavigationEntries();
  return (
    <>
      {user !== null && <p className={styles.greeting}>{t.navigation.greeting({ name: user.firstName })}</p>}
      <nav aria-label={t.navigation.profile()}>
        <ul className={styles.links}>
          {user !== null && (
            <li>
              <ScopedLink
                to="/home"
                className={styles.link}
                aria-current={pathname === here("/home") ? "page" : undefined}
              >
                {t.navigation.home()}
              </ScopedLink>
            </li>
          )}
          {entries.map(({ to, label }) => (
            <li key={to}>
              <ScopedLink
                to={to}
                className={styles.link}
                aria-current={pathname === here(to) ? "page" : undefined}
              >
                {label}
              </ScopedLink>
            </li>
          ))}
          {user !== null && (
            <li>
              <ScopedLink
                to="/profile"
                className={styles.link}
                aria-current={pathname === here("/profile") ? "page" : undefined}
              >
                {t.navigation.profile()}
              </ScopedLink>
            </li>
          )}
          {user !== null && (
            <li>
              <ScopedLink to="/logout" className={styles.link}>
                {t.navigation.logout()}
              </ScopedLink>
            </li>
          )}
        </ul>
      </nav>
      {user === null && (
        <div className={styles.doors}>
          <ScopedLink
            to={withRedirect("/login", `${pathname}${search}`)}
            className={buttonStyle({ size: "md", color: "accent", fullWidth: true })}
          >
            {t.navigation.login()}
          </ScopedLink>
          <ScopedLink to="/register" className={buttonStyle({ size: "md", look: "soft", fullWidth: true })}>
            {t.navigation.register()}
          </ScopedLink>
        </div>
      )}
      <div className={styles.appearance}>
        <AppearanceChoice />
      </div>
    </>
  );
}
