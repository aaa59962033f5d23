import type { LocationId, ProductId } from "#core/kernel/id.ts";
import type { Category, Menu, Product } from "./menu.ts";
import { isSoldAt } from "./price-at.ts";

/** A category with what it offers at one location. */
export interface MenuSection {
  readonly category: Category;
  readonly products: readonly Product[];
  /** How many more there are, in the beginning of a menu. */
  readonly omitted?: number;
}

/** A menu, or a part of it that a page is drawn with until the whole one comes. */
export interface MenuExcerpt extends Menu {
  /** Of its beginning, what is shown of it at its location; some are in its products besides, as popular. */
  readonly sections?: readonly MenuSection[];
}

/** The menu of a location by category, both in their order; what is sold out stays, what is not sold there does not. */
export function menuSections(menu: Menu, locationId: LocationId): readonly MenuSection[] {
  const sold = menu.products.filter((product) => isSoldAt(product, locationId)).toSorted(byOrder);
  return menu.categories
    .toSorted(byOrder)
    .map((category) => ({ category, products: sold.filter((product) => product.categoryId === category.id) }))
    .filter(({ products }) => products.length > 0);
}

/** What many order, most popular first, as far as the location sells it. */
export function popularProducts(menu: Menu, locationId: LocationId): readonly Product[] {
  return productsOf(menu, menu.popularProductIds, locationId);
}

/** What this customer ordered before, latest first, as far as the location sells it; nothing for a guest. */
export function orderAgainProducts(menu: Menu, locationId: LocationId): readonly Product[] {
  return productsOf(menu, menu.orderAgainProductIds, locationId);
}

/** The product that an address names by its slug, or by its id in older links. */
export function productBySlug(menu: Pick<Menu, "products">, slug: string): Product | null {
  const { products } = menu;
  return products.find((product) => product.slug === slug) ?? products.find(({ id }) => id === slug) ?? null;
}

/** Compares by the order that the shop gave; the id decides between equals, so that no two readers differ. */
export function byOrder(
  one: { readonly order: number; readonly id: string },
  other: { readonly order: number; readonly id: string },
): number {
  return one.order - other.order || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
}

function productsOf(menu: Menu, ids: readonly ProductId[], locationId: LocationId): readonly Product[] {
  return ids
    .map((id) => menu.products.find((product) => product.id === id))
    .filter((product) => product !== undefined)
    .filter((product) => isSoldAt(product, locationId));
}
