import { contentHash } from "#core/cart/content-hash.ts";
import { MAX_QUANTITY } from "#core/cart/cart.ts";
import { selectCartItems } from "#core/cart/cart.selectors.ts";
import { selectIsModalOpen, selectModalLayer } from "#core/modal/modals.selectors.ts";
import { MODAL_BASE_LAYER, MODAL_LAYER_STEP } from "#core/modal/modal.ts";
import { MAX_TOASTS } from "#core/toast/toast.ts";
import { selectToasts } from "#core/toast/toaster.selectors.ts";
import type { App } from "#core/app/create-app.ts";

/** What holds at every moment, whatever events were sent. */
const LAWS: Readonly<Record<string, (app: App) => boolean>> = {
  "at most five toasts are kept (TOAST-2)": ({ actors }) =>
    selectToasts(actors.toaster.getSnapshot()).length <= MAX_TOASTS,
  "equal items are one line (CART-4)": ({ actors }) => {
    const hashes = selectCartItems(actors.cart.getSnapshot()).map((item) => contentHash(item));
    return new Set(hashes).size === hashes.length;
  },
  "a line has 1 to 99 pieces (CART-5)": ({ actors }) =>
    selectCartItems(actors.cart.getSnapshot()).every(({ qty }) => qty >= 1 && qty <= MAX_QUANTITY),
  "the selected location is one of the shop's (SHOP-11)": ({ actors }) => {
    const { locationId, locations } = actors.fulfillment.getSnapshot().context;
    return locationId === null || locations.some(({ id }) => id === locationId);
  },
  "who signed out left nothing behind (ACCOUNT-20)": ({ actors }) =>
    !actors.auth.getSnapshot().matches("signedOut") || actors.fulfillment.getSnapshot().context.user === null,
  "open modals stand on layers of their own (MODAL-1)": ({ actors }) => {
    const snapshot = actors.modals.getSnapshot();
    const layers = ["product", "cart"]
      .filter((id) => selectIsModalOpen(snapshot, id))
      .map((id) => selectModalLayer(snapshot, id));
    return (
      new Set(layers).size === layers.length &&
      layers.every((layer) => (layer - MODAL_BASE_LAYER) % MODAL_LAYER_STEP === 0)
    );
  },
};

/** The laws that the product breaks at this moment. */
export function brokenLaws(app: App): readonly string[] {
  return Object.entries(LAWS)
    .filter(([, holds]) => !holds(app))
    .map(([law]) => law);
}
