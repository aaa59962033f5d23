import { Suspense, type ReactElement } from "react";
import { late } from "#ui/errors/late.tsx";
import { useLocation } from "react-router";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { IconButton } from "#ui/design/button/icon-button.tsx";
import { UserIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./profile-menu.css.ts";
import { useDisclosure } from "#ui/design/dialog/use-disclosure.ts";

const ProfilePanel = late(async () => (await import("./profile-panel.tsx")).ProfilePanel);

/** The account button in the header; its menu loads when it first opens. */
export function ProfileMenu(): ReactElement {
  const { t } = useI18n();
  const { auth } = useActors();
  const user = useSelected(auth, selectUser);
  const { pathname, search } = useLocation();
  const { isOpen, toggle, root, trigger } = useDisclosure(`${pathname}${search}`);
  return (
    <div ref={root} className={styles.root}>
      <IconButton
        ref={trigger}
        label={t.navigation.profile()}
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
        {isOpen && (
          <Suspense>
            <ProfilePanel user={user} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
