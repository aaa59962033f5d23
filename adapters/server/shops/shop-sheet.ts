import type { DeliveryZone } from "#core/fulfillment/delivery-zone.ts";
import type { OrganizationId, ShopId, ZoneId } from "#core/kernel/id.ts";
import type { Menu } from "#core/menu/menu.ts";
import type { Promotion } from "#core/promotions/promotion.ts";
import type { Location, SlotCapacity } from "#core/shop/location.ts";
import type { Locale, Shop } from "#core/shop/shop.ts";

/** A location as the database keeps it: everything but what depends on the present moment. */
export interface LocationRecord extends Omit<
  Location,
  "isClosed" | "nextOpeningAt" | "doesPickup" | "doesDelivery" | "defaultDeliveryZone"
> {
  /** Rises with any change that an order could be decided on. */
  readonly version: number;
  readonly capacity: SlotCapacity;
  /** Per cent as decimal text. */
  readonly deliveryVatRate: string;
  readonly autoAccept: boolean;
  readonly defaultZoneId: ZoneId | null;
  readonly zones: readonly DeliveryZone[];
}

/** A promotion with the code that finds it, which never leaves the server. */
export interface PromotionRecord extends Promotion {
  readonly code: string | null;
}

/** A whole shop at one version, read in one snapshot. What a server keeps in memory, and what orders are decided on. */
export interface ShopSheet {
  readonly organizationId: OrganizationId;
  readonly shopId: ShopId;
  /** Rises with any change of the shop, its locations, menu or promotions. */
  readonly version: number;
  /** Rises with changes of the menu alone. */
  readonly menuVersion: number;
  /** Points earned for one unit of money, as decimal text. */
  readonly pointsPerUnit: string;
  readonly shop: Omit<Shop, "locations" | "availablePromotions">;
  readonly locations: readonly LocationRecord[];
  readonly promotions: readonly PromotionRecord[];
  readonly menus: Readonly<Record<Locale, Menu>>;
}
