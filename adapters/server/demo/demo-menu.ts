import { endOfBusinessDay } from "#core/shop/business-day.ts";
import type { Instant } from "#core/time/instant.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import type { TableRows } from "#adapters/server/db/statement-types.generated.ts";
import type { DemoLocale, DemoMenu, DemoProduct, DemoShop, Disabled, InLocales } from "./demo-content.ts";
import { demoId } from "./demo-ids.ts";
import { insertRows } from "./insert-rows.ts";

// Pictures are square; see CREDITS.md for where they come from.
const PICTURE_PIXELS = 256;
const INDEFINITELY = "9999-12-31T23:59:59Z";

/** Makes the menu of one shop of the transaction's organization; what is sold out until tonight is so from `now`. */
export async function seedMenu(
  queries: Queries,
  shop: DemoShop,
  menu: DemoMenu,
  now: Instant,
): Promise<void> {
  const own = {
    organization_id: demoId("organization", shop.organization),
    shop_id: demoId("shop", shop.key),
  };
  const id = (kind: string, key: string): string => demoId(kind, shop.key, key);
  const at = (location: string): string => demoId("location", shop.key, location);
  const modifiers = menu.modifier_groups.flatMap((group) =>
    group.modifiers.map((modifier) => ({ group, modifier })),
  );

  await insertRows(
    queries,
    "categories",
    menu.categories.map(({ key, order, name }) => ({
      ...own,
      id: id("category", key),
      position: order,
      ...named(name, shop.locale),
    })),
  );
  await insertRows(
    queries,
    "modifier_groups",
    menu.modifier_groups.map(({ key, order, name, single_choice, min_choices, max_choices }) => ({
      ...own,
      id: id("group", key),
      position: order,
      ...named(name, shop.locale),
      single_choice,
      min_choices,
      max_choices,
    })),
  );
  await insertRows(
    queries,
    "modifiers",
    modifiers.map(({ group, modifier }) => ({
      ...own,
      id: id("modifier", modifier.key),
      group_id: id("group", group.key),
      position: modifier.order,
      ...named(modifier.name, shop.locale),
      allergens: modifier.allergens,
      diets: modifier.diets,
    })),
  );
  await insertRows(
    queries,
    "products",
    menu.products.map((product) => toProductRow(shop, menu, product)),
  );
  await insertRows(
    queries,
    "product_modifier_groups",
    menu.products.flatMap((product) =>
      product.modifier_groups.map((group, position) => ({
        ...own,
        product_id: id("product", product.key),
        group_id: id("group", group),
        position: position + 1,
      })),
    ),
  );
  await insertRows(
    queries,
    "product_prices",
    menu.products.flatMap(({ key, prices }) =>
      Object.entries(prices).map(([location, price]) => ({
        ...own,
        product_id: id("product", key),
        location_id: at(location),
        price,
      })),
    ),
  );
  await insertRows(
    queries,
    "modifier_prices",
    modifiers.flatMap(({ modifier: { key, prices } }) =>
      Object.entries(prices).map(([location, price]) => ({
        ...own,
        modifier_id: id("modifier", key),
        location_id: at(location),
        price,
      })),
    ),
  );
  await insertRows(
    queries,
    "product_availability",
    menu.products.flatMap(({ key, disabled }) =>
      soldOut(shop, disabled, now).map((row) => ({ ...own, product_id: id("product", key), ...row })),
    ),
  );
  await insertRows(
    queries,
    "modifier_availability",
    modifiers.flatMap(({ modifier: { key, disabled } }) =>
      soldOut(shop, disabled, now).map((row) => ({ ...own, modifier_id: id("modifier", key), ...row })),
    ),
  );
}

function toProductRow(shop: DemoShop, menu: DemoMenu, product: DemoProduct): TableRows["products"] {
  const other = otherLocale(shop.locale);
  const { nutrition } = product;
  return {
    organization_id: demoId("organization", shop.organization),
    shop_id: demoId("shop", shop.key),
    id: demoId("product", shop.key, product.key),
    category_id: demoId("category", shop.key, product.category),
    slug: product.slug,
    position: product.order,
    name: product.name[shop.locale],
    description: product.description?.[shop.locale] ?? null,
    translations: {
      [other]: {
        name: product.name[other],
        description: product.description?.[other] ?? null,
        alt: product.name[other],
      },
    },
    picture:
      product.picture === null
        ? null
        : {
            url: `/pictures/${product.picture}`,
            width: PICTURE_PIXELS,
            height: PICTURE_PIXELS,
            alt: product.name[shop.locale],
            sources: [],
          },
    redeemable_by_points: product.redeemable_for !== null,
    redeemable_for: product.redeemable_for,
    available_for: product.available_for,
    vat_rate: product.vat_rate,
    allergens: product.allergens,
    diets: product.diets,
    weight: product.weight,
    nutrition:
      nutrition === null
        ? null
        : Object.fromEntries(Object.entries(nutrition).map(([key, value]) => [key, String(value)])),
    featured: menu.popular.includes(product.key),
  };
}

function named(name: InLocales, locale: DemoLocale): Pick<TableRows["products"], "name" | "translations"> {
  const other = otherLocale(locale);
  return { name: name[locale], translations: { [other]: { name: name[other] } } };
}

function otherLocale(locale: DemoLocale): DemoLocale {
  return locale === "ro" ? "en" : "ro";
}

function soldOut(
  shop: DemoShop,
  disabled: Disabled | undefined,
  now: Instant,
): readonly Pick<
  TableRows["product_availability"],
  "location_id" | "disabled_until" | "set_by" | "set_at"
>[] {
  return Object.entries(disabled ?? {}).map(([key, until]) => {
    const location = shop.locations.find((one) => one.key === key);
    if (location === undefined) throw new Error(`The demo's shop ${shop.key} has no location ${key}`);
    const plan = {
      openingHours: location.opening_hours,
      exceptions: location.exceptions,
      supportedFulfillmentMethods: location.supported_fulfillment_methods,
    };
    return {
      location_id: demoId("location", shop.key, key),
      disabled_until: until === "indefinite" ? INDEFINITELY : endOfBusinessDay(plan, now, shop.timezone),
      set_by: null,
      set_at: now,
    };
  });
}
