import type { Product } from "#core/menu/menu.ts";

/** Navigation state of a dialog that was opened from the page beneath it: closing goes back instead of onwards. */
export const BENEATH_IS_MENU = { isBeneathInHistory: true };

/** The address of a product inside its shop. */
export function productPath({ slug }: Pick<Product, "slug">): string {
  return `/products/${encodeURIComponent(slug)}`;
}

/** The target of a category's link. */
export function sectionAnchor(id: string): string {
  return `menu-${id}`;
}
