import type { ReactElement } from "react";
import { mayTakeArchive } from "#core/archive/archive.ts";
import { workplaceName } from "#core/account/workplace.ts";
import { LEGAL_PART, legalDocumentOfPart } from "#core/setting/legal/legal-paths.ts";
import { SETTINGS_PATH } from "#core/setting/location/setting-paths.ts";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { NoteIcon } from "#ui/design/icons/purchase.tsx";
import { textLink } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import type { ScreenProps } from "#ui/router/screen.ts";
import { useOffice } from "../office-context.tsx";
import { CompanySettings } from "./company/company-settings.tsx";
import { ShopLaunch } from "../launch/shop-launch.tsx";
import { Messages } from "../messages/messages.tsx";
import { ArchivePart } from "./archive/archive-part.tsx";
import { DomainSettings } from "./domain/domain-settings.tsx";
import { LegalTextSettings } from "./legal/legal-text-settings.tsx";
import { LegalTexts } from "./legal/legal-texts.tsx";
import { LocationSettings } from "./location/location-settings.tsx";
import { ShopLook } from "./look/shop-look.tsx";
import { PointsRule } from "./points/points-rule.tsx";
import { Promotions } from "./promotion/promotions.tsx";
import { ZoneSettings } from "./zone/zone-settings.tsx";
import * as styles from "./settings.css.ts";

/** One part of the settings by its address: which one, and of what. */
export default function SettingScreen({ params }: ScreenProps): ReactElement {
  const { t } = useI18n();
  const { user, organization, workplaces } = useOffice();
  const { part, of } = params;
  const workplace = workplaces.find(({ location }) => location.id === of);
  const document = legalDocumentOfPart(part);
  const shop = organization?.shops.find(({ id }) => id === of);
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <ScopedLink to={SETTINGS_PATH} className={textLink}>
        {t.operations.settings.back()}
      </ScopedLink>
      {part === "hours" && workplace !== undefined && organization !== null ? (
        <LocationSettings
          key={workplace.location.id}
          locationId={workplace.location.id}
          name={workplaceName(workplace, organization)}
        />
      ) : part === "zones" && workplace !== undefined && organization !== null ? (
        <ZoneSettings
          key={workplace.location.id}
          locationId={workplace.location.id}
          name={workplaceName(workplace, organization)}
        />
      ) : part === "promotions" && shop !== undefined ? (
        <Promotions key={shop.id} shopId={shop.id} shopName={shop.name} />
      ) : part === "look" && shop !== undefined ? (
        <ShopLook key={shop.id} shop={shop} />
      ) : part === "points" && shop !== undefined ? (
        <PointsRule key={shop.id} shop={shop} />
      ) : part === "domain" && shop !== undefined ? (
        <DomainSettings key={shop.id} shop={shop} />
      ) : part === "company" && of === organization?.id ? (
        <CompanySettings />
      ) : part === LEGAL_PART && organization !== null && of === organization.id ? (
        <LegalTexts organizationId={organization.id} />
      ) : document !== null && organization !== null && of === organization.id ? (
        <LegalTextSettings key={document} document={document} organizationId={organization.id} />
      ) : part === "launch" && shop !== undefined ? (
        <ShopLaunch key={shop.id} shopId={shop.id} />
      ) : part === "messages" && organization?.id === of ? (
        <Messages />
      ) : part === "archive" && organization !== null && organization.id === of && mayTakeArchive(user) ? (
        <ArchivePart organizationName={organization.name} />
      ) : (
        <EmptyState icon={<NoteIcon size={40} />} title={t.operations.settings.missing()} headingLevel={1}>
          {t.operations.settings.missingText()}
        </EmptyState>
      )}
    </main>
  );
}
