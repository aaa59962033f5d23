import type { ReactElement } from "react";
import { useLocation } from "react-router";
import { selectUser } from "#core/auth/auth.selectors.ts";
import { withRedirect } from "#core/routing/redirect-parameter.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { buttonStyle } from "#ui/design/button.css.ts";
import { IconButton } from "#ui/design/icon-button.tsx";
import { UserIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { HereLink } from "#ui/router/here-link.tsx";
import { useHere } from "#ui/router/use-place.ts";
import * as styles from "./profile-menu.css.ts";
import { useNavigationEntries } from "./shop-navigation.tsx";
import { useDisclosure } from "./use-disclosure.ts";

/** The account: who is signed in, the pages for them, and the way in and out. */
export function ProfileMenu(): ReactElement {
  const { L } = useI18n();
  const { auth } = useActors();
  const user = useSelected(auth, selectUser);
  const { pathname, search } = useLocation();
  const here = useHere();
  const { isOpen, toggle, root } = useDisclosure(`${pathname}${search}`);
  // The address as it is inside this shop; the link adds the shop's prefix again.
  const login = withRedirect("/login", `${pathname}${search}`);
  const entries = useNavigationEntries();
  return (
    <div ref={root} className={styles.root}>
      <IconButton
        label={L.navigation.profile()}
        tone="soft"
        aria-expanded={isOpen}
        aria-controls="profile-menu"
        onClick={toggle}
      >
        {user === null ? (
          <UserIcon />
        ) : (
          <span className={styles.initial} aria-hidden="true">
            {user.firstName.slice(0, 1)}
          </span>
        )}
      </IconButton>
      <div id="profile-menu" className={styles.panel} hidden={!isOpen}>
        {user !== null && <p className={styles.greeting}>{L.navigation.greeting({ name: user.firstName })}</p>}
        <nav aria-label={L.navigation.profile()}>
          <ul className={styles.links}>
            {entries.map(({ to, label }) => (
              <li key={to}>
                <HereLink to={to} className={styles.link} aria-current={pathname === here(to) ? "page" : undefined}>
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
            <HereLink to={login} className={buttonStyle({ size: "md", color: "accent", fullWidth: true })}>
              {L.navigation.login()}
            </HereLink>
            <HereLink to="/register" className={buttonStyle({ size: "md", look: "soft", fullWidth: true })}>
              {L.navigation.register()}
            </HereLink>
          </div>
        )}
      </div>
    </div>
  );
}
