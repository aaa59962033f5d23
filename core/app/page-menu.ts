import type { LocationId } from "#core/kernel/id.ts";
import { beginningOf, excerptOf, popularOf } from "#core/menu/menu-excerpt.ts";
import type { Menu } from "#core/menu/menu.ts";
import type { MenuExcerpt } from "#core/menu/sections.ts";
import type { RouteMatch } from "#core/routing/match-route.ts";

/** What a page is drawn with of its shop's menu. */
export interface PageMenu {
  /** The menu that the page shows or looks things up in; null of a page without one. */
  readonly menu: Menu | null;
  /** As much of it as is drawn where that is not all. */
  readonly beginning: MenuExcerpt | null;
  /** What the browser gets until the menu itself comes; null where it gets all or nothing. */
  readonly excerpt: MenuExcerpt | null;
}

/**
 * What a page is drawn with (PAGE-9): a menu whole or its beginning, a shop's first page what is popular there, a product's
 * page that product. Of the pages with a menu those that search engines read show it; another only looks products up in it.
 */
export function menuOfPage(
  match: RouteMatch | null,
  whole: Menu | null,
  locationId: LocationId | undefined,
): PageMenu {
  if (match === null || whole === null) return { menu: null, beginning: null, excerpt: null };
  const { route, params } = match;
  const { product: slug } = params;
  if (!route.hasMenu)
    return { menu: null, beginning: null, excerpt: slug === undefined ? null : excerptOf(whole, slug) };
  if (!route.isIndexable || locationId === undefined) return { menu: whole, beginning: null, excerpt: null };
  const beginning = route.isMenuLate ? popularOf(whole, locationId) : beginningOf(whole, locationId);
  return { menu: whole, beginning, excerpt: beginning };
}
