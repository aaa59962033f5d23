import type { RouteId } from "./route-id.ts";

const PURCHASE: ReadonlySet<RouteId> = new Set<RouteId>(["shop.cart", "shop.checkout"]);

/** Whether a page is cart or checkout: what is chosen and typed there is not to be lost or covered. */
export function isPurchaseRoute(routeId: RouteId): boolean {
  return PURCHASE.has(routeId);
}
