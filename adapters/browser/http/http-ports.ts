import type { Ports } from "#core/app/ports.ts";
import {
  createAuthPort,
  createFactorPort,
  createPasskeyPort,
  createPersonPort,
  createPhonePort,
  createSessionPort,
} from "./auth-ports.ts";
import { createAnalyticsPort } from "./analytics-port.ts";
import { createBuildPort } from "./build-port.ts";
import { createCaller } from "./caller.ts";
import { type HttpEnvironment, createHttpClient } from "./http-client.ts";
import { createCheckoutPort, createOperationsPort, createOrdersPort } from "./order-ports.ts";
import { createPhoneOrderPort } from "./phone-order-port.ts";
import { createAbsenceRulePort } from "./absence-rule-port.ts";
import { createOrderPushPort, createPushPort } from "./push-port.ts";
import { createMenuImportPort } from "./menu/menu-import-port.ts";
import { createMenuDraftPort } from "./menu/menu-draft-port.ts";
import { createLaunchPort } from "./launch-port.ts";
import { createMessagePort } from "./message-port.ts";
import { createRedirectPort } from "./redirect-port.ts";
import { createLegalPagePort, createLegalSettingsPort } from "./setting/legal-ports.ts";
import { createPromotionSettingsPort } from "./setting/promotion-settings-port.ts";
import {
  createCompanyPort,
  createLocationSettingsPort,
  createPointsRulePort,
  createShopDomainPort,
  createShopLookPort,
  createZoneSettingsPort,
} from "./setting/settings-port.ts";
import { createRewardPort } from "./reward-port.ts";
import { createOwnRunPort, createRunLookupPort, createRunPort } from "./run-port.ts";
import { createAuditPort, createInvitationPort, createStaffPort } from "./staff-port.ts";
import { createTabletPort } from "./tablet-port.ts";
import { createUnsavedCarts } from "../storage/unsaved-carts.ts";
import { createDashboardPort, createReplayPort } from "./dashboard-port.ts";
import { createSalesPort } from "./sales-port.ts";
import {
  createAddressSearchPort,
  createCartPort,
  createDeliveryZonePort,
  createMenuPort,
  createShopPort,
} from "./shop-ports.ts";

/** The ports that speak to the server. */
export type HttpPorts = Pick<
  Ports,
  | "shop"
  | "menu"
  | "zones"
  | "addressSearch"
  | "cart"
  | "auth"
  | "phone"
  | "session"
  | "person"
  | "factors"
  | "passkeys"
  | "checkout"
  | "orders"
  | "rewards"
  | "operations"
  | "phoneOrders"
  | "absenceRules"
  | "redirects"
  | "launches"
  | "messages"
  | "locationSettings"
  | "zoneSettings"
  | "shopLooks"
  | "pointsRules"
  | "shopDomains"
  | "companies"
  | "legalPages"
  | "legalTexts"
  | "promotionSettings"
  | "menuDrafts"
  | "menuImports"
  | "push"
  | "orderPush"
  | "sales"
  | "dashboard"
  | "replays"
  | "tablet"
  | "staff"
  | "audit"
  | "invitations"
  | "runs"
  | "ownRuns"
  | "runLookup"
  | "leads"
  | "consents"
  | "analytics"
  | "builds"
>;

/** Makes them; this module and what it imports (ky, the contract, Effect) load when first needed. */
export function createHttpPorts(environment: HttpEnvironment): HttpPorts {
  const call = createCaller(createHttpClient(environment), environment.warn);
  return {
    shop: createShopPort(call),
    menu: createMenuPort(call),
    zones: createDeliveryZonePort(call),
    addressSearch: createAddressSearchPort(call),
    cart: createCartPort(call, createUnsavedCarts(environment.device), environment.clock),
    auth: createAuthPort(call),
    phone: createPhonePort(call),
    session: createSessionPort(call),
    person: createPersonPort(call),
    factors: createFactorPort(call),
    passkeys: createPasskeyPort(call),
    checkout: createCheckoutPort(call),
    orders: createOrdersPort(call),
    rewards: createRewardPort(call),
    analytics: createAnalyticsPort(environment),
    builds: createBuildPort(call),
    operations: createOperationsPort(call),
    phoneOrders: createPhoneOrderPort(call),
    absenceRules: createAbsenceRulePort(call),
    redirects: createRedirectPort(call),
    launches: createLaunchPort(call),
    messages: createMessagePort(call),
    locationSettings: createLocationSettingsPort(call),
    zoneSettings: createZoneSettingsPort(call),
    shopLooks: createShopLookPort(call),
    pointsRules: createPointsRulePort(call),
    shopDomains: createShopDomainPort(call),
    companies: createCompanyPort(call),
    legalPages: createLegalPagePort(call),
    legalTexts: createLegalSettingsPort(call),
    promotionSettings: createPromotionSettingsPort(call),
    menuDrafts: createMenuDraftPort(call),
    menuImports: createMenuImportPort(call),
    push: createPushPort(call),
    orderPush: createOrderPushPort(call),
    sales: createSalesPort(call),
    dashboard: createDashboardPort(call),
    replays: createReplayPort(call),
    tablet: createTabletPort(call),
    staff: createStaffPort(call),
    audit: createAuditPort(call),
    invitations: createInvitationPort(call),
    runs: createRunPort(call),
    ownRuns: createOwnRunPort(call),
    runLookup: createRunLookupPort(call),
    leads: {
      send: async (lead, signal) => {
        await call("sendLead", { body: lead }, signal);
      },
    },
    consents: {
      load: (signal) => call("loadConsent", {}, signal),
      save: async (choice, signal) => {
        await call("saveConsent", { body: choice }, signal);
      },
    },
  };
}
