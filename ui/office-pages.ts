import type { RouteId } from "#core/routing/route-id.ts";
import { servedRoutes } from "#core/routing/route-table.ts";
import type { HostMode } from "#core/shop/shop-from-host.ts";
import { OFFICE_SCREENS } from "./office-screens.ts";
import type { Pages, Screens } from "./router/screen.ts";
import { STOREFRONT_SCREENS } from "./storefront-screens.ts";

/** Every screen that there is. */
export const SCREENS: Screens = { ...STOREFRONT_SCREENS, ...OFFICE_SCREENS };

/** All pages of a host. A browser loads their list on the pages that are of no shop: a customer needs none of it. */
export function allPages(mode: HostMode): Pages {
  return { routes: servedRoutes(mode), screens: SCREENS };
}

/** Whether a route has its screen, so that links may lead there. */
export function isServed(routeId: RouteId): boolean {
  return SCREENS[routeId] !== undefined;
}
