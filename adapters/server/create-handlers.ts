import { createAuthHandlers } from "./account/auth/auth.routes.ts";
import { createPersonDataHandlers } from "./account/data/person-data.routes.ts";
import { createPhoneHandlers } from "./account/phone/phone.routes.ts";
import { createCartHandlers } from "./cart/carts.routes.ts";
import { createCheckoutHandlers } from "#adapters/server/checkout/checkout.routes.ts";
import { createAnalyticsHandlers } from "./analytics/analytics.routes.ts";
import { createConsentHandlers } from "./account/consent/consents.routes.ts";
import { createCustomerCardHandlers } from "./account/customer/customer-cards.routes.ts";
import { createCustomerHandlers } from "./account/customer/customers.routes.ts";
import { createScreenPresence } from "#adapters/server/live/screen-presence.ts";
import { createSessionStreams } from "#adapters/server/live/session-streams.ts";
import { createMenuFileHandlers } from "./menu/file/menu-file.routes.ts";
import { createMenuHandlers } from "./menu/menus.routes.ts";
import { createAbsenceRuleHandlers } from "./location/absence-rule.routes.ts";
import { createLocationSettingsHandlers } from "./location/location-settings.routes.ts";
import { createZoneSettingsHandlers } from "./location/zone-settings.routes.ts";
import { createLocationHandlers } from "./location/locations.routes.ts";
import { createCourierHandlers } from "./courier/couriers.routes.ts";
import { createRunHandlers } from "./courier/runs.routes.ts";
import { createStaffOrderHandlers } from "./order/staff-orders.routes.ts";
import { createCompanyHandlers } from "./account/organization/company.routes.ts";
import { createStaffSessionHandlers } from "./account/organization/staff-session.routes.ts";
import { createMenuImportHandlers } from "./import/menu-import.routes.ts";
import { createMenuDraftHandlers } from "./menu/draft/menu-drafts.routes.ts";
import { createMenuPublicationHandlers } from "./menu/draft/menu-publications.routes.ts";
import { createMenuScheduleHandlers } from "./menu/draft/scheduled-menus.ts";
import { createPictureDrawing } from "./menu/picture/picture-drawing.ts";
import { createPictureHandlers } from "./menu/picture/pictures.routes.ts";
import { createPriceUpdateHandlers } from "./menu/price-update/price-updates.routes.ts";
import { createPhoneOrderHandlers } from "./order/phone/phone-orders.routes.ts";
import { createOrderHandlers } from "./order/orders.routes.ts";
import { createTicketHandlers } from "./order/ticket/tickets.routes.ts";
import { createOrderPushHandlers } from "./order/push/order-push.routes.ts";
import { createPromotionHandlers } from "./promotion/promotions.routes.ts";
import { createPushHandlers } from "./push/push.routes.ts";
import { createCashDropHandlers } from "./sales/cash-drops.routes.ts";
import { createDashboardHandlers } from "./sales/dashboard.routes.ts";
import { createReplayHandlers } from "./sales/replay.routes.ts";
import { createSalesHandlers } from "./sales/sales.routes.ts";
import { createRewardHandlers } from "./reward/rewards.routes.ts";
import type { ServerServices } from "#adapters/server/services.ts";
import { createPointsRuleHandlers } from "./setting/points-rule.routes.ts";
import { createShopDomainHandlers } from "./setting/shop-domain.routes.ts";
import { createShopLookHandlers } from "./setting/shop-look.routes.ts";
import { createShopHandlers } from "./shop/shops.routes.ts";
import { createLagHandlers } from "#adapters/server/metrics/lags.routes.ts";
import { createLeadHandlers } from "./landing/leads.routes.ts";
import { createLegalHandlers } from "./legal/legal.routes.ts";
import { createLaunchHandlers } from "./launch/launches.routes.ts";
import { createMessageHandlers } from "./message/messages.routes.ts";
import { createRedirectHandlers } from "./redirect/redirects.routes.ts";
import { createSiteHandlers } from "#adapters/server/site/site.routes.ts";
import { createAuditHandlers } from "./audit/audit.routes.ts";
import { createArchiveHandlers } from "./archive/archive.routes.ts";
import { createInvitationHandlers } from "./account/staff/invitations.routes.ts";
import { createStaffHandlers } from "./account/staff/staff.routes.ts";
import { createOwnSessionHandlers } from "./account/data/own-sessions.routes.ts";
import { createFactorHandlers } from "./account/factor/factors.routes.ts";
import { createPasskeyHandlers } from "./account/passkey/passkeys.routes.ts";
import { createFactorRuleHandlers } from "./account/staff/factor-rule.routes.ts";
import { createFactorResetHandlers } from "./account/staff/reset-factor.ts";
import { createTabletHandlers } from "./account/tablet/tablets.routes.ts";
import { createUserHandlers } from "./account/user/users.routes.ts";
import type { Handlers } from "./http/handler.ts";

/** A handler for every endpoint of the contract; one that is missing does not compile. */
export function createHandlers(services: ServerServices): Handlers {
  const streams = createSessionStreams(services);
  const presence = createScreenPresence(services);
  const drawing = createPictureDrawing();
  return {
    ...createAuthHandlers(services),
    ...createPhoneHandlers(services),
    ...createShopHandlers(services),
    ...createMenuHandlers(services),
    ...createMenuFileHandlers(services),
    ...createCartHandlers(services),
    ...createCheckoutHandlers(services),
    ...createOrderHandlers(services, streams),
    ...createAnalyticsHandlers(services),
    ...createConsentHandlers(services),
    ...createCustomerHandlers(services),
    ...createCustomerCardHandlers(services),
    ...createUserHandlers(services),
    ...createPersonDataHandlers(services),
    ...createRewardHandlers(services),
    ...createStaffSessionHandlers({ ...services, presence }, streams),
    ...createStaffOrderHandlers(services),
    ...createCourierHandlers(services),
    ...createRunHandlers(services),
    ...createTicketHandlers(services),
    ...createPushHandlers(services),
    ...createOrderPushHandlers(services),
    ...createTabletHandlers(services),
    ...createPhoneOrderHandlers(services),
    ...createLocationHandlers(services),
    ...createAbsenceRuleHandlers(services),
    ...createLocationSettingsHandlers(services),
    ...createZoneSettingsHandlers(services),
    ...createShopLookHandlers({ ...services, drawing }),
    ...createPointsRuleHandlers(services),
    ...createShopDomainHandlers(services),
    ...createCompanyHandlers(services),
    ...createLegalHandlers(services),
    ...createPromotionHandlers(services),
    ...createSalesHandlers(services),
    ...createDashboardHandlers(services),
    ...createReplayHandlers(services),
    ...createCashDropHandlers(services),
    ...createLagHandlers(services),
    ...createPriceUpdateHandlers(services),
    ...createMenuDraftHandlers(services),
    ...createMenuImportHandlers(services),
    ...createMenuPublicationHandlers(services),
    ...createMenuScheduleHandlers(services),
    ...createPictureHandlers({ ...services, drawing }),
    ...createRedirectHandlers(services),
    ...createLaunchHandlers(services),
    ...createMessageHandlers(services),
    ...createOwnSessionHandlers(services),
    ...createFactorHandlers(services),
    ...createPasskeyHandlers(services),
    ...createFactorResetHandlers(services),
    ...createFactorRuleHandlers(services),
    ...createStaffHandlers(services),
    ...createAuditHandlers(services),
    ...createArchiveHandlers(services),
    ...createInvitationHandlers(services),
    ...createLeadHandlers(services),
    ...createSiteHandlers(services),
  };
}
