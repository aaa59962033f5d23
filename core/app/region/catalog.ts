import { enqueueActions } from "xstate";
import { selectIsCartUntouched } from "#core/cart/cart.selectors.ts";
import { keyMessage } from "#core/kernel/message.ts";
import { appSetup } from "../app-setup.ts";
import { enterCart, resumeOrder, sendCustomer } from "../app-actions.ts";

/** Events about what is sold, where, and how it is handed over. */
export const catalog = appSetup.createStateConfig({
  on: {
    "shop.loaded": {
      actions: [
        {
          type: "sendToFulfillment",
          params: ({ event: { shop } }) => ({
            type: "fulfillment.adoptLocations" as const,
            shopId: shop.id,
            locations: shop.locations,
          }),
        },
        {
          type: "sendToMenu",
          params: ({ event: { shop } }) => ({ type: "menu.load" as const, shopId: shop.id }),
        },
        sendCustomer,
        resumeOrder,
      ],
    },
    "menu.loaded": {
      actions: {
        type: "sendToCart",
        params: ({ event }) => ({ type: "cart.adoptMenu" as const, menu: event.menu }),
      },
    },
    "fulfillment.remembered": { actions: enterCart },
    // A cart that was not entered yet is entered once all that the device remembers is known.
    "fulfillment.locationChanged": {
      guard: ({ context }) => !selectIsCartUntouched(context.cart.getSnapshot()),
      actions: {
        type: "sendToCart",
        params: ({ event }) => ({ type: "cart.changeLocation" as const, locationId: event.locationId }),
      },
    },
    "fulfillment.methodSwitched": {
      actions: enqueueActions(({ event: { method }, enqueue }) => {
        enqueue({ type: "toast", params: { title: keyMessage(`fulfillment.methodSwitched.${method}`) } });
      }),
    },
  },
});
