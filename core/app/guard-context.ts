import { selectIsAuthKnown, selectUser } from "#core/auth/auth.selectors.ts";
import { selectIsCartEmpty, selectIsCartKnown } from "#core/cart/cart.selectors.ts";
import type { OrderId } from "#core/kernel/id.ts";
import type { GuardContext } from "#core/routing/guards.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import type { App } from "./create-app.ts";

/** What only some pages know about a person's way here. */
export interface WayHere {
  readonly activeOrderId: OrderId | null;
  readonly lastShopSlug: string | null;
}

/** What the guards of this page decide by, at this moment; subscribe to auth and cart to ask again. */
export function guardContextOf(
  app: App,
  { activeOrderId, lastShopSlug }: WayHere = { activeOrderId: null, lastShopSlug: null },
): GuardContext {
  const { auth, cart, shop: shopActor } = app.actors;
  const authState = auth.getSnapshot();
  const cartState = cart.getSnapshot();
  const shop = selectShop(shopActor.getSnapshot());
  return {
    hostMode: app.config.hostMode,
    shopSlug: app.config.shopSlug,
    user: selectUser(authState),
    isAuthKnown: selectIsAuthKnown(authState),
    isCartKnown: selectIsCartKnown(cartState),
    isCartEmpty: selectIsCartEmpty(cartState),
    hasCart: shop !== null && app.config.side === "browser" && app.ports.cartIds.read(shop.id) !== null,
    isOrderPending:
      shop !== null && app.config.side === "browser" && app.ports.orderAttempts.readAttempt(shop.id) !== null,
    activeOrderId,
    lastShopSlug,
  };
}
