import type { ReactElement } from "react";
import { useLocation } from "react-router";
import { mayUser } from "#core/account/permissions.ts";
import { employmentsOf } from "#core/account/workplace.ts";
import { PUSH_PERMISSION } from "#core/push/push.ts";
import { IconButton } from "#ui/design/button/icon-button.tsx";
import { ArrowRightIcon } from "#ui/design/icons/controls.tsx";
import { ListIcon } from "#ui/design/icons/operations.tsx";
import { SignOutIcon, BuildingIcon, LockIcon } from "#ui/design/icons/settings.tsx";
import { UserIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { useDisclosure } from "#ui/design/dialog/use-disclosure.ts";
import { useOffice } from "../office-context.tsx";
import { StaffPush } from "../push/staff-push.tsx";
import { TabletMenu } from "../tablet/tablet-menu.tsx";
import * as styles from "./staff-menu.css.ts";

/** The signed-in user, with links to change organization and sign out. */
export function StaffMenu(): ReactElement {
  const { t } = useI18n();
  const { user } = useOffice();
  const { pathname } = useLocation();
  const { isOpen, toggle, root, trigger } = useDisclosure(pathname);
  return (
    <div ref={root} className={styles.root}>
      <IconButton
        ref={trigger}
        label={t.operations.profile()}
        tone="soft"
        aria-expanded={isOpen}
        aria-controls="staff-menu"
        onClick={toggle}
      >
        <span className={styles.initial} aria-hidden="true">
          {user.firstName.slice(0, 1)}
        </span>
      </IconButton>
      <div id="staff-menu" className={styles.panel} hidden={!isOpen}>
        <p className={styles.person}>
          <strong>
            <bdi>
              {user.firstName} {user.lastName}
            </bdi>
          </strong>
          <span className={styles.email}>{user.email}</span>
        </p>
        {isOpen && mayUser(user, user.selectedOrganizationId, PUSH_PERMISSION) && <StaffPush />}
        <TabletMenu isOpen={isOpen} />
        <ul className={styles.links}>
          {employmentsOf(user).length > 1 && (
            <li>
              <ScopedLink to="/choose-organization" className={styles.link}>
                <BuildingIcon />
                {t.organization.switch()}
              </ScopedLink>
            </li>
          )}
          {mayUser(user, user.selectedOrganizationId, "staff.change") && (
            <li>
              <ScopedLink to="/operations/staff" className={styles.link}>
                <UserIcon />
                {t.officeTitles["operations.staff"]()}
              </ScopedLink>
            </li>
          )}
          {mayUser(user, user.selectedOrganizationId, "audit.see") && (
            <li>
              <ScopedLink to="/operations/audit" className={styles.link}>
                <ListIcon />
                {t.officeTitles["operations.audit"]()}
              </ScopedLink>
            </li>
          )}
          {mayUser(user, user.selectedOrganizationId, "organization.change") && (
            <li>
              <ScopedLink to="/operations/redirects" className={styles.link}>
                <ArrowRightIcon />
                {t.officeTitles["operations.redirects"]()}
              </ScopedLink>
            </li>
          )}
          <li>
            <ScopedLink to="/operations/security" className={styles.link}>
              <LockIcon />
              {t.officeTitles["operations.security"]()}
            </ScopedLink>
          </li>
          <li>
            <ScopedLink to="/logout" className={styles.link}>
              <SignOutIcon />
              {t.navigation.logout()}
            </ScopedLink>
          </li>
        </ul>
      </div>
    </div>
  );
}
