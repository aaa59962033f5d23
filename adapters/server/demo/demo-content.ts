import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as Schema from "effect/Schema";
import { currency } from "#core/contract/money.ts";
import { LOCATION_FIELDS } from "#core/contract/shop/location.ts";
import { PROMOTION_FIELDS } from "#core/contract/shop/promotion.ts";
import { locale } from "#core/contract/shop/shop.ts";
import { fulfillmentMethod } from "#core/contract/schema/scalars.ts";
import { role } from "#core/contract/user.ts";

// The content's files, field by field; keys are words, unique among their kind.
const { String: text, Finite: number, Boolean: flag, NullOr: orNull } = Schema;
const texts = Schema.Array(text);
const byKey = Schema.Record(text, text);
const coordinates = Schema.Struct({ latitude: number, longitude: number });
// The demo is written in these languages, whichever others the product has.
const demoLocale = Schema.Literals(["ro", "en"]);
const inLocales = Schema.Record(demoLocale, text);
const disabled = Schema.Record(text, Schema.Literals(["indefinite", "end_of_day"]));

const organization = Schema.Struct({
  key: text,
  name: text,
  legal_name: text,
  tax_id: text,
  address: text,
  email: text,
  phone: text,
});

const zone = Schema.Struct({
  key: text,
  name: text,
  polygon: Schema.Unknown,
  fee_rules: Schema.Array(Schema.Struct({ min_subtotal: text, fee: text })),
  minimum_order: orNull(text),
  extra_minutes: number,
  active: flag,
});

const location = Schema.Struct({
  key: text,
  slug: text,
  name: text,
  address: text,
  coordinates,
  phone: text,
  supported_fulfillment_methods: Schema.Array(fulfillmentMethod),
  opening_hours: LOCATION_FIELDS.openingHours,
  exceptions: LOCATION_FIELDS.exceptions,
  preparation_minutes: Schema.Record(fulfillmentMethod, number),
  minimum_order: Schema.Record(fulfillmentMethod, orNull(text)),
  slot_capacity: Schema.Struct({ orders: orNull(number), value: orNull(text) }),
  payment_methods: texts,
  auto_accept: flag,
  delivery_vat_rate: text,
  zones: Schema.Array(zone),
});

const shop = Schema.Struct({
  key: text,
  slug: text,
  organization: text,
  name: text,
  custom_domain: orNull(text),
  timezone: text,
  currency,
  locale: demoLocale,
  colors: byKey,
  features: Schema.Struct({ coupons: flag, points: flag }),
  points_per_unit: text,
  facebook_pixel_id: orNull(text),
  google_measurement_id: orNull(text),
  locations: Schema.Array(location),
});

const modifierGroup = Schema.Struct({
  key: text,
  order: number,
  name: inLocales,
  single_choice: flag,
  min_choices: number,
  max_choices: number,
  modifiers: Schema.Array(
    Schema.Struct({
      key: text,
      name: inLocales,
      order: number,
      prices: byKey,
      allergens: texts,
      diets: texts,
      disabled: Schema.optionalKey(disabled),
    }),
  ),
});

const product = Schema.Struct({
  key: text,
  slug: text,
  order: number,
  category: text,
  name: inLocales,
  description: orNull(inLocales),
  picture: orNull(text),
  modifier_groups: texts,
  redeemable_for: orNull(number),
  prices: byKey,
  available_for: Schema.Array(fulfillmentMethod),
  vat_rate: text,
  allergens: texts,
  diets: texts,
  weight: orNull(text),
  nutrition: orNull(Schema.Record(text, number)),
  disabled: Schema.optionalKey(disabled),
});

const menu = Schema.Struct({
  categories: Schema.Array(Schema.Struct({ key: text, order: number, name: inLocales })),
  modifier_groups: Schema.Array(modifierGroup),
  products: Schema.Array(product),
  popular: texts,
});

