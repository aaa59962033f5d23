import { emit, enqueueActions, raise } from "xstate";
import { reactTo } from "#core/errors/reactions.ts";
import { scopedPath } from "#core/routing/paths.ts";
import { appSetup } from "./app-setup.ts";

/** Failures of every noun: ERROR-2 to ERROR-8 decide what is shown, where it leads and who hears of it. */
export const failures = appSetup.createStateConfig({
  on: {
    "app.fail": {
      actions: enqueueActions(({ context, event, enqueue }) => {
        const { error, where, ignoresNotFound = false, handlesFields = false } = event;
        const reaction = reactTo(error, { ignoresNotFound, handlesFields });
        if (reaction.toast !== null) enqueue({ type: "toast", params: reaction.toast });
        if (reaction.warning !== null) enqueue({ type: "warn", params: { text: reaction.warning } });
        if (reaction.reports) enqueue({ type: "report", params: { error, where } });
        if (reaction.goesTo === "logout")
          enqueue({
            type: "emitNavigation",
            params: { to: scopedPath(context.config, "/logout"), replace: false },
          });
      }),
    },
    "app.crashed": {
      actions: emit(({ event }) => ({
        type: "app.fatal" as const,
        status: 500 as const,
        error: event.error,
      })),
    },
    "auth.failed": [
      {
        guard: {
          type: "isAway",
          params: ({ event: { error, during } }) => ({ error, isAsked: during !== "load" }),
        },
        actions: { type: "report", params: ({ event }) => ({ error: event.error, where: "auth.load" }) },
      },
      {
        actions: raise(({ event: { error, during } }) => ({
          type: "app.fail" as const,
          error,
          where: `auth.${during}`,
          handlesFields: true,
        })),
      },
    ],
    "phone.failed": {
      actions: raise(({ event: { error } }) => ({
        type: "app.fail" as const,
        error,
        where: "phone",
        handlesFields: true,
      })),
    },
    "shop.failed": {
      actions: [
        { type: "report", params: ({ event }) => ({ error: event.error, where: "shop" }) },
        emit(({ event }) => ({ type: "app.fatal" as const, status: 500 as const, error: event.error })),
      ],
    },
    "shop.notFound": { actions: emit({ type: "app.fatal", status: 404, error: null }) },
    // The menu's own place shows that it could not be read.
    "menu.failed": {
      actions: { type: "report", params: ({ event }) => ({ error: event.error, where: "menu" }) },
    },
    "fulfillment.failed": {
      actions: raise(({ event: { error, during } }) => ({
        type: "app.fail" as const,
        error,
        where: `fulfillment.${during}`,
      })),
    },
    "cart.loadFailed": [
      {
        guard: { type: "isAway", params: ({ event: { error } }) => ({ error, isAsked: false }) },
        actions: { type: "report", params: ({ event }) => ({ error: event.error, where: "cart.load" }) },
      },
      {
        actions: raise(({ event: { error } }) => ({
          type: "app.fail" as const,
          error,
          where: "cart.load",
          ignoresNotFound: true,
        })),
      },
    ],
    "cart.saveFailed": {
      actions: raise(({ event: { error } }) => ({ type: "app.fail" as const, error, where: "cart.save" })),
    },
    // Why a code does not apply is shown at its field; a check that failed says nothing about the code.
    "cart.couponRefused": {
      guard: ({ event: { error } }) => error.tag !== "Refused" && error.tag !== "Invalid",
      actions: raise(({ event: { error } }) => ({ type: "app.fail" as const, error, where: "cart.coupon" })),
    },
    "checkout.refused": {
      actions: raise(({ event: { error } }) => ({
        type: "app.fail" as const,
        error,
        where: "checkout.place",
        handlesFields: true,
      })),
    },
    "checkout.failed": {
      actions: raise(({ event: { error } }) => ({
        type: "app.fail" as const,
        error,
        where: "checkout.quote",
      })),
    },
    "order.failed": {
      actions: raise(({ event: { error, during } }) => ({
        type: "app.fail" as const,
        error,
        where: `order.${during}`,
      })),
    },
    "orderBoard.moveFailed": {
      actions: raise(({ event: { error } }) => ({
        type: "app.fail" as const,
        error,
        where: "orderBoard.move",
      })),
    },
    // The board says itself that it is out of touch.
    "orderBoard.failed": {
      actions: { type: "report", params: ({ event }) => ({ error: event.error, where: "orderBoard" }) },
    },
  },
});
