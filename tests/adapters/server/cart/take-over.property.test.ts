import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CartRequester } from "#adapters/server/cart/cart-deps.ts";
import { loadCart } from "#adapters/server/cart/load-cart.ts";
import { saveCart } from "#adapters/server/cart/save-cart.ts";
import { takeOverCarts } from "#adapters/server/cart/take-over-carts.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { PricedCart } from "#core/cart/cart.ts";
import { rebaseCart, type CartContent, type CartState } from "#core/cart/edit/rebase-cart.ts";
import type { AppError } from "#core/errors/app-error.ts";
import { toId, type CartId, type CartWriterId } from "#core/kernel/id.ts";
import type { Result } from "#core/kernel/result.ts";
import type { Product } from "#core/menu/menu.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/property-runs.ts";
import { newItem, newShopper, plainProduct } from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";
import { asOwner } from "#tests/support/database/rows.ts";

interface KeptCart {
  readonly id: CartId;
  readonly notes: readonly string[];
}

/** One page that shows a cart, as the storefront's cart machine keeps it. */
interface Device {
  /** Puts these lines into the cart and saves it; one that is overtaken does not wait for its answer. */
  edit(notes: readonly string[], isOvertaken: boolean): Promise<void>;
  /** Waits for what is under way and saves until the cart is held as it is here. */
  finish(): Promise<void>;
  readonly acknowledged: readonly string[];
  held(): CartState & CartContent;
}

// With others who save each time in between.
const MAX_SAVES = 60;

describe("two tabs of a guest, a phone of the same person and a login, at once", PROPERTY_TIMEOUT, () => {
  let trading: TradingShop;
  let product: Product;
  beforeAll(async () => {
    trading = await startTrading({ poolSize: 12 });
    product = await plainProduct(trading);
  });
  afterAll(() => trading.stop());

  function createDevice(
    database: DatabasePool,
    cartId: CartId,
    requester: () => CartRequester,
    first: CartState & CartContent = { revision: 0, locationId: trading.locationId, items: [] },
  ): Device {
    const cartDeps = { ...trading.cartDeps, database };
    const { shopId, locationId, clock } = trading;
    const writer = toId<CartWriterId>(trading.ids.ulid());
    const acknowledged: string[] = [];
    const overtaken: Promise<unknown>[] = [];
    let known: readonly (CartState & CartContent)[] = [first];
    let mine = first;
    const send = async (): Promise<Result<PricedCart, AppError>> => {
      const change = { id: cartId, shopId, ...mine, baseRevision: known[0]?.revision ?? 0, writer };
      known = [...known, mine];
      return saveCart(
        cartDeps,
        requester(),
        { ...change, presentedTotal: null, fromMobileApp: false },
        clock.now(),
      );
    };
    const save = async (): Promise<boolean> => {
      const saved = await send();
      if (!saved.ok) {
        mine = { ...mine, revision: mine.revision + 1 };
        return false;
      }
      const rebased = rebaseCart(known, mine, saved.value);
      const { revision, items } = saved.value;
      known = [{ revision, locationId, items }];
      mine = {
        locationId,
        items: rebased?.items ?? items,
        revision: Math.max(mine.revision, revision) + (rebased === null ? 0 : 1),
      };
      if (rebased === null) acknowledged.push(...items.map(({ notes }) => notes ?? ""));
      return rebased === null;
    };
    return {
      acknowledged,
      held: () => known[0] ?? first,
      async edit(notes, isOvertaken) {
        const added = notes.map((note) => newItem(trading, product, { notes: note }));
        mine = { ...mine, items: [...mine.items, ...added], revision: mine.revision + added.length };
        if (isOvertaken) overtaken.push(send());
        else await save();
      },
      async finish() {
        await Promise.all(overtaken);
        let isSaved = false;
        for (let saves = 0; saves < MAX_SAVES && !isSaved; saves += 1) isSaved = await save();
        expect(isSaved).toBe(true);
      },
    };
  }

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

  function inTurns(s: fc.Scheduler): DatabasePool {
    const { app } = trading.database;
    const query: DatabasePool["query"] = async (text, values) => {
      await s.schedule(Promise.resolve(), text.slice(0, 24));
      return app.query(text, values);
    };
    return { ...app, query };
  }

  it("lose no edit of two tabs without a login, and double none", async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), saves, saves, async (s, one, two) => {
        const cartId = toId<CartId>(trading.ids.ulid());
        const guest: CartRequester = { sessionHash: null, guestHash: `guest ${cartId}`, locale: "ro" };
        const before = createDevice(trading.database.app, cartId, () => guest);
        await before.edit(["before"], false);
        const tabs = [1, 2].map(() => createDevice(inTurns(s), cartId, () => guest, before.held()));
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
        async (s, steps, lateBy, twice) => {
          const [one, two, far, late] = steps;
          const { app } = trading.database;
          const slow = inTurns(s);
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
            await takeOverCarts(
              { database: slow },
              `guest ${guestCart}`,
              shopper.userId,
              trading.clock.now(),
            );
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
          await takeOverCarts(trading.cartDeps, `guest ${guestCart}`, shopper.userId, trading.clock.now());
          expect(await cartsOf(shopper.userId)).toEqual(carts);
        },
      ),
      runs(40),
    );
  });
});
