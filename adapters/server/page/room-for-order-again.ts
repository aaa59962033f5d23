import { setTimeout as delay } from "node:timers/promises";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import type { Log } from "#adapters/server/db/log.ts";
import { inTurnsOf } from "#adapters/server/db/turns.ts";
import { reasonOf, toKnownError } from "#adapters/server/http/error-reply.ts";
import type { RateGuard } from "#adapters/server/http/limit/rate-limits.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import { type OrderAgainDeps, ownOrderAgain } from "#adapters/server/menu/own-order-again.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { orderAgainProducts } from "#core/menu/sections.ts";
import type { RouteId } from "#core/routing/route-id.ts";

/** What finding out who has had something before needs. */
export interface OrderAgainRoomDeps extends OrderAgainDeps {
  readonly config: Pick<ServerConfig, "ownPagePatienceMillis">;
  readonly limits: RateGuard;
  readonly log: Log;
}

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
  if (route !== "shop.menu" || visitor.sessionHash === null || location === undefined) return false;
  const { config, limits, log } = deps;
  try {
    await limits.check("ownPagesPerSession", visitor.sessionHash);
    const reading = inTurnsOf(shop.id, () => ownOrderAgain(deps, visitor, shop.id));
    const ids = await Promise.race([reading, delay(config.ownPagePatienceMillis, null, { ref: false })]);
    const menu = { ...menus[shop.locale], orderAgainProductIds: ids ?? [] };
    return orderAgainProducts(menu, location.id).length > 0;
  } catch (thrown) {
    if (toKnownError(thrown).tag === "Unexpected")
      log.error({ reason: reasonOf(thrown), route }, "A menu keeps no room for what was ordered before");
    return false;
  }
}
