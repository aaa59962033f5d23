import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CartRequester } from "#adapters/server/cart/cart-deps.ts";
import { loadCart } from "#adapters/server/cart/load-cart.ts";
import { takeOverCarts } from "#adapters/server/cart/take-over-carts.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { DatabaseUnavailable } from "#adapters/server/db/unavailable.ts";
import type { CartContent, CartState } from "#core/cart/edit/rebase-cart.ts";
import { toId, type CartId, type UserId } from "#core/kernel/id.ts";
import type { Product } from "#core/menu/menu.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";
import { newShopper, plainProduct } from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { createCartDevice, unlessUnavailable, type Device } from "./cart-device.ts";

interface KeptCart {
  readonly id: CartId;
  readonly notes: readonly string[];
}

const MAX_LOGINS = 10;

describe("two tabs of a guest, a phone of the same person and a login, at once", PROPERTY_TIMEOUT, () => {
  let trading: TradingShop;
  let product: Product;
  beforeAll(async () => {
    trading = await startTrading({ poolSize: 12 });
    product = await plainProduct(trading);
  });
  afterAll(() => trading.stop());

  const createDevice = (
    database: DatabasePool,
    cartId: CartId,
    requester: () => CartRequester,
    first?: CartState & CartContent,
  ): Device => createCartDevice({ trading, product, database }, cartId, requester, first);

  async function cartsOf(userId: string): Promise<readonly KeptCart[]> {
    const text = `select c.id, coalesce(jsonb_agg(i ->> 'notes') filter (where i is not null), '[]') as notes
      from carts c left join jsonb_array_elements(c.items) i on true where c.user_id = $1 group by c.id`;
    return asOwner<KeptCart & object>(trading, text, [userId]);
  }

  // Up to three edits a save.
  const saves = fc.array(fc.record({ edits: fc.integer({ min: 1, max: 3 }), isOvertaken: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  });

  interface Step {
    readonly edits: number;
    readonly isOvertaken: boolean;
  }

  /** All edits of a device whose saving was acknowledged or still will be. */
  async function work(device: Device | undefined, name: string, steps: readonly Step[]): Promise<string[]> {
    const made: string[] = [];
    for (const [index, { edits, isOvertaken }] of steps.entries()) {
      const notes = Array.from({ length: edits }, (_, nth) => `${name} ${index} ${nth}`);
      made.push(...notes);
      await device?.edit(notes, isOvertaken);
    }
    await device?.finish();
    return made;
  }

  // Statements that are answered 503 by their number: an even one did nothing, an odd one was done and its answer is lost.
  const unansweredCalls = fc.array(fc.nat(100), { maxLength: 4 });

  function inTurns(s: fc.Scheduler, unanswered: readonly number[]): DatabasePool {
    const { app } = trading.database;
    let calls = 0;
    const query: DatabasePool["query"] = async (text, values) => {
      await s.schedule(Promise.resolve(), text.slice(0, 24));
      calls += 1;
      const isUnanswered = unanswered.includes(calls);
      if (isUnanswered && calls % 2 === 0) throw new DatabaseUnavailable("Away");
      const rows = await app.query(text, values);
      if (isUnanswered) throw new DatabaseUnavailable("The answer was lost");
      return rows;
    };
    return { ...app, query };
  }

  async function takeOverPatiently(database: DatabasePool, guestCart: CartId, userId: UserId): Promise<void> {
    const takeOver = async (): Promise<true> => {
      await takeOverCarts({ database }, `guest ${guestCart}`, userId, trading.clock.now());
      return true;
    };
    let isDone = false;
    for (let logins = 0; logins < MAX_LOGINS && !isDone; logins += 1)
      isDone = (await unlessUnavailable(takeOver())) ?? false;
    expect(isDone).toBe(true);
  }

  it("lose no edit of two tabs without a login, and double none", async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), saves, saves, unansweredCalls, async (s, one, two, unanswered) => {
        const cartId = toId<CartId>(trading.ids.ulid());
        const guest: CartRequester = { sessionHash: null, guestHash: `guest ${cartId}`, locale: "ro" };
        const before = createDevice(trading.database.app, cartId, () => guest);
        await before.edit(["before"], false);
        const slow = inTurns(s, unanswered);
        const tabs = [1, 2].map(() => createDevice(slow, cartId, () => guest, before.held()));
        const made = await s.waitFor(
          Promise.all([work(tabs[0], "tab", one), work(tabs[1], "other tab", two)]),
        );
        const held = await loadCart(trading.cartDeps, guest, cartId, trading.clock.now());
        const kept = held.ok ? held.value.items.map(({ notes }) => notes ?? "") : [];
        expect(kept.toSorted()).toEqual(["before", ...made.flat()].toSorted());
      }),
      runs(40),
    );
  });

  it("lose nothing that was acknowledged to any of them, and double nothing", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.tuple(saves, saves, saves, saves),
        fc.nat({ max: 30 }),
        fc.boolean(),
        unansweredCalls,
        async (s, steps, lateBy, twice, unanswered) => {
          const [one, two, far, late] = steps;
          const { app } = trading.database;
          const slow = inTurns(s, unanswered);
          const shopper = await newShopper(trading);
          const guestCart = toId<CartId>(trading.ids.ulid());
          const savedCart = toId<CartId>(trading.ids.ulid());
          const lateCart = toId<CartId>(trading.ids.ulid());
          const user: CartRequester = { sessionHash: shopper.sessionHash, guestHash: null, locale: "ro" };
          const guest: CartRequester = { ...user, sessionHash: null, guestHash: `guest ${guestCart}` };
          let browser = guest;
          const before = createDevice(app, guestCart, () => guest);
          await before.edit(["before"], false);
          const beforeOnPhone = createDevice(app, savedCart, () => user);
          await beforeOnPhone.edit(["before on phone"], false);
          const tabs = [1, 2].map(() => createDevice(slow, guestCart, () => browser, before.held()));
          const phone = createDevice(slow, savedCart, () => user, beforeOnPhone.held());
          // It knows of no cart and makes one of its own.
          const lateTab = createDevice(slow, lateCart, () => browser);
          const workLate = async (): Promise<string[]> => {
            for (let step = 0; step < lateBy; step += 1)
              await s.schedule(Promise.resolve(), "nobody is late yet");
            return work(lateTab, "late tab", late);
          };
          const login = async (): Promise<void> => {
            await takeOverPatiently(slow, guestCart, shopper.userId);
            // Its answer is on its way: the browser still acts as the guest.
            for (let step = 0; step < 6; step += 1) await s.schedule(Promise.resolve(), "the login's answer");
            browser = user;
          };
          const logins = twice ? [login(), login()] : [login()];
          const devices = [
            work(tabs[0], "tab", one),
            work(tabs[1], "other tab", two),
            work(phone, "phone", far),
            workLate(),
          ];
          const [made] = await s.waitFor(Promise.all([Promise.all(devices), ...logins]));

          const carts = await cartsOf(shopper.userId);
          const kept = carts.flatMap(({ notes }) => notes);
          const told = [...tabs, phone, lateTab].flatMap(({ acknowledged }) => acknowledged);
          expect(kept.toSorted()).toEqual(["before", "before on phone", ...made.flat()].toSorted());
          expect(kept).toEqual(expect.arrayContaining([...new Set(told)]));
          // In a cart that some page of the browser shows.
          for (const note of ["before", "before on phone"])
            expect([guestCart, lateCart]).toContain(carts.find(({ notes }) => notes.includes(note))?.id);
          await takeOverPatiently(app, guestCart, shopper.userId);
          expect(await cartsOf(shopper.userId)).toEqual(carts);
        },
      ),
      runs(40),
    );
  });
});
