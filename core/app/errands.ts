import { selectCustomer } from "#core/auth/auth.selectors.ts";
import { selectLocation } from "#core/fulfillment/fulfillment.selectors.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import type { AppContext } from "./app-setup.ts";

/** Enters the shop's cart once the device's choices are known; a server never gets there. */
export function enterCart({ config, shop, fulfillment, cart }: AppContext): void {
  const known = selectShop(shop.getSnapshot());
  const location = selectLocation(fulfillment.getSnapshot());
  if (config.side === "server" || known === null || location === null) return;
  cart.send({ type: "cart.enter", shop: known, locationId: location.id });
}

/** Tells the cart whose points and coupon counts its prices depend on. */
export function tellCustomer({ auth, shop, cart }: AppContext): void {
  const known = selectShop(shop.getSnapshot());
  const customer = known === null ? null : selectCustomer(auth.getSnapshot(), known.id);
  cart.send({ type: "cart.adoptCustomer", customer });
}
