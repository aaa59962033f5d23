import type { Menu } from "#core/menu/menu.ts";
import { productBySlug } from "#core/menu/sections.ts";
import type { Shop } from "#core/shop/shop.ts";
import { locationBySlug } from "#core/shop/week.ts";
import type { RouteMatch } from "./match-route.ts";

/** Whether a path names a product or a location that the shop does not have; false while shop or menu are not known. */
export function isPageMissing({ params }: RouteMatch, shop: Shop | null, menu: Menu | null): boolean {
  const { product, location } = params;
  if (product !== undefined && menu !== null) return productBySlug(menu, product) === null;
  if (location !== undefined && shop !== null) return locationBySlug(shop.locations, location) === null;
  return false;
}
