import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { selectSavedCart } from "#core/cart/cart.selectors.ts";
import { DEFAULT_IF_MISSING } from "#core/order/line-change/if-missing.ts";
import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import { selectDraft, type CheckoutActor } from "#core/checkout/checkout.selectors.ts";
import { connectCheckout } from "#core/checkout/connect-checkout.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import type { App } from "../create-app.ts";
import { createScreenActor, forwardEvents } from "./create-screen-actor.ts";

/** A checkout that follows the cart and the choice of place until it is closed. */
export interface CheckoutScreenActor {
  readonly actor: CheckoutActor;
  start(): void;
  /** Ends it and everything that it follows. */
  stop(): void;
}

/**
 * Opens checkout for the cart of this page's shop; null before shop and location are known. An order whose answer was
 * lost, before a reload perhaps, is asked about first.
 */
export function createCheckout(app: App): CheckoutScreenActor | null {
  const { auth, shop: shopActor, cart, fulfillment } = app.actors;
  const shop = selectShop(shopActor.getSnapshot());
  const { locationId, method, address } = fulfillment.getSnapshot().context;
  if (shop === null || locationId === null) return null;
  const user = selectUser(auth.getSnapshot());
  const draft: CheckoutDraft = {
    locationId,
    method,
    address,
    firstName: user?.firstName ?? "",
    lastName: user?.lastName ?? "",
    timing: { type: "asap" },
    paymentMethod: null,
    cashChangeFor: null,
    cutlery: false,
    ifMissing: DEFAULT_IF_MISSING,
    kitchenNote: "",
    tip: null,
    wantsInvoice: false,
    companyName: "",
    companyTaxId: "",
    acceptTerms: false,
  };
  const { checkout, orderAttempts, ids } = app.ports;
  const actor = createScreenActor(app, connectCheckout(checkout, orderAttempts, ids), {
    shopId: shop.id,
    cart: selectSavedCart(cart.getSnapshot()),
    draft,
    attempt: orderAttempts.readAttempt(shop.id),
    fromMobileApp: app.config.isMobileApp,
  });
  forwardEvents(app, actor);
  let stopFollowing = (): void => undefined;
  return {
    actor,
    start: () => {
      stopFollowing = follow(app, actor);
      actor.start();
      app.actors.cart.send({ type: "cart.flush" });
    },
    stop: () => {
      stopFollowing();
      actor.stop();
    },
  };
}

function follow({ actors: { cart, fulfillment } }: App, actor: CheckoutActor): () => void {
  const followCart = cart.subscribe((snapshot) => {
    if (actor.getSnapshot().status !== "active") return;
    const saved = selectSavedCart(snapshot);
    const { cart: held, isCartSaved } = actor.getSnapshot().context;
    if (saved === null && isCartSaved) actor.send({ type: "checkout.cartUnsaved" });
    if (saved !== null && (!isCartSaved || held?.id !== saved.id || held.revision !== saved.revision))
      actor.send({ type: "checkout.adoptCart", cartId: saved.id, revision: saved.revision });
  });
  const followChoice = fulfillment.subscribe(({ context: { locationId, method, address } }) => {
    const draft = selectDraft(actor.getSnapshot());
    if (locationId === null || actor.getSnapshot().status !== "active") return;
    if (draft.locationId === locationId && draft.method === method && draft.address === address) return;
    actor.send({ type: "checkout.adoptFulfillment", locationId, method, address });
  });
  return () => {
    followCart.unsubscribe();
    followChoice.unsubscribe();
  };
}
