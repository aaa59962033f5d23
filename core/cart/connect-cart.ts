import { assign } from "xstate";
import { toAppError } from "#core/errors/app-error.ts";
import type { Clock } from "#core/time/clock.ts";
import { toId, type CartId, type CartItemId } from "#core/kernel/id.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { required } from "#core/kernel/required.ts";
import { cartMachine } from "./cart.machine.ts";
import type { CartIdStorage, CartPort } from "./cart.ports.ts";
import { saveOf } from "./save-of.ts";
import { isStale } from "./stale-cart.ts";

/** What a cart asks of the world. */
export interface CartWorld {
  readonly cart: CartPort;
  readonly cartIds: CartIdStorage;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** The cart machine with the world behind it. */
export function connectCart({ cart, cartIds, clock, ids }: CartWorld): typeof cartMachine {
  return cartMachine.provide({
    actors: {
      // Null is a fresh start: no id kept, nothing found under it, or the last update is over 24 hours old (CART-3).
      loadStored: portActor(async (id, signal) => {
        if (id === null) return null;
        try {
          const stored = await cart.restore(id, signal);
          return isStale(stored, clock.now()) ? null : stored;
        } catch (thrown) {
          if (toAppError(thrown).tag === "NotFound") return null;
          throw thrown;
        }
      }),
      load: portActor((id, signal) => cart.load(required(id, "cart"), signal)),
      save: portActor((save, signal) => cart.save(required(save, "shop of the cart"), signal)),
      checkCoupon: portActor(({ code, cartId }, signal) => {
        return cart.checkCoupon(code, required(cartId, "cart"), signal);
      }),
    },
    actions: {
      assignItemId: assign({ nextItemId: () => toId<CartItemId>(ids.ulid()), now: () => clock.now() }),
      createCartId: assign(({ context }) => ({
        cartId: toId<CartId>(ids.ulid()),
        leftId: context.cartId,
        savedRevision: 0,
        known: [],
        now: clock.now(),
      })),
      readCartId: assign(({ context: { shop, cartId, leftId, savedRevision } }) => {
        const shared = shop === null || savedRevision > 0 ? null : cartIds.read(shop.id);
        return { cartId: shared === null || shared === leftId ? cartId : shared };
      }),
      keepCart: ({ context }) => {
        const save = saveOf(context);
        if (save !== null) cartIds.keep({ ...save, at: clock.now() });
      },
      // Another page may have begun the next cart already.
      forgetCartId: ({ context: { shop, cartId } }) => {
        if (shop !== null && cartIds.read(shop.id) === cartId) cartIds.forget(shop.id);
      },
    },
  });
}
