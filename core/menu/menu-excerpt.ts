import { productBySlug } from "./sections.ts";
import type { Menu } from "./menu.ts";

/** Of a menu only one product with its heading and its choices; null where the menu has no such product. */
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
