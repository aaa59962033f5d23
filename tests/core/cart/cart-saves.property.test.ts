import fc from "fast-check";
import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { selectCartItems, selectSavedCart } from "#core/cart/cart.selectors.ts";
import { connectCart } from "#core/cart/connect-cart.ts";
import type { CartSave, SavedCart } from "#core/cart/cart.ports.ts";
import { anItem } from "#tests/support/builders/customer.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { flush } from "#tests/support/patience.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";

const { id: _id, ...PIZZA } = anItem();

// Saves reach the server in any order, aborted ones too, and their answers come back in any order.
describe("ten edits of a cart whose saves are delivered out of order", () => {
  it("end with the last edit on the server and on the screen (INVARIANT-13)", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(
          fc.record({ quantity: fc.integer({ min: 1, max: 99 }), pause: fc.constantFrom(0, 100, 250, 600) }),
          {
            minLength: 10,
            maxLength: 10,
          },
        ),
        async (scheduler, edits) => {
          const backend = createTestBackend();
          const { cart } = backend.ports;
          const slow = {
            ...cart,
            save: async (save: CartSave, signal: AbortSignal): Promise<SavedCart> => {
              const arrival = scheduler.schedule(Promise.resolve(), `save ${save.revision} arrives`);
              await arrival;
              const answer = await cart.save(save, signal);
              await scheduler.schedule(Promise.resolve(), `answer ${save.revision} returns`);
              return answer;
            },
          };
          const actor = createActor(connectCart({ ...backend.ports, cart: slow }), {
            clock: backend.timers,
            input: { menu: backend.menu, fromMobileApp: false },
          }).start();
          if (backend.shop === null) throw new Error("No shop to enter");
          actor.send({ type: "cart.enter", shop: backend.shop, locationId: CENTRU });
          await flush();
          actor.send({ type: "cart.add", item: PIZZA });
          const [item] = selectCartItems(actor.getSnapshot());
          if (item === undefined) throw new Error("Nothing was added");
          for (const { quantity, pause } of edits) {
            actor.send({ type: "cart.changeQuantity", itemId: item.id, quantity });
            backend.timers.increment(pause);
            if (scheduler.count() > 0 && quantity % 2 === 0) await scheduler.waitOne();
          }
          backend.timers.increment(250);
          await scheduler.waitIdle();
          await flush();
          const last = edits.at(-1)?.quantity;
          const [held] = backend.carts.values();
          expect(held?.items.map(({ qty }) => qty)).toEqual([last]);
          expect(selectCartItems(actor.getSnapshot()).map(({ qty }) => qty)).toEqual([last]);
          expect(selectSavedCart(actor.getSnapshot())).toEqual({ id: held?.id, revision: 11 });
          actor.stop();
        },
      ),
      { numRuns: 60 },
    );
  });
});
