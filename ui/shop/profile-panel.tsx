import type { ReactElement } from "react";
import { useLocation } from "react-router";
import { withRedirect } from "#core/routing/redirect-parameter.ts";
import type { User } from "#core/session/user.ts";
import { AppearanceChoice } from "#ui/appearance/appearance-choice.tsx";
import { buttonStyle } from "#ui/design/button.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { HereLink } from "#ui/router/here-link.tsx";
import { useHere } from "#ui/router/use-place.ts";
import * as styles from "./profile-menu.css.ts";
import { useNavigationEntries } from "./shop-navigation.tsx";

interface ProfilePanelProps {
  /** Null for a guest. */
  readonly user: User | null;
}

/** The pages of the person, the way in or out, and how the interface looks and speaks. */
export function ProfilePanel({ user }: ProfilePanelProps): ReactElement {
  const { L } = useI18n();
  const { pathname, search } = useLocation();
  const here = useHere();
  const entries = useNavigationEntries();
  return (
    <>
      {user !== null && <p className={styles.greeting}>{L.navigation.greeting({ name: user.firstName })}</p>}
      <nav aria-label={L.navigation.profile()}>
        <ul className={styles.links}>
          {entries.map(({ to, label }) => (
            <li key={to}>
              <HereLink
                to={to}
                className={styles.link}
                aria-current={pathname === here(to) ? "page" : undefined}
              >
                {label}
              </HereLink>
            </li>
          ))}
          {user !== null && (
            <li>
              <HereLink to="/logout" className={styles.link}>
                {L.navigation.logout()}
              </HereLink>
            </li>
          )}
        </ul>
      </nav>
      {user === null && (
        <div className={styles.doors}>
          <HereLink
            to={withRedirect("/login", `${pathname}${search}`)}
            className={buttonStyle({ size: "md", color: "accent", fullWidth: true })}
          >
            {L.navigation.login()}
          </HereLink>
          <HereLink to="/register" className={buttonStyle({ size: "md", look: "soft", fullWidth: true })}>
            {L.navigation.register()}
          </HereLink>
        </div>
      )}
      <div className={styles.appearance}>
        <AppearanceChoice />
      </div>
    </>
  );
}
