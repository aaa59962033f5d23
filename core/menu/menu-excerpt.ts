import type { LocationId, ProductId } from "#core/kernel/id.ts";
import { menuSections, type MenuExcerpt, popularProducts, productBySlug } from "./sections.ts";
import type { Menu, Product } from "./menu.ts";

/** A menu of more products than this is drawn in part (PAGE-9). */
export const MAX_WHOLE_PRODUCTS = 200;
/** So many of its products are drawn with it. */
export const MAX_SHOWN_PRODUCTS = 60;
// Cards stand in one, two or three columns: what is left out begins on a new row.
const ROW = 6;

/** A menu with only one product, its category and its modifier groups; null where the menu has no such product. */
export function excerptOf(menu: Menu, slug: string): MenuExcerpt | null {
  const product = productBySlug(menu, slug);
  if (product === null) return null;
  return {
    ...menuOf(menu, [product]),
    categories: menu.categories.filter(({ id }) => id === product.categoryId),
    popularProductIds: [],
  };
}

/** The beginning of a menu as a location shows it, and what is popular there; null of a menu that is small enough to be drawn whole (PAGE-9). */
export function beginningOf(menu: Menu, locationId: LocationId): MenuExcerpt | null {
  if (menu.products.length <= MAX_WHOLE_PRODUCTS) return null;
  const shown: Product[] = [];
  const sections = menuSections(menu, locationId).map(({ category, products }) => {
    const room = MAX_SHOWN_PRODUCTS - shown.length;
    const first = products.slice(0, products.length <= room ? room : room - (room % ROW));
    shown.push(...first);
    return { category, products: first, omitted: products.length - first.length };
  });
  return { ...menuOf(menu, [...shown, ...popularProducts(menu, locationId)]), sections };
}

/** What many order of a menu, as the first page of its shop shows it. */
export function popularOf(menu: Menu, locationId: LocationId): MenuExcerpt {
  return { ...menuOf(menu, popularProducts(menu, locationId)), categories: [] };
}

function menuOf(menu: Menu, shown: readonly Product[]): Menu {
  const ids: ReadonlySet<ProductId> = new Set(shown.map(({ id }) => id));
  const products = menu.products.filter(({ id }) => ids.has(id));
  const groupIds = new Set(products.flatMap(({ modifierGroupsIds }) => modifierGroupsIds));
  return {
    ...menu,
    products,
    modifierGroups: menu.modifierGroups.filter(({ id }) => groupIds.has(id)),
    orderAgainProductIds: [],
  };
}