const promotion = Schema.Struct({
  key: text,
  shop: text,
  code: orNull(text),
  name: text,
  automatic: flag,
  discount: text,
  applies_to_modifiers: flag,
  limited_to_locations: orNull(texts),
  limited_to_products: orNull(texts),
  limited_to_mobile_app: flag,
  usage_limit_per_customer: orNull(
    Schema.Struct({ times: number, options: Schema.Struct({ valid_for_first_orders_only: flag }) }),
  ),
  total_limit: orNull(number),
  valid_from: orNull(text),
  valid_until: orNull(text),
  weekday_hours: Schema.Unknown,
  // Limits that the table of promotions has no column for.
  limits: Schema.optionalKey(
    Schema.Struct({
      limitedToFulfillmentMethods: Schema.optionalKey(PROMOTION_FIELDS.limitedToFulfillmentMethods),
    }),
  ),
});

const address = Schema.Struct({
  street: text,
  number: text,
  city: text,
  block: orNull(text),
  staircase: orNull(text),
  floor: orNull(text),
  apartment: orNull(text),
  intercom: orNull(text),
  coordinates,
  courier_note: orNull(text),
});

const order = Schema.Struct({
  shop: text,
  location: text,
  days_ago: number,
  method: fulfillmentMethod,
  lines: Schema.Array(Schema.Struct({ product: text, qty: number, modifiers: Schema.Record(text, texts) })),
});

const person = Schema.Struct({
  email: text,
  first_name: text,
  last_name: text,
  phone: orNull(text),
  phone_verified: flag,
  locale,
  is_admin: flag,
  employees: Schema.Array(Schema.Struct({ organization: text, role, locations: orNull(texts) })),
  // By shop.
  points: Schema.Record(text, number),
  addresses: Schema.Array(address),
  default_fulfillment_method: orNull(fulfillmentMethod),
  default_address: orNull(number),
  order_history: Schema.Array(order),
});

/** A language that the demo is written in. */
export type DemoLocale = typeof demoLocale.Type;
/** A text in both of its languages. */
export type InLocales = typeof inLocales.Type;
/** Something sold out at locations, by their keys. */
export type Disabled = typeof disabled.Type;
/** A location of the demo. */
export type DemoLocation = typeof location.Type;
/** A shop of the demo. */
export type DemoShop = typeof shop.Type;
/** A product of the demo. */
export type DemoProduct = typeof product.Type;
/** A menu of the demo. */
export type DemoMenu = typeof menu.Type;
/** A promotion of the demo. */
export type DemoPromotion = typeof promotion.Type;
/** A saved address of the demo. */
export type DemoAddress = typeof address.Type;
/** An order of the past. */
export type DemoOrder = typeof order.Type;
/** A person of the demo. */
export type DemoPerson = typeof person.Type;

/** Everything that the demo is made of. */
export interface DemoContent {
  readonly organizations: readonly (typeof organization.Type)[];
  readonly shops: readonly DemoShop[];
  readonly menus: Readonly<Record<string, DemoMenu>>;
  readonly promotions: readonly DemoPromotion[];
  readonly people: readonly DemoPerson[];
}

const DIRECTORY = join(import.meta.dirname, "content");

/** Reads the content from the folder of this file. */
export async function readDemoContent(): Promise<DemoContent> {
  const shops = await readJson("shops.json", Schema.Array(shop));
  const menus = await Promise.all(
    shops.map(async ({ key, slug }) => [key, await readJson(`menus/${slug}.json`, menu)] as const),
  );
  return {
    organizations: await readJson("organizations.json", Schema.Array(organization)),
    shops,
    menus: Object.fromEntries(menus),
    promotions: await readJson("promotions.json", Schema.Array(promotion)),
    people: await readDemoPeople(),
  };
}

/** The people of the demo. */
export async function readDemoPeople(): Promise<DemoContent["people"]> {
  return readJson("people.json", Schema.Array(person));
}

async function readJson<T>(name: string, codec: Schema.Codec<T, unknown>): Promise<T> {
  return Schema.decodeSync(Schema.fromJsonString(codec))(await readFile(join(DIRECTORY, name), "utf8"));
}
