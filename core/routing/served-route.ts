import type { HostMode } from "#core/shop/shop-from-host.ts";
import type { Route } from "./route.ts";
import { STOREFRONT_ROUTES } from "./storefront-routes.ts";

/** Before every storefront path on a diner host. */
export const SHOP_PREFIX = "/shops/:shop";

/** A route with the path that a host serves it under. */
export interface ServedRoute {
  readonly route: Route;
  /** The whole pattern, prefix and all. */
  readonly pattern: string;
}

/** Every page of shops that a host serves (HOST-2). A page of a shop knows no others: what leads away from it is loaded (HOST-13). */
export function servedStorefrontRoutes({ kind }: HostMode): readonly ServedRoute[] {
  if (kind === "unknown") return [];
  const prefix = kind === "diner" ? SHOP_PREFIX : "";
  return STOREFRONT_ROUTES.map((route) => ({ route, pattern: joinPath(prefix, route.pattern) }));
}

/** The pages beneath a route and the route itself, outermost first; only pages of a shop lie over others. */
export function routeChain(route: Route): readonly Route[] {
  const parent = STOREFRONT_ROUTES.find(({ id }) => id === route.parent);
  return parent === undefined ? [route] : [...routeChain(parent), route];
}

/** One path after another; "/" after a prefix adds nothing. */
export function joinPath(prefix: string, path: string): string {
  return path === "/" && prefix !== "" ? prefix : `${prefix}${path}`;
}
