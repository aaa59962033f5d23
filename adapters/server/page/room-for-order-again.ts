import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import { type OrderAgainDeps, ownOrderAgain } from "#adapters/server/menu/own-order-again.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { orderAgainProducts } from "#core/menu/sections.ts";
import type { RouteId } from "#core/routing/route-id.ts";
import { readOwn, type ReadOwnDeps } from "./read-own.ts";

/** What finding out who has had something before needs. */
export interface OrderAgainRoomDeps extends OrderAgainDeps, ReadOwnDeps {}

/**
 * Whether a menu is to keep room for what the one who asks had before (PAGE-14). It is read as their own menu reads it, whose call
 * finds it remembered then; what cannot be read in time keeps no room.
 */
export async function keepsRoomForOrderAgain(
  deps: OrderAgainRoomDeps,
  route: RouteId | null,
  visitor: Visitor,
  { shop, menus, locations: [location] }: ShopSnapshot,
): Promise<boolean> {
  const { sessionHash } = visitor;
  if (route !== "shop.menu" || sessionHash === null || location === undefined) return false;
  const asker = { sessionHash, shopId: shop.id, route };
  const ids = await readOwn(deps, asker, () => ownOrderAgain(deps, visitor, shop.id));
  const menu = { ...menus[shop.locale], orderAgainProductIds: ids ?? [] };
  return orderAgainProducts(menu, location.id).length > 0;
}
