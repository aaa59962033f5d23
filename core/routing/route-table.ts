import type { HostMode } from "#core/shop/shop-from-host.ts";
import { OFFICE_ROUTES } from "./office-routes.ts";
import type { RouteId } from "./route-id.ts";
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

/** Every page that a host serves (HOST-2), more particular patterns before those with parameters. */
export function servedRoutes(mode: HostMode): readonly ServedRoute[] {
  switch (mode.kind) {
    case "diner":
      return [
        ...OFFICE_ROUTES.map((route) => ({ route, pattern: route.pattern })),
        ...STOREFRONT_ROUTES.map((route) => ({ route, pattern: joinPath(SHOP_PREFIX, route.pattern) })),
      ];
    case "shop":
    case "domain":
      return STOREFRONT_ROUTES.map((route) => ({ route, pattern: route.pattern }));
    case "unknown":
      return [];
  }
}

/** The route with this id; throws when there is none. */
export function routeById(id: RouteId): Route {
  const route = [...STOREFRONT_ROUTES, ...OFFICE_ROUTES].find((known) => known.id === id);
  if (route === undefined) throw new Error(`No route is called ${id}`);
  return route;
}

/** The pages beneath a route and the route itself, outermost first. */
export function routeChain(route: Route): readonly Route[] {
  return route.parent === null ? [route] : [...routeChain(routeById(route.parent)), route];
}

/** One path after another; "/" after a prefix adds nothing. */
export function joinPath(prefix: string, path: string): string {
  return path === "/" && prefix !== "" ? prefix : `${prefix}${path}`;
}
