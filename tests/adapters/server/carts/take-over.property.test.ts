import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CartAsker } from "#adapters/server/carts/carting.ts";
import { loadCart } from "#adapters/server/carts/load-cart.ts";
import { saveCart } from "#adapters/server/carts/save-cart.ts";
import { takeOverCarts } from "#adapters/server/carts/take-over-carts.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { CartItem } from "#core/cart/cart.ts";
import { toId, type CartId } from "#core/kernel/id.ts";
import type { Product } from "#core/menu/menu.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/property-runs.ts";
import { newItem, newShopper, plainProduct } from "#tests/support/shoppers.ts";
import { asOwner, startTrading, type Trading } from "#tests/support/trading.ts";

interface KeptCart {
  readonly id: CartId;
  readonly notes: readonly string[];
}

/** What one device knows of a cart, and what it was told is kept. */
interface Device {
  edit(note: string, leap: number): Promise<void>;
  readonly acknowledged: readonly string[];
  known(): Known;
}

interface Known {
  readonly revision: number;
  readonly items: readonly CartItem[];
}

const NOTHING: Known = { revision: 0, items: [] };

describe("two tabs of a guest, a phone of the same person and a login, at once", PROPERTY_TIMEOUT, () => {
  let trading: Trading;
  let product: Product;
  beforeAll(async () => {
    trading = await startTrading({ poolSize: 12 });
    product = await plainProduct(trading);
  });
  afterAll(() => trading.stop());

  function createDevice(
    database: DatabasePool,
    cartId: CartId,
    asker: () => CartAsker,
    first = NOTHING,
  ): Device {
    const carting = { ...trading.carting, database };
    const { shopId, locationId, clock } = trading;
    const acknowledged: string[] = [];
    let known = first;
    return {
      acknowledged,
      known: () => known,
      async edit(note, leap) {
        const wanted = known.revision + leap;
        const added = [...known.items, newItem(trading, product, { notes: note })];
        const change = { id: cartId, shopId, locationId, revision: wanted, items: added };
        const rest = { presentedTotal: null, fromMobileApp: false };
        const saved = await saveCart(carting, asker(), { ...change, ...rest }, clock.now());
        const held = saved.ok ? saved : await loadCart(carting, asker(), cartId, clock.now());
        if (saved.ok && saved.value.revision === wanted) acknowledged.push(note);
        if (held.ok) known = held.value;
      },
    };
  }

  async function cartsOf(userId: string): Promise<readonly KeptCart[]> {
    const text = `select c.id, coalesce(jsonb_agg(i ->> 'notes') filter (where i is not null), '[]') as notes
      from carts c left join jsonb_array_elements(c.items) i on true where c.user_id = $1 group by c.id`;
    return asOwner<KeptCart & object>(trading, text, [userId]);
  }

  it("lose nothing that any of them was told is kept, and double nothing", async () => {
    const edits = fc.array(fc.constant(1), { minLength: 1, maxLength: 4 });
    const leaps = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), edits, edits, leaps, fc.boolean(), async (s, one, two, far, twice) => {
        const { app } = trading.database;
        const query: DatabasePool["query"] = async (text, values) => {
          await s.schedule(Promise.resolve(), text.slice(0, 24));
          return app.query(text, values);
        };
        const slow: DatabasePool = { ...app, query };
        const shopper = await newShopper(trading);
        const [guestCart, savedCart] = [1, 2].map(() => toId<CartId>(trading.ids.ulid()));
        if (guestCart === undefined || savedCart === undefined) return;
        const user: CartAsker = { sessionHash: shopper.sessionHash, guestHash: null, locale: "ro" };
        const guest: CartAsker = { ...user, sessionHash: null, guestHash: `guest ${guestCart}` };
        let browser = guest;
        const before = createDevice(app, guestCart, () => guest);
        await before.edit("before", 1);
        const beforeOnPhone = createDevice(app, savedCart, () => user);
        await beforeOnPhone.edit("before on phone", 1);
        const tabs = [1, 2].map(() => createDevice(slow, guestCart, () => browser, before.known()));
        const phone = createDevice(slow, savedCart, () => user, beforeOnPhone.known());

        const work = async (device: Device | undefined, name: string, steps: readonly number[]) => {
          for (const [index, leap] of steps.entries()) await device?.edit(`${name} ${index}`, leap);
        };
        const login = async (): Promise<void> => {
          await takeOverCarts({ database: slow }, `guest ${guestCart}`, shopper.userId, trading.clock.now());
          browser = user;
        };
        const logins = twice ? [login(), login()] : [login()];
        const devices = [
          work(tabs[0], "tab", one),
          work(tabs[1], "other tab", two),
          work(phone, "phone", far),
        ];
        await s.waitFor(Promise.all([...logins, ...devices]));

        const carts = await cartsOf(shopper.userId);
        const kept = carts.flatMap(({ notes }) => notes);
        const told = [...tabs, phone].flatMap(({ acknowledged }) => acknowledged);
        expect(kept.toSorted()).toEqual([...new Set(kept)].toSorted());
        expect(kept).toEqual(expect.arrayContaining(["before", "before on phone", ...told]));
        const merged = carts.find(({ id }) => id === guestCart)?.notes;
        expect(merged).toEqual(expect.arrayContaining(["before", "before on phone"]));
        await takeOverCarts(trading.carting, `guest ${guestCart}`, shopper.userId, trading.clock.now());
        expect(await cartsOf(shopper.userId)).toEqual(carts);
      }),
      runs(40),
    );
  });
});
