import type { ShopDomainPort } from "#core/setting/domain/shop-domain.ports.ts";
import type { CompanyPort } from "#core/setting/company/company.ports.ts";
import type { PointsRulePort } from "#core/setting/points/points-rule.ports.ts";
import type { ZoneSettingsPort } from "#core/setting/zone/zone-settings.ports.ts";
import type { ShopLookPort } from "#core/setting/look/shop-look.ports.ts";
import type { LocationSettingsPort } from "#core/setting/location/location-settings.ports.ts";
import type { CallOffice } from "../../caller.ts";

/** The settings of locations over the wire. */
export function createLocationSettingsPort(call: CallOffice): LocationSettingsPort {
  return {
    readLocationSettings: (id, signal) => call("readLocationSettings", { params: { id } }, signal),
    writeLocationSettings: (id, version, settings, signal) =>
      call("writeLocationSettings", { params: { id }, body: { version, settings } }, signal),
  };
}

/** The delivery zones of locations over the wire. */
export function createZoneSettingsPort(call: CallOffice): ZoneSettingsPort {
  return {
    readZones: (id, signal) => call("readZones", { params: { id } }, signal),
    writeZones: (id, version, zones, signal) =>
      call("writeZones", { params: { id }, body: { version, zones } }, signal),
  };
}

/** The looks of shops over the wire. */
export function createShopLookPort(call: CallOffice): ShopLookPort {
  return {
    readShopLook: (id, signal) => call("readShopLook", { params: { id } }, signal),
    writeShopLook: (id, version, look, signal) =>
      call("writeShopLook", { params: { id }, body: { version, look } }, signal),
    putShopLogo: (id, picture, signal) => call("putShopLogo", { params: { id }, body: { picture } }, signal),
  };
}

/** How shops give points, over the wire. */
export function createPointsRulePort(call: CallOffice): PointsRulePort {
  return {
    readPointsRule: (id, signal) => call("readPointsRule", { params: { id } }, signal),
    writePointsRule: (id, version, rule, signal) =>
      call("writePointsRule", { params: { id }, body: { version, rule } }, signal),
  };
}

/** The company of an organization over the wire. */
export function createCompanyPort(call: CallOffice): CompanyPort {
  return {
    readCompany: (signal) => call("readCompany", {}, signal),
    writeCompany: (version, company, signal) => call("writeCompany", { body: { version, company } }, signal),
  };
}

/** The own domains of shops over the wire. */
export function createShopDomainPort(call: CallOffice): ShopDomainPort {
  return {
    readShopDomain: (id, signal) => call("readShopDomain", { params: { id } }, signal),
    writeShopDomain: (id, version, domain, signal) =>
      call("writeShopDomain", { params: { id }, body: { version, domain } }, signal),
    checkShopDomain: (id, signal) => call("checkShopDomain", { params: { id } }, signal),
  };
}
