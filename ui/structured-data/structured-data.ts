import type { PageRequest } from "#core/app/page.ts";
import { groupsOf, indexMenu } from "#core/menu/menu-index.ts";
import { productBySlug } from "#core/menu/sections.ts";
import type { RouteMatch } from "#core/routing/match-route.ts";
import { locationBySlug } from "#core/shop/week.ts";
import type { JsonLd } from "./json-ld.ts";
import { menuData } from "./menu-data.ts";
import { productData } from "./product-data.ts";
import { restaurantData } from "./restaurant-data.ts";

const CONTEXT = "https://schema.org";

/**
 * What a page says about itself to search engines, as JSON-LD: the restaurant, on the menu its whole menu, on a
 * product's page the dish. Null for pages about no shop.
 */
export function structuredData(request: PageRequest, match: RouteMatch, canonical: string): JsonLd | null {
  const { shop, menu, locale, origin, path } = request;
  if (shop === null) return null;
  // The address of the shop's own pages: everything before the page itself.
  const base = `${origin}${path.slice(0, path.length - ownPath(match, path).length)}`;
  switch (match.route.id) {
    case "shop.landing":
      return { "@context": CONTEXT, ...restaurantData(shop, shop.locations[0] ?? null, base, base) };
    case "shop.location": {
      const location = locationBySlug(shop.locations, match.params["location"] ?? "");
      return location === null
        ? null
        : { "@context": CONTEXT, ...restaurantData(shop, location, base, canonical) };
    }
    case "shop.menu": {
      const restaurant = restaurantData(shop, shop.locations[0] ?? null, base, base);
      return {
        "@context": CONTEXT,
        ...restaurant,
        ...(menu === null ? {} : { hasMenu: menuData(shop, menu, locale, origin, base) }),
      };
    }
    case "shop.product": {
      const product = menu === null ? null : productBySlug(menu, match.params["product"] ?? "");
      return menu === null || product === null
        ? null
        : {
            "@context": CONTEXT,
            ...productData(shop, { product, groups: groupsOf(indexMenu(menu), product) }, origin, canonical),
            "@type": ["Product", "MenuItem"],
          };
    }
    default:
      return null;
  }
}

function ownPath(match: RouteMatch, path: string): string {
  const prefix =
    match.params["shop"] === undefined ? "" : `/shops/${encodeURIComponent(match.params["shop"])}`;
  return path.slice(prefix.length);
}
