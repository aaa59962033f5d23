import { enqueueActions } from "xstate";
import { keyMessage } from "#core/kernel/message.ts";
import { scopedPath } from "#core/routing/paths.ts";
import { appSetup } from "../app-setup.ts";
import { toastOfCart } from "./toast-of-cart.ts";

/** Events about the cart and the orders placed from it. */
export const orders = appSetup.createStateConfig({
  on: {
    "app.toast": { actions: { type: "toast", params: ({ event }) => event.toast } },
    "cart.*": {
      actions: enqueueActions(({ event, enqueue }) => {
        const toast = toastOfCart(event);
        if (toast !== null) enqueue({ type: "toast", params: toast });
      }),
    },
    "cart.alreadyOrdered": {
      actions: enqueueActions(({ context, event, enqueue }) => {
        enqueue({ type: "toast", params: { title: keyMessage("cart.already_ordered") } });
        if (event.orderId === null) return;
        const to = scopedPath(context.config, `/orders/${event.orderId}`);
        enqueue({ type: "emitNavigation", params: { to, replace: false } });
      }),
    },
    "checkout.placed": {
      actions: [
        { type: "sendToCart", params: { type: "cart.clear" } },
        // Points, order counts and "order again" changed with the order.
        { type: "sendToAuth", params: { type: "auth.refresh" } },
        { type: "sendToMenu", params: { type: "menu.refresh" } },
        {
          type: "emitNavigation",
          params: ({ context, event }) => ({
            to: scopedPath(context.config, `/orders/${event.order.id}`),
            replace: true,
          }),
        },
      ],
    },
    "checkout.alreadyOrdered": {
      actions: [
        { type: "sendToCart", params: { type: "cart.clear" } },
        {
          type: "emitNavigation",
          params: ({ context, event }) => ({
            to: scopedPath(context.config, `/orders/${event.orderId}`),
            replace: true,
          }),
        },
      ],
    },
    "order.reordered": {
      actions: [
        { type: "sendToCart", params: ({ event }) => ({ type: "cart.adopt" as const, cart: event.cart }) },
        {
          type: "emitNavigation",
          params: ({ context }) => ({ to: scopedPath(context.config, "/menu"), replace: false }),
        },
      ],
    },
    // The counts and points of the profile follow what became of the order.
    "order.changed": { actions: { type: "sendToAuth", params: { type: "auth.refresh" } } },
  },
});
