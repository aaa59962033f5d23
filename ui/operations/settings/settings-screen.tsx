import type { ReactElement, ReactNode } from "react";
import { mayUser, type Permission } from "#core/account/permissions.ts";
import { mayTakeArchive } from "#core/archive/archive.ts";
import type { Workplace } from "#core/account/workplace.ts";
import { launchPath } from "#core/launch/launch-path.ts";
import { messagesPath } from "#core/message/messages-path.ts";
import {
  archivePath,
  companyPath,
  domainPath,
  hoursPath,
  lookPath,
  pointsPath,
  promotionsPath,
  zonesPath,
} from "#core/setting/location/setting-paths.ts";
import { ChevronRightIcon } from "#ui/design/icons/controls.tsx";
import { BuildingIcon, EyeIcon, GlobeIcon, MailIcon } from "#ui/design/icons/settings.tsx";
import { GiftIcon, ReceiptIcon, TicketIcon } from "#ui/design/icons/purchase.tsx";
import { ClockIcon, PinIcon, StoreIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as office from "../office-screen.css.ts";
import { useOffice } from "../office-context.tsx";
import * as styles from "./settings.css.ts";

/** The pages of the settings: of each shop, and of each location where somebody works. */
export default function SettingsScreen(): ReactElement {
  const { t } = useI18n();
  const { user, organization, workplaces } = useOffice();
  const words = t.operations.settings;
  const may = (permission: Permission, { location }: Workplace): boolean =>
    mayUser(user, user.selectedOrganizationId, permission, location.id);
  const mayChangeCompany = mayUser(user, user.selectedOrganizationId, "organization.change");
  const maySeeMessages = mayUser(user, user.selectedOrganizationId, "messages.see");
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <h1 className={office.title}>{t.officeTitles["operations.settings"]()}</h1>
      <p className={styles.quiet}>{words.intro()}</p>
      {organization?.shops.map((shop) => {
        const places = workplaces.filter(
          (workplace) => workplace.shopId === shop.id && may("hours.change", workplace),
        );
        return (
          places.length > 0 && (
            <section key={shop.id} className={styles.narrow} aria-label={shop.name}>
              <h2 className={styles.groupTitle}>
                <bdi>{shop.name}</bdi>
              </h2>
              <div className={styles.tiles}>
                <Tile to={launchPath(shop.id)} icon={<StoreIcon size={24} />} name={words.launch.tile()}>
                  {words.launch.tileText()}
                </Tile>
                {places.map(({ location }) => (
                  <Tile
                    key={location.id}
                    to={hoursPath(location.id)}
                    icon={<ClockIcon size={24} />}
                    name={places.length > 1 ? words.hoursOf({ location: location.name }) : words.hours()}
                  >
                    {words.hoursText()}
                  </Tile>
                ))}
                {places
                  .filter((place) => may("zones.change", place))
                  .map(({ location }) => (
                    <Tile
                      key={`zones ${location.id}`}
                      to={zonesPath(location.id)}
                      icon={<PinIcon size={24} />}
                      name={places.length > 1 ? words.zonesOf({ location: location.name }) : words.zones()}
                    >
                      {words.zonesText()}
                    </Tile>
                  ))}
                {places.some((place) => may("promotions.change", place)) && (
                  <Tile
                    to={promotionsPath(shop.id)}
                    icon={<TicketIcon size={24} />}
                    name={words.promotions()}
                  >
                    {words.promotionsText()}
                  </Tile>
                )}
                {places.some((place) => may("organization.change", place)) && (
                  <Tile to={lookPath(shop.id)} icon={<EyeIcon size={24} />} name={words.look.title()}>
                    {words.lookText()}
                  </Tile>
                )}
                {places.some((place) => may("organization.change", place)) && (
                  <Tile to={pointsPath(shop.id)} icon={<GiftIcon size={24} />} name={words.points.title()}>
                    {words.points.tileText()}
                  </Tile>
                )}
                {places.some((place) => may("organization.change", place)) && (
                  <Tile to={domainPath(shop.id)} icon={<GlobeIcon size={24} />} name={words.domain.title()}>
                    {words.domain.tileText()}
                  </Tile>
                )}
              </div>
            </section>
          )
        );
      })}
      {organization !== null && (mayChangeCompany || maySeeMessages || mayTakeArchive(user)) && (
        <section className={styles.narrow} aria-label={words.organization({ name: organization.name })}>
          <h2 className={styles.groupTitle}>{words.organization({ name: organization.name })}</h2>
          <div className={styles.tiles}>
            {mayChangeCompany && (
              <Tile
                to={companyPath(organization.id)}
                icon={<BuildingIcon size={24} />}
                name={words.company.title()}
              >
                {words.company.tileText()}
              </Tile>
            )}
            {maySeeMessages && (
              <Tile
                to={messagesPath(organization.id)}
                icon={<MailIcon size={24} />}
                name={words.messages.title()}
              >
                {words.messages.tileText()}
              </Tile>
            )}
            {mayTakeArchive(user) && (
              <Tile
                to={archivePath(organization.id)}
                icon={<ReceiptIcon size={24} />}
                name={words.archive.name()}
              >
                {words.archive.nameText()}
              </Tile>
            )}
          </div>
        </section>
      )}
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
