import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Role } from "#core/account/employee.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { Currency } from "#core/money/money.ts";
import type { PromotionLimits } from "#core/promotion/conditions.ts";
import type { OpeningException, OpeningHours } from "#core/shop/opening-hours.ts";
import type { Locale } from "#core/shop/shop.ts";

/** A text in both languages. */
export type InLocales = Readonly<Record<Locale, string>>;

/** Something sold out at locations, by their keys. */
export type Disabled = Readonly<Record<string, "indefinite" | "end_of_day">>;

/** An organization of the demo. */
export interface DemoOrganization {
  readonly key: string;
  readonly name: string;
  readonly legal_name: string;
  readonly tax_id: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
}

/** A shop of the demo. */
export interface DemoShop {
  readonly key: string;
  readonly slug: string;
  readonly organization: string;
  readonly name: string;
  readonly custom_domain: string | null;
  readonly timezone: string;
  readonly currency: Currency;
  readonly locale: Locale;
  readonly colors: Readonly<Record<string, string>>;
  readonly features: { readonly coupons: boolean; readonly points: boolean };
  readonly points_per_unit: string;
  readonly facebook_pixel_id: string | null;
  readonly google_measurement_id: string | null;
  readonly locations: readonly DemoLocation[];
}

/** A location of the demo. */
export interface DemoLocation {
  readonly key: string;
  readonly slug: string;
  readonly name: string;
  readonly address: string;
  readonly coordinates: { readonly latitude: number; readonly longitude: number };
  readonly phone: string;
  readonly supported_fulfillment_methods: readonly FulfillmentMethod[];
  readonly opening_hours: OpeningHours;
  readonly exceptions: readonly OpeningException[];
  readonly preparation_minutes: Readonly<Record<FulfillmentMethod, number>>;
  readonly minimum_order: Readonly<Record<FulfillmentMethod, string | null>>;
  readonly slot_capacity: { readonly orders: number | null; readonly value: string | null };
  readonly payment_methods: readonly string[];
  readonly auto_accept: boolean;
  readonly delivery_vat_rate: string;
  readonly zones: readonly DemoZone[];
}

/** A delivery zone of the demo. */
export interface DemoZone {
  readonly key: string;
  readonly name: string;
  readonly polygon: unknown;
  readonly fee_rules: readonly { readonly min_subtotal: string; readonly fee: string }[];
  readonly minimum_order: string | null;
  readonly extra_minutes: number;
  readonly active: boolean;
}

/** A menu of the demo. */
export interface DemoMenu {
  readonly categories: readonly { readonly key: string; readonly order: number; readonly name: InLocales }[];
  readonly modifier_groups: readonly DemoGroup[];
  readonly products: readonly DemoProduct[];
  readonly popular: readonly string[];
}

/** A modifier group of the demo. */
export interface DemoGroup {
  readonly key: string;
  readonly order: number;
  readonly name: InLocales;
  readonly single_choice: boolean;
  readonly min_choices: number;
  readonly max_choices: number;
  readonly modifiers: readonly {
    readonly key: string;
    readonly name: InLocales;
    readonly order: number;
    readonly prices: Readonly<Record<string, string>>;
    readonly disabled?: Disabled;
  }[];
}

/** A product of the demo. */
export interface DemoProduct {
  readonly key: string;
  readonly slug: string;
  readonly order: number;
  readonly category: string;
  readonly name: InLocales;
  readonly description: InLocales | null;
  readonly picture: string | null;
  readonly modifier_groups: readonly string[];
  readonly redeemable_for: number | null;
  readonly prices: Readonly<Record<string, string>>;
  readonly available_for: readonly FulfillmentMethod[];
  readonly vat_rate: string;
  readonly allergens: readonly string[];
  readonly diets: readonly string[];
  readonly weight: string | null;
  readonly nutrition: Readonly<Record<string, number>> | null;
  readonly disabled?: Disabled;
}

/** A promotion of the demo. */
export interface DemoPromotion {
  readonly key: string;
  readonly shop: string;
  readonly code: string | null;
  readonly name: string;
  readonly automatic: boolean;
  readonly discount: string;
  readonly applies_to_modifiers: boolean;
  readonly limited_to_locations: readonly string[] | null;
  readonly limited_to_products: readonly string[] | null;
  readonly limited_to_mobile_app: boolean;
  readonly usage_limit_per_customer: {
    readonly times: number;
    readonly options: { readonly valid_for_first_orders_only: boolean };
  } | null;
  readonly total_limit: number | null;
  readonly valid_from: string | null;
  readonly valid_until: string | null;
  readonly weekday_hours: unknown;
  /** Limits that the table of promotions has no column for. */
  readonly limits?: Partial<PromotionLimits>;
}

/** A person of the demo. */
export interface DemoPerson {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
  readonly phone_verified: boolean;
  readonly locale: Locale;
  readonly is_admin: boolean;
  readonly employees: readonly {
    readonly organization: string;
    readonly role: Role;
    readonly locations: readonly string[] | null;
  }[];
  /** Points by shop. */
  readonly points: Readonly<Record<string, number>>;
  readonly addresses: readonly DemoAddress[];
  readonly default_fulfillment_method: FulfillmentMethod | null;
  readonly default_address: number | null;
  readonly order_history: readonly DemoOrder[];
}

/** A saved address of the demo. */
export interface DemoAddress {
  readonly street: string;
  readonly number: string;
  readonly city: string;
  readonly block: string | null;
  readonly staircase: string | null;
  readonly floor: string | null;
  readonly apartment: string | null;
  readonly intercom: string | null;
  readonly coordinates: { readonly latitude: number; readonly longitude: number };
  readonly courier_note: string | null;
}

/** An order of the past. */
export interface DemoOrder {
  readonly shop: string;
  readonly location: string;
  readonly days_ago: number;
  readonly method: FulfillmentMethod;
  readonly lines: readonly {
    readonly product: string;
    readonly qty: number;
    readonly modifiers: Readonly<Record<string, readonly string[]>>;
  }[];
}

/** Everything that the demo is made of; keys are words, unique among their kind. */
export interface DemoContent {
  readonly organizations: readonly DemoOrganization[];
  readonly shops: readonly DemoShop[];
  readonly menus: Readonly<Record<string, DemoMenu>>;
  readonly promotions: readonly DemoPromotion[];
  readonly people: readonly DemoPerson[];
}

const DIRECTORY = join(import.meta.dirname, "content");

/** Reads the content from the folder of this file. */
export async function readDemoContent(): Promise<DemoContent> {
  const shops = await readJson<readonly DemoShop[]>("shops.json");
  const menus = await Promise.all(
    shops.map(async ({ key, slug }) => [key, await readJson<DemoMenu>(`menus/${slug}.json`)] as const),
  );
  return {
    organizations: await readJson("organizations.json"),
    shops,
    menus: Object.fromEntries(menus),
    promotions: await readJson("promotions.json"),
    people: await readDemoPeople(),
  };
}

/** The people of the demo. */
export async function readDemoPeople(): Promise<DemoContent["people"]> {
  return readJson("people.json");
}

async function readJson<T>(name: string): Promise<T> {
  const content: T = JSON.parse(await readFile(join(DIRECTORY, name), "utf8"));
  return content;
}
