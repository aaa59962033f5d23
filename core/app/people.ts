import { assign } from "xstate";
import { afterSignOut } from "#core/routing/after-sign-in.ts";
import { appSetup } from "./app-setup.ts";
import { tellCustomer } from "./errands.ts";

/** News about who is there. */
export const people = appSetup.createStateConfig({
  on: {
    "app.navigated": { actions: ({ context }) => context.auth.send({ type: "auth.navigated" }) },
    "auth.signedIn": {
      actions: ({ context, event: { user, how } }) => {
        context.fulfillment.send({ type: "fulfillment.adoptUser", user, justNow: how !== "session" });
        tellCustomer(context);
        context.menu.send({ type: "menu.refresh" });
        // A login merges the guest's cart into the person's own, so what the server holds is read anew.
        if (how !== "session") context.cart.send({ type: "cart.reload" });
      },
    },
    "auth.userChanged": { actions: ({ context }) => tellCustomer(context) },
    "auth.signedOut": {
      actions: [
        ({ context }) => {
          context.fulfillment.send({ type: "fulfillment.forgetUser" });
          context.cart.send({ type: "cart.adoptCustomer", customer: null });
          context.cart.send({ type: "cart.clear" });
          context.menu.send({ type: "menu.refresh" });
        },
        {
          type: "tellNavigation",
          params: ({ context }) => ({ to: afterSignOut(context.config), replace: true }),
        },
      ],
    },
    "phone.codeSent": {
      actions: assign({
        sentCode: ({ event: { phone, resendAt, expiresAt } }) => ({ phone, resendAt, expiresAt }),
      }),
    },
    "phone.verified": {
      actions: [
        assign({ sentCode: null }),
        ({ context, event }) => context.auth.send({ type: "auth.adoptUser", user: event.user }),
      ],
    },
    "fulfillment.profileSaved": {
      actions: ({ context, event }) => context.auth.send({ type: "auth.adoptUser", user: event.user }),
    },
  },
});
