import { INCLUDE_ZONES } from "#core/contract/shop/location.ts";
import { currentVersion } from "#core/legal/legal-text.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import { publicPromotions } from "#core/promotion/public-promotions.ts";
import type { Location } from "#core/shop/location.ts";
import { nextOpening } from "#core/shop/next-opening.ts";
import { isClosed } from "#core/shop/open-intervals.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";
import type { LocationRecord, PromotionRecord, ShopSnapshot } from "./shop-snapshot.ts";

/** The shop as it is answered at that instant, with what was asked for of it. */
export function toShop(snapshot: ShopSnapshot, now: Instant, include: readonly string[] = []): Shop {
  const { shop, promotions, legal } = snapshot;
  const consentVersion = currentVersion(legal, "consent");
  return {
    ...shop,
    ...(consentVersion === null ? {} : { consentVersion }),
    locations: snapshot.locations.map((location) => ({
      ...toLocation(location, shop.timezone, now),
      ...(include.includes(INCLUDE_ZONES) ? { zones: location.zones } : {}),
    })),
    availablePromotions: publicPromotions(promotions, { features: shop.features, now }).map(toPromotion),
  };
}

/** The location as it is answered at that instant: open or not, and when next. */
export function toLocation(record: LocationRecord, timezone: string, now: Instant): Location {
  const {
    version: _version,
    capacity: _capacity,
    deliveryVatRate: _rate,
    autoAccept: _auto,
    ...shown
  } = record;
  const { zones, defaultZoneId, ...location } = shown;
  return {
    ...location,
    // Everybody may read a shop; which person set the state is for staff.
    orderingState: { ...location.orderingState, setBy: null },
    isClosed: isClosed(record, now, timezone),
    nextOpeningAt: nextOpening(record, "any", now, timezone),
    doesPickup: record.supportedFulfillmentMethods.includes("pickup"),
    doesDelivery: record.supportedFulfillmentMethods.includes("delivery"),
    defaultDeliveryZone: zones.find((zone) => zone.id === defaultZoneId) ?? null,
  };
}

/** The promotion without its code. */
export function toPromotion({ code: _code, ...promotion }: PromotionRecord): Promotion {
  return promotion;
}
