import type { HostMode } from "#core/shop/shop-from-host.ts";
import { matchRoute, type RouteMatch } from "./match-route.ts";
import { OFFICE_ROUTES } from "./office-routes.ts";
import { servedStorefrontRoutes, type ServedRoute } from "./served-route.ts";

const servedByKind = new Map<HostMode["kind"], readonly ServedRoute[]>();

/** Every page that a host serves (HOST-2), more particular patterns before those with parameters. */
export function servedRoutes(mode: HostMode): readonly ServedRoute[] {
  const served = servedByKind.get(mode.kind) ?? routesOf(mode);
  servedByKind.set(mode.kind, served);
  return served;
}

function routesOf(mode: HostMode): readonly ServedRoute[] {
  const storefront = servedStorefrontRoutes(mode);
  if (mode.kind !== "diner") return storefront;
  return [...OFFICE_ROUTES.map((route) => ({ route, pattern: route.pattern })), ...storefront];
}

/** The page of a path on a host, of all that there are; null when the host serves none. */
export function routeAt(mode: HostMode, path: string): RouteMatch | null {
  return matchRoute(servedRoutes(mode), path);
}
