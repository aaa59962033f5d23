import type { ReactElement } from "react";
import { mayUser, type Permission } from "#core/account/permissions.ts";
import { mayTakeArchive } from "#core/archive/archive.ts";
import type { Workplace } from "#core/account/workplace.ts";
import { launchPath } from "#core/launch/launch-path.ts";
import { messagesPath } from "#core/message/messages-path.ts";
import { legalTextsPath } from "#core/setting/legal/legal-paths.ts";
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
import { BuildingIcon, EyeIcon, GlobeIcon, MailIcon } from "#ui/design/icons/settings.tsx";
import { GiftIcon, NoteIcon, ReceiptIcon, TicketIcon } from "#ui/design/icons/purchase.tsx";
import { ClockIcon, PinIcon, StoreIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as office from "../office-screen.css.ts";
import { useOffice } from "../office-context.tsx";
import { SettingTile } from "./setting-tile.tsx";
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
                <SettingTile
                  to={launchPath(shop.id)}
                  icon={<StoreIcon size={24} />}
                  name={words.launch.tile()}
                >
                  {words.launch.tileText()}
                </SettingTile>
                {places.map(({ location }) => (
                  <SettingTile
                    key={location.id}
                    to={hoursPath(location.id)}
                    icon={<ClockIcon size={24} />}
                    name={places.length > 1 ? words.hoursOf({ location: location.name }) : words.hours()}
                  >
                    {words.hoursText()}
                  </SettingTile>
                ))}
                {places
                  .filter((place) => may("zones.change", place))
                  .map(({ location }) => (
                    <SettingTile
                      key={`zones ${location.id}`}
                      to={zonesPath(location.id)}
                      icon={<PinIcon size={24} />}
                      name={places.length > 1 ? words.zonesOf({ location: location.name }) : words.zones()}
                    >
                      {words.zonesText()}
                    </SettingTile>
                  ))}
                {places.some((place) => may("promotions.change", place)) && (
                  <SettingTile
                    to={promotionsPath(shop.id)}
                    icon={<TicketIcon size={24} />}
                    name={words.promotions()}
                  >
                    {words.promotionsText()}
                  </SettingTile>
                )}
                {places.some((place) => may("organization.change", place)) && (
                  <SettingTile to={lookPath(shop.id)} icon={<EyeIcon size={24} />} name={words.look.title()}>
                    {words.lookText()}
                  </SettingTile>
                )}
                {places.some((place) => may("organization.change", place)) && (
                  <SettingTile
                    to={pointsPath(shop.id)}
                    icon={<GiftIcon size={24} />}
                    name={words.points.title()}
                  >
                    {words.points.tileText()}
                  </SettingTile>
                )}
                {places.some((place) => may("organization.change", place)) && (
                  <SettingTile
                    to={domainPath(shop.id)}
                    icon={<GlobeIcon size={24} />}
                    name={words.domain.title()}
                  >
                    {words.domain.tileText()}
                  </SettingTile>
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
              <SettingTile
                to={companyPath(organization.id)}
                icon={<BuildingIcon size={24} />}
                name={words.company.title()}
              >
                {words.company.tileText()}
              </SettingTile>
            )}
            {mayChangeCompany && (
              <SettingTile
                to={legalTextsPath(organization.id)}
                icon={<NoteIcon size={24} />}
                name={words.legalTexts.title()}
              >
                {words.legalTexts.tileText()}
              </SettingTile>
            )}
            {maySeeMessages && (
              <SettingTile
                to={messagesPath(organization.id)}
                icon={<MailIcon size={24} />}
                name={words.messages.title()}
              >
                {words.messages.tileText()}
              </SettingTile>
            )}
            {mayTakeArchive(user) && (
              <SettingTile
                to={archivePath(organization.id)}
                icon={<ReceiptIcon size={24} />}
                name={words.archive.name()}
              >
                {words.archive.nameText()}
              </SettingTile>
            )}
          </div>
        </section>
      )}
    </main>
  );
}
