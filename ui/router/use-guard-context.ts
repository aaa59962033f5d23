import { selectIsAuthKnown, selectUser } from "#core/account/auth/auth.selectors.ts";
import { toGuardContext } from "#core/app/guard-context.ts";
import { selectIsCartEmpty, selectIsCartKnown } from "#core/cart/cart.selectors.ts";
import type { GuardContext } from "#core/routing/guards.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { useActors, useApp } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";

/** What guards decide by, as of now. */
export function useGuardContext(): GuardContext {
  const app = useApp();
  const { auth, cart, shop } = useActors();
  return toGuardContext(app, {
    user: useSelected(auth, selectUser),
    isAuthKnown: useSelected(auth, selectIsAuthKnown),
    isCartKnown: useSelected(cart, selectIsCartKnown),
    isCartEmpty: useSelected(cart, selectIsCartEmpty),
    shopId: useSelected(shop, selectShop)?.id ?? null,
  });
}
