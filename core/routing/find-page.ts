import type { HostMode } from "#core/shop/shop-from-host.ts";
import type { Menu } from "#core/menu/menu.ts";
import { fillPattern, type RouteMatch } from "./match-route.ts";
import { isPageMissing, type NamedPlaces } from "./missing-page.ts";
import type { RouteId } from "./route-id.ts";
import { routeAt } from "./route-table.ts";

/** Stands in a shape for what differs from one address to the next; no page has such a path. */
export const SHAPE_MARK = "~~";

/** The shape of all addresses where there is nothing. */
export const MISSING_SHAPE = `/${SHAPE_MARK}`;

/** What is at an address, known before anything is drawn. */
export type PageFinding =
  | {
      readonly kind: "page";
      readonly match: RouteMatch;
      /** The one spelling of the address. */
      readonly path: string;
      /** The path with a mark for what names one person's record: all pages of a shape are drawn alike but for their path. */
      readonly shape: string;
    }
  | { readonly kind: "missing" };

/** Where to look, and what there is of a shop and its menu. */
export interface PagePlace {
  readonly hostMode: HostMode;
  /** Path without search and hash. */
  readonly path: string;
  readonly shop: NamedPlaces | null;
  readonly menu: Pick<Menu, "products"> | null;
}

// Everything else in a path names a record: a page never reveals which records exist.
const PUBLIC_PARAMETERS: ReadonlySet<string> = new Set(["shop", "product", "location"]);

const MISSING: PageFinding = { kind: "missing" };

/**
 * Finds the page of a path: nothing where no route matches, where the route has no screen in this build
 * (`isServed`), or where there is no such shop, product or location.
 */
export function findPage(place: PagePlace, isServed: (routeId: RouteId) => boolean): PageFinding {
  const { hostMode, path, shop, menu } = place;
  const match = routeAt(hostMode, path);
  if (match === null || !isServed(match.route.id)) return MISSING;
  if (match.route.set === "storefront" && shop === null) return MISSING;
  if (isPageMissing(match, shop, menu)) return MISSING;
  const params = shop === null ? match.params : { ...match.params, shop: shop.slug };
  const marks = Object.keys(params).map((name) => [name, SHAPE_MARK] as const);
  const marked = Object.fromEntries(marks.filter(([name]) => !PUBLIC_PARAMETERS.has(name)));
  return {
    kind: "page",
    match,
    path: fillPattern(match.pattern, params),
    shape: fillPattern(match.pattern, { ...params, ...marked }),
  };
}
