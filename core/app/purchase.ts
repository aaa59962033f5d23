import { enqueueActions } from "xstate";
import { keyMessage } from "#core/errors/message.ts";
import { pathHere } from "#core/routing/paths.ts";
import { appSetup } from "./app-setup.ts";
import { toastOfCart } from "./news-of-cart.ts";

/** News about the cart and the orders that come of it. */
export const purchase = appSetup.createStateConfig({
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
        const to = pathHere(context.config, `/orders/${event.orderId}`);
        enqueue({ type: "tellNavigation", params: { to, replace: false } });
      }),
    },
    "checkout.placed": {
      actions: [
        { type: "tellCart", params: { type: "cart.clear" } },
        // Points, order counts and «order again» changed with the order.
        { type: "tellAuth", params: { type: "auth.refresh" } },
        { type: "tellMenu", params: { type: "menu.refresh" } },
        {
          type: "tellNavigation",
          params: ({ context, event }) => ({
            to: pathHere(context.config, `/orders/${event.order.id}`),
            replace: true,
          }),
        },
      ],
    },
    "checkout.alreadyOrdered": {
      actions: [
        { type: "tellCart", params: { type: "cart.clear" } },
        {
          type: "tellNavigation",
          params: ({ context, event }) => ({
            to: pathHere(context.config, `/orders/${event.orderId}`),
            replace: true,
          }),
        },
      ],
    },
    "order.reordered": {
      actions: [
        { type: "tellCart", params: ({ event }) => ({ type: "cart.adopt" as const, cart: event.cart }) },
        {
          type: "tellNavigation",
          params: ({ context }) => ({ to: pathHere(context.config, "/menu"), replace: false }),
        },
      ],
    },
    // The counts and points of the profile follow what became of the order.
    "order.changed": { actions: { type: "tellAuth", params: { type: "auth.refresh" } } },
  },
});
