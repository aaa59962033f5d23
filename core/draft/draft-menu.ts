import { pictureSources } from "#core/menu/picture.ts";
import type { Currency } from "#core/money/money.ts";
import type { Locale, Shop } from "#core/shop/shop.ts";
import type { Category, Menu, Modifier, ModifierGroup, Product } from "#core/menu/menu.ts";
import { byOrder } from "#core/menu/sections.ts";
import {
  entryName,
  isCategory,
  isGroup,
  isModifier,
  isProduct,
  type GroupEntry,
  type MenuContent,
  type ModifierEntry,
  type ProductEntry,
  type Translated,
} from "./menu-entry.ts";

/** What a menu is drawn with besides its entries. */
export interface MenuTerms {
  /** The language of who looks at it. */
  readonly locale: Locale;
  readonly shop: Pick<Shop, "locale" | "currency" | "features">;
  /** The menu as it is published: what of it is sold out, and what is popular. */
  readonly published: Menu;
}

/** The menu that customers would see of a content, as the server writes it (MENU-21). */
export function toMenu(content: MenuContent, { locale, shop, published }: MenuTerms): Menu {
  const soldOut = new Map(
    [...published.products, ...published.modifierGroups.flatMap(({ modifiers }) => modifiers)].map(
      ({ id, disabledUntilByLocation }) => [id, disabledUntilByLocation] as const,
    ),
  );
  const textIn = (texts: Translated): string | null => texts[locale] ?? texts[shop.locale];
  const nameIn = ({ names }: { readonly names: Translated }): string =>
    textIn(names) ?? entryName({ names }, locale);

  function toProduct(entry: ProductEntry): Product {
    const { picture } = entry;
    return {
      id: entry.id,
      slug: entry.slug ?? entry.id,
      order: entry.order,
      categoryId: entry.categoryId,
      name: nameIn(entry),
      description: textIn(entry.descriptions),
      picture:
        picture === null
          ? null
          : {
              url: picture.url,
              width: picture.width,
              height: picture.height,
              alt: textIn(picture.alts) ?? nameIn(entry),
              sources: pictureSources(picture),
            },
      modifierGroupsIds: entry.modifierGroupsIds,
      redeemableByPoints: entry.redeemableByPoints && shop.features.points,
      redeemableFor: entry.redeemableFor,
      priceByLocation: entry.priceByLocation,
      currency: shop.currency satisfies Currency,
      disabledUntilByLocation: soldOut.get(entry.id) ?? {},
      availableFor: entry.availableFor,
      vatRate: entry.vatRate ?? "0.00",
      allergens: entry.allergens,
      diets: entry.diets,
      weight: entry.weight,
      nutrition: entry.nutrition,
    };
  }

  function toModifier(entry: ModifierEntry): Modifier {
    const { id, order, priceByLocation, allergens, diets } = entry;
    const disabledUntilByLocation = soldOut.get(id) ?? {};
    return { id, name: nameIn(entry), order, priceByLocation, disabledUntilByLocation, allergens, diets };
  }

  const modifiers = Map.groupBy(content.filter(isModifier).toSorted(byOrder), ({ groupId }) => groupId);
  const products = content.filter(isProduct).toSorted(byOrder).map(toProduct);
  const kept = new Set(products.map(({ id }) => id));
  return {
    version: published.version,
    products,
    categories: content
      .filter(isCategory)
      .toSorted(byOrder)
      .map((entry): Category => ({ id: entry.id, order: entry.order, name: nameIn(entry) })),
    modifierGroups: content
      .filter(isGroup)
      .toSorted(byOrder)
      .map((entry: GroupEntry): ModifierGroup => ({
        id: entry.id,
        order: entry.order,
        name: nameIn(entry),
        singleChoice: entry.singleChoice,
        minChoices: entry.minChoices,
        maxChoices: entry.maxChoices,
        modifiers: (modifiers.get(entry.id) ?? []).map(toModifier),
      })),
    popularProductIds: published.popularProductIds.filter((id) => kept.has(id)),
    orderAgainProductIds: [],
  };
}
