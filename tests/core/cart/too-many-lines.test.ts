import { createActor } from "xstate";
import { expect, it, describe } from "vitest";
import { MAX_LINES } from "#core/cart/cart.ts";
import { selectCartItems, selectSavedCart, selectTooLong } from "#core/cart/cart.selectors.ts";
import { connectCart } from "#core/cart/connect-cart.ts";
import { anItem } from "#tests/support/builders/customer.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { flush } from "#tests/support/patience.ts";
import { refused } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";

const { id: _id, ...PIZZA } = anItem();
const MINUTE_MS = 60_000;

describe("a cart with too many lines", () => {
  it("keeps them all on the device, says so once, and is saved when it fits or somebody signed in", async () => {
    const backend = createTestBackend();
    const actor = createActor(connectCart(backend.ports), {
      clock: backend.timers,
      input: { menu: backend.menu, fromMobileApp: false },
    });
    const failures: unknown[] = [];
    actor.on("cart.saveFailed", ({ error }) => failures.push(error));
    actor.start();
    if (backend.shop === null) throw new Error("No shop to enter");
    actor.send({ type: "cart.enter", shop: backend.shop, locationId: CENTRU });
    await flush();
    const pass = async (millis: number): Promise<void> => {
      backend.timers.increment(millis);
      await flush();
    };
    const saves = (): number => backend.callLog.log.filter((name) => name === "cart.save").length;
    const tooMany = refused("cart.too_many_lines", { max: MAX_LINES.guest });
    for (let time = 0; time < 2; time += 1) backend.callLog.failNext("cart.save", tooMany);

    for (let n = 0; n <= MAX_LINES.guest; n += 1)
      actor.send({ type: "cart.add", item: { ...PIZZA, notes: `line ${n}` } });
    await pass(250);
    await pass(10 * MINUTE_MS);
    expect(selectCartItems(actor.getSnapshot())).toHaveLength(MAX_LINES.guest + 1);
    expect([selectTooLong(actor.getSnapshot()), failures, saves()]).toEqual([tooMany, [tooMany], 1]);

    // One line more makes it no shorter, and nothing is lost by it.
    actor.send({ type: "cart.add", item: { ...PIZZA, notes: "one more" } });
    await pass(250);
    expect([selectTooLong(actor.getSnapshot()), saves()]).toEqual([tooMany, 2]);

    actor.send({ type: "cart.reload" });
    await pass(0);
    expect(selectTooLong(actor.getSnapshot())).toBeNull();
    expect(selectSavedCart(actor.getSnapshot())).not.toBeNull();
    expect([...backend.carts.values()].map(({ items }) => items.length)).toEqual([MAX_LINES.guest + 2]);
  });
});
