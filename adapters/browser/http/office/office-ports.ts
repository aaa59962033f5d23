import type { Ports } from "#core/app/ports.ts";
import { OFFICE_ENDPOINTS } from "#core/contract/endpoints/office/office-endpoints.ts";
import type { CallerOf } from "../caller.ts";
import { createAbsenceRulePort } from "./absence-rule-port.ts";
import { createDashboardPort, createReplayPort } from "./dashboard-port.ts";
import { createLaunchPort } from "./launch-port.ts";
import { createMenuDraftPort } from "./menu/menu-draft-port.ts";
import { createMenuImportPort } from "./menu/menu-import-port.ts";
import { createMessagePort } from "./message-port.ts";
import { createOperationsPort } from "./operations-port.ts";
import { createPhoneOrderPort } from "./phone-order-port.ts";
import { createPushPort } from "./push-port.ts";
import { createSalesPort } from "./sales-port.ts";
import { createLegalSettingsPort } from "./setting/legal-settings-port.ts";
import { createPromotionSettingsPort } from "./setting/promotion-settings-port.ts";
import {
  createCompanyPort,
  createLocationSettingsPort,
  createPointsRulePort,
  createShopDomainPort,
  createShopLookPort,
  createZoneSettingsPort,
} from "./setting/settings-port.ts";
import { createAuditPort, createStaffPort } from "./staff-port.ts";

/** The ports that only the pages of a back office need. */
export type OfficePorts = Pick<
  Ports,
  | "operations"
  | "phoneOrders"
  | "absenceRules"
  | "launches"
  | "messages"
  | "locationSettings"
  | "zoneSettings"
  | "shopLooks"
  | "pointsRules"
  | "shopDomains"
  | "companies"
  | "legalTexts"
  | "promotionSettings"
  | "menuDrafts"
  | "menuImports"
  | "push"
  | "sales"
  | "dashboard"
  | "replays"
  | "staff"
  | "audit"
>;

/** Makes them; this module and what it imports load when one of them is first needed. */
export function createOfficePorts(callerOf: CallerOf): OfficePorts {
  const call = callerOf(OFFICE_ENDPOINTS);
  return {
    operations: createOperationsPort(call),
    phoneOrders: createPhoneOrderPort(call),
    absenceRules: createAbsenceRulePort(call),
    launches: createLaunchPort(call),
    messages: createMessagePort(call),
    locationSettings: createLocationSettingsPort(call),
    zoneSettings: createZoneSettingsPort(call),
    shopLooks: createShopLookPort(call),
    pointsRules: createPointsRulePort(call),
    shopDomains: createShopDomainPort(call),
    companies: createCompanyPort(call),
    legalTexts: createLegalSettingsPort(call),
    promotionSettings: createPromotionSettingsPort(call),
    menuDrafts: createMenuDraftPort(call),
    menuImports: createMenuImportPort(call),
    push: createPushPort(call),
    sales: createSalesPort(call),
    dashboard: createDashboardPort(call),
    replays: createReplayPort(call),
    staff: createStaffPort(call),
    audit: createAuditPort(call),
  };
}
