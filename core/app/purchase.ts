import { enqueueActions } from "xstate";
import { keyMessage } from "#core/errors/message.ts";
import { pathHere } from "#core/routing/paths.ts";
import { appSetup } from "./app-setup.ts";
import { toastOfCart } from "./news-of-cart.ts";

/** News about the cart and the orders that come of it. */
export const purchase = appSetup.createStateConfig({
  on: {
    "app.toast": {
      actions: ({ context, event }) => context.toaster.send({ type: "toaster.show", toast: event.toast }),
    },
    "cart.*": {
      actions: enqueueActions(({ context, event, enqueue }) => {
        const toast = toastOfCart(event);
        if (toast !== null) enqueue.sendTo(context.toaster, { type: "toaster.show", toast });
      }),
    },
    "cart.alreadyOrdered": {
      actions: enqueueActions(({ context, event, enqueue }) => {
        enqueue.sendTo(context.toaster, {
          type: "toaster.show",
          toast: { title: keyMessage("cart.already_ordered") },
        });
        if (event.orderId === null) return;
        const to = pathHere(context.config, `/orders/${event.orderId}`);
        enqueue({ type: "tellNavigation", params: { to, replace: false } });
      }),
    },
    "checkout.placed": {
      actions: [
        ({ context }) => {
          context.cart.send({ type: "cart.clear" });
          // Points, order counts and «order again» changed with the order.
          context.auth.send({ type: "auth.refresh" });
          context.menu.send({ type: "menu.refresh" });
        },
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
        ({ context }) => context.cart.send({ type: "cart.clear" }),
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
        ({ context, event }) => context.cart.send({ type: "cart.adopt", cart: event.cart }),
        {
          type: "tellNavigation",
          params: ({ context }) => ({ to: pathHere(context.config, "/menu"), replace: false }),
        },
      ],
    },
    // The counts and points of the profile follow what became of the order.
    "order.changed": { actions: ({ context }) => context.auth.send({ type: "auth.refresh" }) },
    "desk.sessionLost": { actions: ({ context }) => context.auth.send({ type: "auth.logout" }) },
  },
});
