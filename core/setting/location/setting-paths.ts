import type { LocationId, OrganizationId, PromotionId, ShopId } from "#core/kernel/id.ts";

/** Where the settings are. */
export const SETTINGS_PATH = "/operations/settings";

/** What stands in an address for a promotion that is not made yet. */
export const NEW_PROMOTION = "new";

/** Where the hours, methods and limits of a location are. */
export function hoursPath(locationId: LocationId): string {
  return `${SETTINGS_PATH}/hours/${locationId}`;
}

/** Where the delivery zones of a location are. */
export function zonesPath(locationId: LocationId): string {
  return `${SETTINGS_PATH}/zones/${locationId}`;
}

/** Where the color and the logo of a shop are. */
export function lookPath(shopId: ShopId): string {
  return `${SETTINGS_PATH}/look/${shopId}`;
}

/** Where it is said how a shop gives points. */
export function pointsPath(shopId: ShopId): string {
  return `${SETTINGS_PATH}/points/${shopId}`;
}

/** Where the own domain of a shop is. */
export function domainPath(shopId: ShopId): string {
  return `${SETTINGS_PATH}/domain/${shopId}`;
}

/** Where the company of an organization is. */
export function companyPath(organizationId: OrganizationId): string {
  return `${SETTINGS_PATH}/company/${organizationId}`;
}

/** Where the promotions of a shop are. */
export function promotionsPath(shopId: ShopId): string {
  return `${SETTINGS_PATH}/promotions/${shopId}`;
}

/** Where the archive of the organization is. */
export function archivePath(organizationId: OrganizationId): string {
  return `${SETTINGS_PATH}/archive/${organizationId}`;
}

/** Where one promotion is; null is a new one. */
export function promotionPath(shopId: ShopId, id: PromotionId | null): string {
  return `${promotionsPath(shopId)}/${id ?? NEW_PROMOTION}`;
}
