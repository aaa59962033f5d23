import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import { LOCATION_FIELDS } from "#core/contract/shop/location.ts";
import { menu } from "#core/contract/shop/menu.ts";
import { money } from "#core/contract/money.ts";
import { PROMOTION_FIELDS } from "#core/contract/shop/promotion.ts";
import { count, decimalText, ulid } from "#core/contract/schema/scalars.ts";
import { locale, SHOP_FIELDS } from "#core/contract/shop/shop.ts";
import { deliveryZone } from "#core/contract/shop/zone.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import type { LocationId, OrganizationId, PictureId, ProductId, ShopId, ZoneId } from "#core/kernel/id.ts";
import type { IconLogo } from "#core/install/app-icon.ts";
import { LEGAL_PAGES, type CurrentLegalVersion } from "#core/legal/legal-text.ts";
import type { Menu } from "#core/menu/menu.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import { REDIRECT_STATUSES, type RedirectRule } from "#core/redirect/redirect.ts";
import { LOGO_GROUNDS } from "#core/setting/look/shop-look.ts";
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
export interface ShopSnapshot {
  readonly organizationId: OrganizationId;
  readonly shopId: ShopId;
  /** Rises with any change of the shop, its locations, menu or promotions. */
  readonly version: number;
  /** Rises with changes of the menu alone. */
  readonly menuVersion: number;
  /** Whether the public sees it and orders there (SHOP-19). */
  readonly isPublished: boolean;
  /** Points earned for one unit of money, as decimal text. */
  readonly pointsPerUnit: string;
  /** Null where the icons of the shop show its letter. */
  readonly logo: IconLogo | null;
  readonly shop: Omit<Shop, "locations" | "availablePromotions">;
  readonly locations: readonly LocationRecord[];
  /** The products that count their stock, by location. */
  readonly countedProductIds: Readonly<Record<LocationId, readonly ProductId[]>>;
  readonly promotions: readonly PromotionRecord[];
  /** Those of the organization. */
  readonly redirects: readonly RedirectRule[];
  /** The current version of each legal text that the organization published. */
  readonly legal: readonly CurrentLegalVersion[];
  readonly menus: Readonly<Record<Locale, Menu>>;
}

/** Decodes a whole shop. */
export function toShopSnapshot(json: unknown): ShopSnapshot {
  const { consentVersion, ...snapshot } = decodeSnapshot(json);
  const promotions = snapshot.promotions.map((stored) => decodePromotion({ ...UNLIMITED, ...stored }));
  const consent = consentVersion === null ? [] : [{ document: "consent" as const, number: consentVersion }];
  return { ...snapshot, promotions, legal: [...snapshot.legal, ...consent] };
}

const PROMOTION_RECORD = { ...PROMOTION_FIELDS, code: Schema.NullOr(Schema.String) };

const decodePromotion = decoderOf("a promotion", Schema.Struct(PROMOTION_RECORD));

// A limit that was not thought of when the promotion was made does not limit it.
const UNLIMITED = Object.fromEntries(Object.keys(PROMOTION_RECORD).map((field) => [field, null]));

const decodeSnapshot = decoderOf(
  "a shop",
  Schema.Struct({
    organizationId: ulid<OrganizationId>(),
    shopId: ulid<ShopId>(),
    version: count,
    menuVersion: count,
    isPublished: Schema.Boolean,
    pointsPerUnit: decimalText,
    logo: Schema.NullOr(
      Schema.Struct({ id: ulid<PictureId>(), width: count, ground: Schema.Literals(LOGO_GROUNDS) }),
    ),
    shop: Schema.Struct(SHOP_FIELDS),
    locations: Schema.Array(
      Schema.Struct({
        ...LOCATION_FIELDS,
        version: count,
        capacity: Schema.Struct({ orders: Schema.NullOr(count), value: Schema.NullOr(money) }),
        deliveryVatRate: decimalText,
        autoAccept: Schema.Boolean,
        defaultZoneId: Schema.NullOr(ulid<ZoneId>()),
        zones: Schema.Array(deliveryZone),
      }),
    ),
    countedProductIds: Schema.Record(ulid<LocationId>(), Schema.Array(ulid<ProductId>())),
    promotions: Schema.Array(Schema.Record(Schema.String, Schema.Unknown)),
    redirects: Schema.Array(
      Schema.Struct({ path: Schema.String, to: Schema.String, status: Schema.Literals(REDIRECT_STATUSES) }),
    ),
    legal: Schema.Array(Schema.Struct({ document: Schema.Literals(LEGAL_PAGES), number: count })),
    consentVersion: Schema.NullOr(count),
    menus: Schema.Record(locale, menu),
  }),
);
