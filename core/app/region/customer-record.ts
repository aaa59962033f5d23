import { assign, enqueueActions, raise } from "xstate";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { toAppError } from "#core/errors/app-error.ts";
import { isUnauthenticated } from "#core/errors/failed-event.ts";
import type { Customer } from "#core/account/customer.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { appSetup, type AppContext, type NewCustomer } from "../app-setup.ts";

// A record that could not be made is tried again after this long, in milliseconds.
const CUSTOMER_RETRY_MS = 60_000;

/** A signed-in user who visits a shop becomes its customer (SHOP-12). */
export const customerRecord = appSetup.createStateConfig({
  initial: "settled",
  states: {
    settled: { always: { guard: lacksCustomer, target: "ensuring" } },
    ensuring: {
      invoke: {
        src: "ensureCustomer",
        input: ({ context }) => newCustomerOf(context),
        onDone: [
          {
            guard: isOwn,
            target: "adopting",
            actions: [
              assign({ isCustomerFailing: false }),
              enqueueActions(({ context, event, enqueue }) => {
                const user = selectUser(context.auth.getSnapshot());
                if (user === null) return;
                const others = user.customers.filter(({ shopId }) => shopId !== event.output.shopId);
                const changed = { ...user, customers: [...others, event.output] };
                enqueue({ type: "sendToAuth", params: { type: "auth.adoptUser", user: changed } });
              }),
            ],
          },
          { target: "settled" },
        ],
        onError: [
          // Nobody asked for it, so nobody hears of every further try; that the session ended everybody must hear.
          { guard: isFailingAlready, target: "resting" },
          {
            target: "resting",
            actions: [
              assign({ isCustomerFailing: true }),
              raise(({ event }) => ({
                type: "app.fail" as const,
                error: toAppError(event.error),
                where: "customer",
              })),
            ],
          },
        ],
      },
    },
    // The answer is on its way to the person that it belongs to.
    adopting: { always: { guard: hasItsCustomer, target: "settled" } },
    resting: {
      always: {
        guard: hasItsCustomer,
        target: "settled",
        actions: assign({ isCustomerFailing: false }),
      },
      after: { [CUSTOMER_RETRY_MS]: "ensuring" },
    },
  },
});

interface Asked {
  readonly context: AppContext;
}

function lacksCustomer({ context }: Asked): boolean {
  return newCustomerOf(context) !== null;
}

function hasItsCustomer({ context }: Asked): boolean {
  return newCustomerOf(context) === null;
}

function isOwn({ context, event }: Asked & { readonly event: { readonly output: Customer } }): boolean {
  return selectUser(context.auth.getSnapshot())?.id === event.output.userId;
}

function isFailingAlready({
  context,
  event,
}: Asked & { readonly event: { readonly error: unknown } }): boolean {
  return context.isCustomerFailing && !isUnauthenticated({ event });
}

/** The record that is missing; null when there is none, or nobody and no shop to make it for. */
function newCustomerOf(context: AppContext): NewCustomer | null {
  if (context.config.side === "server") return null;
  const user = selectUser(context.auth.getSnapshot());
  const shop = selectShop(context.shop.getSnapshot());
  if (user === null || shop === null || user.customers.some(({ shopId }) => shopId === shop.id)) return null;
  return { userId: user.id, shopId: shop.id };
}
