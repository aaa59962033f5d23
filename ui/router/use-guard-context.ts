import { selectIsAuthKnown, selectUser } from "#core/auth/auth.selectors.ts";
import { selectIsCartEmpty, selectIsCartKnown } from "#core/cart/cart.selectors.ts";
import type { GuardContext } from "#core/routing/guards.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { useActors, useApp } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";

/** What guards decide by, as of now. */
export function useGuardContext(): GuardContext {
  const { config, ports } = useApp();
  const { auth, cart, shop } = useActors();
  const shopId = useSelected(shop, selectShop)?.id ?? null;
  const isCartKnown = useSelected(cart, selectIsCartKnown);
  return {
    hostMode: config.hostMode,
    shopSlug: config.shopSlug,
    user: useSelected(auth, selectUser),
    isAuthKnown: useSelected(auth, selectIsAuthKnown),
    isCartKnown,
    isCartEmpty: useSelected(cart, selectIsCartEmpty),
    hasCart: shopId !== null && config.side === "browser" && ports.cartIds.read(shopId) !== null,
    isOrderPending:
      config.side === "browser" && shopId !== null && ports.orderAttempts.readAttempt(shopId) !== null,
    activeOrderId: null,
    lastShopSlug: null,
  };
}
