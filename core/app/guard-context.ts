import type { ShopId } from "#core/kernel/id.ts";
import type { GuardContext } from "#core/routing/guards.ts";
import type { App } from "./create-app.ts";

/** What is selected from the actors that guards decide by; subscribe to them to ask again. */
export type GuardSelection = Pick<GuardContext, "user" | "isAuthKnown" | "isCartKnown" | "isCartEmpty"> & {
  readonly shopId: ShopId | null;
};

/** What the guards of this page decide by, at this moment. What a browser remembers is unknown while rendering. */
export function toGuardContext(
  { config, ports, routes }: Pick<App, "config" | "ports" | "routes">,
  { shopId, ...selected }: GuardSelection,
): GuardContext {
  const remembers = config.side === "browser" && shopId !== null;
  return {
    ...selected,
    routes,
    hostMode: config.hostMode,
    shopSlug: config.shopSlug,
    hasCart: remembers && ports.cartIds.read(shopId) !== null,
    isOrderPending: remembers && ports.orderAttempts.readAttempt(shopId) !== null,
    startPlace: null,
  };
}
