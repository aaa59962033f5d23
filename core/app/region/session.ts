import { assign, enqueueActions } from "xstate";
import { afterSignOut } from "#core/routing/after-sign-in.ts";
import { appSetup } from "../app-setup.ts";
import { resumeOrder, sendCustomer } from "../app-actions.ts";

/** Events about who is signed in. */
export const session = appSetup.createStateConfig({
  on: {
    "app.navigated": { actions: { type: "sendToAuth", params: { type: "auth.navigated" } } },
    "auth.signedIn": {
      actions: [
        {
          type: "sendToFulfillment",
          params: ({ event: { user, how } }) => ({
            type: "fulfillment.adoptUser" as const,
            user,
            justNow: how !== "session",
          }),
        },
        sendCustomer,
        { type: "sendToMenu", params: { type: "menu.refresh" } },
        enqueueActions(({ event: { how }, enqueue }) => {
          // A login merges the guest's cart into the person's own, so the server's cart is read again.
          if (how !== "session") enqueue({ type: "sendToCart", params: { type: "cart.reload" } });
        }),
        resumeOrder,
      ],
    },
    "auth.userChanged": {
      actions: [
        {
          type: "sendToFulfillment",
          params: ({ event: { user } }) => ({ type: "fulfillment.refreshUser" as const, user }),
        },
        sendCustomer,
      ],
    },
    "auth.signedOut": {
      actions: [
        { type: "sendToFulfillment", params: { type: "fulfillment.forgetUser" } },
        { type: "sendToCart", params: { type: "cart.adoptCustomer", customer: null } },
        { type: "sendToCart", params: { type: "cart.clear" } },
        { type: "sendToMenu", params: { type: "menu.refresh" } },
        {
          type: "emitNavigation",
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
        {
          type: "sendToAuth",
          params: ({ event }) => ({ type: "auth.adoptUser" as const, user: event.user }),
        },
      ],
    },
    "fulfillment.profileSaved": {
      actions: {
        type: "sendToAuth",
        params: ({ event }) => ({ type: "auth.adoptUser" as const, user: event.user }),
      },
    },
    "orderBoard.sessionLost": { actions: { type: "sendToAuth", params: { type: "auth.logout" } } },
  },
});
