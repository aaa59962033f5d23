import * as Schema from "effect/Schema";
import type { OrganizationId, ShopId } from "#core/kernel/id.ts";
import { LOCALES } from "#core/shop/shop.ts";
import { location } from "./location.ts";
import { currency } from "../money.ts";
import { promotion } from "./promotion.ts";
import { count, ulid } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";

const shade = Schema.String.check(Schema.isPattern(/^#[0-9a-fA-F]{6}$/u));
/** The shades of an accent. */
export const colors = wireStruct({
  "50": shade,
  "100": shade,
  "200": shade,
  "300": shade,
  "400": shade,
  "500": shade,
  "600": shade,
  "700": shade,
  "800": shade,
  "900": shade,
  "950": shade,
});

/** Languages of the product. */
export const locale = Schema.Literals(LOCALES);

/** The fields of a shop, apart from its locations and promotions. */
export const SHOP_FIELDS = {
  id: ulid<ShopId>(),
  slug: Schema.String,
  name: Schema.String,
  customDomain: Schema.NullOr(Schema.String),
  timezone: Schema.String,
  currency,
  locale,
  colors,
  features: wireStruct({ coupons: Schema.Boolean, points: Schema.Boolean }),
  facebookPixelId: Schema.NullOr(Schema.String),
  googleMeasurementId: Schema.NullOr(Schema.String),
  organization: wireStruct({
    id: ulid<OrganizationId>(),
    name: Schema.String,
    legalName: Schema.String,
    taxId: Schema.String,
    address: Schema.String,
    email: Schema.String,
    phone: Schema.String,
  }),
};

/** A shop with its organization, locations and open promotions. */
export const shop = wireStruct({
  ...SHOP_FIELDS,
  consentVersion: Schema.optionalKey(count),
  locations: Schema.Array(location),
  availablePromotions: Schema.Array(promotion),
});
