import type { Menu } from "#core/menu/menu.ts";
import type { RouteMatch } from "#core/routing/match-route.ts";
import { pageTitle } from "#core/routing/title.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { I18n } from "#ui/i18n/i18n.ts";
import { textAt } from "#ui/i18n/text-at.ts";

/** The product's own name, the title of pages about no shop. */
export const PRODUCT_NAME = "Diner";

/** "page – shop": a product or a location by its own name, every other page by its title (ROUTE-8). */
export function titleOf(i18n: I18n, match: RouteMatch | null, shop: Shop | null, menu: Menu | null): string {
  const site = shop?.name ?? PRODUCT_NAME;
  if (match === null) return site;
  const { route, params } = match;
  if (route.titleKey !== null) return pageTitle(textAt(i18n.t, route.titleKey.split(/\.(.*)/, 2)), site);
  return pageTitle(nameOf(params, shop, menu), site);
}

function nameOf(
  params: Readonly<Record<string, string>>,
  shop: Shop | null,
  menu: Menu | null,
): string | null {
  const product = menu?.products.find(
    ({ slug, id }) => slug === params["product"] || id === params["product"],
  );
  const location = shop?.locations.find(
    ({ slug, id }) => slug === params["location"] || id === params["location"],
  );
  return product?.name ?? location?.name ?? null;
}
