import { selectIsAuthKnown, selectUser } from "#core/account/auth/auth.selectors.ts";
import type { App } from "#core/app/create-app.ts";
import { toGuardContext } from "#core/app/guard-context.ts";
import { selectIsCartEmpty, selectIsCartKnown } from "#core/cart/cart.selectors.ts";
import type { GuardContext } from "#core/routing/guards.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";

/** The context that the router would give to guards now. */
export function guardContextOf(app: App): GuardContext {
  const [auth, cart] = [app.actors.auth.getSnapshot(), app.actors.cart.getSnapshot()];
  return toGuardContext(app, {
    user: selectUser(auth),
    isAuthKnown: selectIsAuthKnown(auth),
    isCartKnown: selectIsCartKnown(cart),
    isCartEmpty: selectIsCartEmpty(cart),
    shopId: selectShop(app.actors.shop.getSnapshot())?.id ?? null,
  });
}
