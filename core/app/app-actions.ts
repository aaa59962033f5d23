import { enqueueActions } from "xstate";
import { selectCustomer, selectUser } from "#core/account/auth/auth.selectors.ts";
import { selectLocation } from "#core/fulfillment/fulfillment.selectors.ts";
import { scopedPath } from "#core/routing/paths.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { appSetup } from "./app-setup.ts";

/** Enters the shop's cart once the device's choices are known; a server never gets there. */
export const enterCart = appSetup.createAction(
  enqueueActions(({ context: { config, shop, fulfillment }, enqueue }) => {
    const known = selectShop(shop.getSnapshot());
    const location = selectLocation(fulfillment.getSnapshot());
    if (config.side === "server" || known === null || location === null) return;
    enqueue({ type: "sendToCart", params: { type: "cart.enter", shop: known, locationId: location.id } });
  }),
);

/** Tells the cart whose points and coupon counts its prices depend on. */
export const sendCustomer = appSetup.createAction(
  enqueueActions(({ context: { auth, shop }, enqueue }) => {
    const known = selectShop(shop.getSnapshot());
    const customer = known === null ? null : selectCustomer(auth.getSnapshot(), known.id);
    enqueue({ type: "sendToCart", params: { type: "cart.adoptCustomer", customer } });
  }),
);

/** Asks for the menu of a shop that a rendered page brought without one. */
export const askForMenu = appSetup.createAction(
  enqueueActions(({ context: { shop }, enqueue }) => {
    const known = selectShop(shop.getSnapshot());
    if (known !== null) enqueue({ type: "sendToMenu", params: { type: "menu.load", shopId: known.id } });
  }),
);

/** An order was sent before a reload and nobody knows what became of it: checkout asks. */
export const resumeOrder = appSetup.createAction(
  enqueueActions(({ context: { config, auth }, enqueue, check }) => {
    if (selectUser(auth.getSnapshot()) === null || !check("isOrderPending")) return;
    enqueue({ type: "emitNavigation", params: { to: scopedPath(config, "/checkout"), replace: true } });
  }),
);
