import { raise } from "xstate";
import { selectIsCartUntouched } from "#core/cart/cart.selectors.ts";
import { keyMessage } from "#core/errors/message.ts";
import { appSetup } from "./app-setup.ts";
import { enterCart, tellCustomer } from "./errands.ts";

/** News about what is sold, where, and how it reaches people. */
export const offer = appSetup.createStateConfig({
  on: {
    "shop.loaded": {
      actions: ({ context, event: { shop } }) => {
        context.fulfillment.send({ type: "fulfillment.adoptLocations", locations: shop.locations });
        context.menu.send({ type: "menu.load", shopId: shop.id });
        tellCustomer(context);
      },
    },
    "menu.loaded": {
      actions: ({ context, event }) => context.cart.send({ type: "cart.adoptMenu", menu: event.menu }),
    },
    "fulfillment.remembered": { actions: ({ context }) => enterCart(context) },
    "fulfillment.locationChanged": {
      actions: ({ context, event }) => {
        if (selectIsCartUntouched(context.cart.getSnapshot())) return enterCart(context);
        context.cart.send({ type: "cart.changeLocation", locationId: event.locationId });
      },
    },
    "fulfillment.methodSwitched": {
      actions: raise(({ event }) => ({
        type: "app.toast" as const,
        toast: { title: keyMessage("fulfillment.methodSwitched", { method: event.method }) },
      })),
    },
  },
});
