import type { Menu } from "#core/menu/menu.ts";
import type { RouteMatch } from "#core/routing/match-route.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { I18n } from "#ui/i18n/i18n.ts";
import { landingDescription } from "#ui/landing/words/landing-description.ts";

/** One sentence about the page for search engines and previews: a dish's own, a shop's with its places, that of a page for owners, else the product's. */
export function descriptionOf(
  i18n: I18n,
  match: RouteMatch | null,
  shop: Shop | null,
  menu: Menu | null,
): string {
  const ofOwners = match === null ? null : landingDescription(match.route.id, i18n);
  if (ofOwners !== null) return ofOwners;
  const slug = match?.params["product"];
  const dish = menu?.products.find((product) => product.slug === slug);
  const own = dish?.description ?? null;
  if (own !== null) return own;
  if (shop === null) return i18n.t.common.tagline();
  return i18n.t.shop.metaDescription({
    shop: shop.name,
    places: shop.locations.map(({ address }) => address).join("; "),
  });
}
