import type { ReactElement, ReactNode } from "react";
import { mayUser, type Permission } from "#core/account/permissions.ts";
import { workplaceName, type Workplace } from "#core/account/workplace.ts";
import { settingPath } from "#core/setting/location/setting-paths.ts";
import { ChevronRightIcon } from "#ui/design/icons/controls.tsx";
import { ClockIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as office from "../office-screen.css.ts";
import { useOffice } from "../office-context.tsx";
import * as styles from "./settings.css.ts";

/** The pages of the settings: of each location where somebody works, and of the shops. */
export default function SettingsScreen(): ReactElement {
  const { t } = useI18n();
  const { user, organization, workplaces } = useOffice();
  const may = (permission: Permission, { location }: Workplace): boolean =>
    mayUser(user, user.selectedOrganizationId, permission, location.id);
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <h1 className={office.title}>{t.titles["operations.settings"]()}</h1>
      <p className={styles.quiet}>{t.operations.settings.intro()}</p>
      {organization !== null &&
        workplaces
          .filter((workplace) => may("hours.change", workplace))
          .map((workplace) => (
            <section
              key={workplace.location.id}
              className={styles.narrow}
              aria-label={workplaceName(workplace, organization)}
            >
              <h2 className={styles.groupTitle}>
                <bdi>{workplaceName(workplace, organization)}</bdi>
              </h2>
              <div className={styles.tiles}>
                <Tile
                  to={settingPath("hours", workplace.location.id)}
                  icon={<ClockIcon size={24} />}
                  name={t.operations.settings.hours()}
                >
                  {t.operations.settings.hoursText()}
                </Tile>
              </div>
            </section>
          ))}
    </main>
  );
}

interface TileProps {
  readonly to: string;
  readonly icon: ReactElement;
  readonly name: string;
  readonly children: ReactNode;
}

function Tile({ to, icon, name, children }: TileProps): ReactElement {
  return (
    <ScopedLink to={to} className={styles.tile}>
      <span className={styles.tileIcon}>{icon}</span>
      <span>
        <span className={styles.tileName}>{name}</span>
        <span className={styles.tileText}>{children}</span>
      </span>
      <span className={styles.tileArrow}>
        <ChevronRightIcon size={20} />
      </span>
    </ScopedLink>
  );
}
