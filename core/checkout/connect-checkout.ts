import { assign } from "xstate";
import type { IdSource } from "#core/kernel/id-source.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { commandOf } from "./checkout-command.ts";
import { checkoutMachine } from "./checkout.machine.ts";
import type { CheckoutPort } from "./checkout.ports.ts";
import type { OrderAttemptStorage } from "./order-attempt.ts";

/** The checkout machine with the world behind it. */
export function connectCheckout(
  checkout: CheckoutPort,
  storage: OrderAttemptStorage,
  ids: IdSource,
): typeof checkoutMachine {
  const keyFor = (cart: { readonly id: string; readonly revision: number }): string | null => {
    const kept = storage.readKey();
    return kept !== null && kept.cartId === cart.id && kept.revision === cart.revision ? kept.key : null;
  };
  return checkoutMachine.provide({
    actors: {
      quote: portActor((request, signal) => {
        if (request === null) throw new Error("A quote needs a cart");
        return checkout.quote(request, signal);
      }),
      placeOrder: portActor((attempt, signal) => {
        if (attempt === null) throw new Error("Nothing to order");
        return checkout.placeOrder(attempt.command, attempt.key, signal);
      }),
    },
    actions: {
      prepareAttempt: assign(({ context: { shopId, cart, form, quote, fromMobileApp } }) => {
        const command =
          cart === null || quote === null ? null : commandOf(cart, form.values, quote, fromMobileApp);
        if (cart === null || command === null) return { attempt: null };
        const key = keyFor(cart) ?? ids.ulid();
        storage.writeKey({ cartId: cart.id, revision: cart.revision, key });
        const attempt = { shopId, key, command };
        storage.writeAttempt(attempt);
        return { attempt };
      }),
      renewKey: ({ context: { cart } }) => {
        if (cart !== null) storage.writeKey({ cartId: cart.id, revision: cart.revision, key: ids.ulid() });
      },
      forgetAttempt: ({ context }) => storage.forgetAttempt(context.shopId),
    },
  });
}
