import { assign, enqueueActions } from "xstate";
import { afterSignOut } from "#core/routing/after-sign-in.ts";
import { appSetup } from "./app-setup.ts";
import { resumeOrder, tellCustomer } from "./errands.ts";

/** News about who is there. */
export const people = appSetup.createStateConfig({
  on: {
    "app.navigated": { actions: { type: "tellAuth", params: { type: "auth.navigated" } } },
    "auth.signedIn": {
      actions: [
        {
          type: "tellFulfillment",
          params: ({ event: { user, how } }) => ({
            type: "fulfillment.adoptUser" as const,
            user,
            justNow: how !== "session",
          }),
        },
        tellCustomer,
        { type: "tellMenu", params: { type: "menu.refresh" } },
        enqueueActions(({ event: { how }, enqueue }) => {
          // A login merges the guest's cart into the person's own, so what the server holds is read anew.
          if (how !== "session") enqueue({ type: "tellCart", params: { type: "cart.reload" } });
        }),
        resumeOrder,
      ],
    },
    "auth.userChanged": {
      actions: [
        {
          type: "tellFulfillment",
          params: ({ event: { user } }) => ({ type: "fulfillment.refreshUser" as const, user }),
        },
        tellCustomer,
      ],
    },
    "auth.signedOut": {
      actions: [
        { type: "tellFulfillment", params: { type: "fulfillment.forgetUser" } },
        { type: "tellCart", params: { type: "cart.adoptCustomer", customer: null } },
        { type: "tellCart", params: { type: "cart.clear" } },
        { type: "tellMenu", params: { type: "menu.refresh" } },
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
        {
          type: "tellAuth",
          params: ({ event }) => ({ type: "auth.adoptUser" as const, user: event.user }),
        },
      ],
    },
    "fulfillment.profileSaved": {
      actions: {
        type: "tellAuth",
        params: ({ event }) => ({ type: "auth.adoptUser" as const, user: event.user }),
      },
    },
    "desk.sessionLost": { actions: { type: "tellAuth", params: { type: "auth.logout" } } },
  },
});
