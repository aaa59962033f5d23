import { productBySlug } from "./sections.ts";
import type { Menu } from "./menu.ts";

/** A menu with only one product, its category and its modifier groups; null where the menu has no such product. */
export function excerptOf(menu: Menu, slug: string): Menu | null {
  const product = productBySlug(menu, slug);
  if (product === null) return null;
  return {
    version: menu.version,
    products: [product],
    categories: menu.categories.filter(({ id }) => id === product.categoryId),
    modifierGroups: menu.modifierGroups.filter(({ id }) => product.modifierGroupsIds.includes(id)),
    popularProductIds: [],
    orderAgainProductIds: [],
  };
}
