import { freeSlug, slugOf } from "#adapters/server/setup/slug-of.ts";
import {
  isCategory,
  isGroup,
  isModifier,
  isProduct,
  type MenuContent,
  type ProductEntry,
  type Translated,
} from "#core/draft/menu-entry.ts";
import type { PriceByLocation } from "#core/menu/menu.ts";
import { pictureSources } from "#core/menu/picture.ts";
import { LOCALES, type Locale } from "#core/shop/shop.ts";

/** Entries as rows, named as the columns are. */
export interface EntryRows {
  readonly categories: readonly object[];
  readonly groups: readonly object[];
  readonly modifiers: readonly object[];
  readonly products: readonly object[];
  readonly links: readonly object[];
  readonly productPrices: readonly object[];
  readonly modifierPrices: readonly object[];
}

/** Writes entries as rows. Everything has a name in the shop's language, or it would not be published. */
export function toEntryRows(content: MenuContent, locale: Locale): EntryRows {
  const products = content.filter(isProduct);
  const modifiers = content.filter(isModifier);
  return {
    categories: content.filter(isCategory).map((entry) => ({
      id: entry.id,
      position: entry.order,
      ...named(entry.names, locale),
    })),
    groups: content.filter(isGroup).map((entry) => ({
      id: entry.id,
      position: entry.order,
      ...named(entry.names, locale),
      single_choice: entry.singleChoice,
      min_choices: entry.minChoices,
      max_choices: entry.maxChoices,
      source_key: entry.sourceKey,
    })),
    modifiers: modifiers.map((entry) => ({
      id: entry.id,
      group_id: entry.groupId,
      position: entry.order,
      ...named(entry.names, locale),
      allergens: entry.allergens,
      diets: entry.diets,
      source_key: entry.sourceKey,
    })),
    products: products.map((entry) => toProductRow(entry, locale)),
    links: products.flatMap(({ id, modifierGroupsIds }) =>
      modifierGroupsIds.map((groupId, index) => ({
        product_id: id,
        group_id: groupId,
        position: index + 1,
      })),
    ),
    productPrices: products.flatMap(({ id, priceByLocation }) => priceRows(id, priceByLocation)),
    modifierPrices: modifiers.flatMap(({ id, priceByLocation }) => priceRows(id, priceByLocation)),
  };
}

/** The products with slugs: those that are new get the one that they want, or that of their name, where it is free. */
export function withSlugs(
  content: MenuContent,
  slugs: readonly { readonly id: string; readonly slug: string }[],
  locale: Locale,
): MenuContent {
  const held = new Map(slugs.map(({ id, slug }) => [id, slug]));
  const taken = new Set(held.values());
  return content.map((entry) => {
    if (!isProduct(entry)) return entry;
    const slug =
      held.get(entry.id) ?? freeSlug(entry.slug ?? slugOf(entry.names[locale] ?? "", "produs"), taken);
    taken.add(slug);
    return { ...entry, slug };
  });
}

function toProductRow(entry: ProductEntry, locale: Locale): object {
  const { picture } = entry;
  return {
    id: entry.id,
    category_id: entry.categoryId,
    slug: entry.slug,
    position: entry.order,
    name: entry.names[locale],
    description: entry.descriptions[locale],
    translations: translations(locale, {
      name: entry.names,
      description: entry.descriptions,
      ...(picture === null ? {} : { alt: picture.alts }),
    }),
    picture:
      picture === null
        ? null
        : {
            url: picture.url,
            width: picture.width,
            height: picture.height,
            alt: picture.alts[locale] ?? entry.names[locale],
            sources: pictureSources(picture),
          },
    redeemable_by_points: entry.redeemableByPoints,
    redeemable_for: entry.redeemableFor,
    available_for: entry.availableFor,
    vat_rate: entry.vatRate,
    allergens: entry.allergens,
    diets: entry.diets,
    weight: entry.weight,
    nutrition: entry.nutrition,
    featured: entry.isFeatured,
    source_key: entry.sourceKey,
  };
}

function named(names: Translated, locale: Locale): object {
  return { name: names[locale], translations: translations(locale, { name: names }) };
}

// What the shop's own language says stands in the columns.
function translations(
  own: Locale,
  fields: Readonly<Partial<Record<"name" | "description" | "alt", Translated>>>,
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return Object.fromEntries(
    LOCALES.filter((locale) => locale !== own).map((locale) => [
      locale,
      Object.fromEntries(
        Object.entries(fields).flatMap(([field, texts]) => {
          const text = texts[locale];
          return text === null ? [] : [[field, text]];
        }),
      ),
    ]),
  );
}

function priceRows(id: string, prices: PriceByLocation): readonly object[] {
  return Object.entries(prices).map(([locationId, { amount }]) => ({
    id,
    location_id: locationId,
    price: amount,
  }));
}
