import type { OrderId } from "#core/kernel/id.ts";
import { isStorefront, scopedPath, type RouteScope } from "./paths.ts";

/** The order that is under way, and the shop under whose path it was seen; null on a shop's own host. */
export interface ActiveOrder {
  readonly orderId: OrderId;
  readonly shopSlug: string | null;
}

/** Where somebody was last, as a browser keeps it. */
export interface StartPlace {
  readonly activeOrder: ActiveOrder | null;
  /** Of the shop that was looked at last on a diner host. */
  readonly lastShopSlug: string | null;
}

/** So long the server is asked whether what the device kept still holds, in milliseconds; then it is believed. */
export const START_PATIENCE_MS = 3000;

/** Where nobody was before. */
export const NOWHERE: StartPlace = { activeOrder: null, lastShopSlug: null };

/** Where the installed app begins (GUARD-12): the active order, else the menu of its shop or of the last one, else `/`. */
export function startPath(scope: RouteScope, { activeOrder, lastShopSlug }: StartPlace): string {
  if (activeOrder !== null && isOfPlace(scope, activeOrder))
    return scopedPath({ ...scope, shopSlug: activeOrder.shopSlug }, `/orders/${activeOrder.orderId}`);
  if (isStorefront(scope)) return scopedPath(scope, "/menu");
  return lastShopSlug === null ? "/" : scopedPath({ ...scope, shopSlug: lastShopSlug }, "/menu");
}

// Each shop may be an app of its own; the front page of the host belongs to all of them.
function isOfPlace({ hostMode, shopSlug }: RouteScope, order: ActiveOrder): boolean {
  return hostMode.kind !== "diner" || shopSlug === null || shopSlug === order.shopSlug;
}
