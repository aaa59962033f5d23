import type { Menu } from "#core/menu/menu.ts";
import { productBySlug } from "#core/menu/sections.ts";
import type { Location } from "#core/shop/location.ts";
import { locationBySlug } from "#core/shop/week.ts";
import type { RouteMatch } from "./match-route.ts";

/** The parts of a shop that URLs name. */
export interface NamedPlaces {
  readonly slug: string;
  readonly locations: readonly Pick<Location, "id" | "slug">[];
}

/** Whether a path names a product or a location that the shop does not have; false while shop or menu are not known. */
export function isPageMissing(
  { params }: RouteMatch,
  shop: NamedPlaces | null,
  menu: Pick<Menu, "products"> | null,
): boolean {
  const { product, location } = params;
  if (product !== undefined && menu !== null) return productBySlug(menu, product) === null;
  if (location !== undefined && shop !== null) return locationBySlug(shop.locations, location) === null;
  return false;
}
