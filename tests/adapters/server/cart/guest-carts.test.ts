import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CartRequester } from "#adapters/server/cart/cart-deps.ts";
import { readCartsToMerge, writeCart } from "#adapters/server/cart/carts.queries.ts";
import { loadCart } from "#adapters/server/cart/load-cart.ts";
import { saveCart, type CartChange } from "#adapters/server/cart/save-cart.ts";
import { takeOverCarts } from "#adapters/server/cart/take-over-carts.ts";
import { forgetOld } from "#adapters/server/job/due.queries.ts";
import { MAX_LINES, type CartItem } from "#core/cart/cart.ts";
import { toId, type CartId } from "#core/kernel/id.ts";
import { newItem, newShopper, plainProduct, type Shopper } from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { valueOf } from "#tests/support/builders/values.ts";

const HOUR_MS = 3_600_000;

let guests = 0;
/** A guest of its own. */
function newGuest(): CartRequester & { readonly guestHash: string } {
  guests += 1;
  return { sessionHash: null, guestHash: `guest-${guests}`, locale: "ro" };
}

describe("carts of guests", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
  });
  afterAll(() => trading.stop());

  /** That many lines of one product, which differ by their notes. */
  async function lines(count: number, mark = ""): Promise<readonly CartItem[]> {
    const product = await plainProduct(trading);
    return Array.from({ length: count }, (_, n) => newItem(trading, product, { notes: `${mark}${n}` }));
  }
  function change(items: readonly CartItem[], more: Partial<CartChange> = {}): CartChange {
    const { shopId, locationId, ids } = trading;
    const id = toId<CartId>(ids.ulid());
    return {
      id,
      shopId,
      locationId,
      revision: 1,
      items,
      presentedTotal: null,
      fromMobileApp: false,
      ...more,
    };
  }
  const save = (requester: CartRequester, asked: CartChange) =>
    saveCart(trading.cartDeps, requester, asked, trading.clock.now());
  const load = (requester: CartRequester, id: CartId) =>
    loadCart(trading.cartDeps, requester, id, trading.clock.now());
  const asUser = ({ sessionHash }: Shopper): CartRequester => ({
    sessionHash,
    guestHash: null,
    locale: "ro",
  });
  const forget = (limit = 500) => forgetOld(trading.database.app, "guest_carts", trading.clock.now(), limit);

  it.each([null, 1])("have at most 30 lines, those of people at most 100 (revision %j)", async (revision) => {
    const user = asUser(await newShopper(trading));
    const tooMany = (max: number) => ({
      ok: false,
      error: { tag: "Refused", status: 409, key: "cart.too_many_lines", details: { max } },
    });
    expect(await save(newGuest(), change(await lines(30), { revision }))).toMatchObject({ ok: true });
    expect(await save(newGuest(), change(await lines(31), { revision }))).toMatchObject(tooMany(30));
    expect(await save(user, change(await lines(100), { revision }))).toMatchObject({ ok: true });
    expect(await save(user, change(await lines(101), { revision }))).toMatchObject(tooMany(100));
  });

  it("keep what they held when an edit is refused, and take lines that are dropped or joined", async () => {
    const guest = newGuest();
    const held = await lines(30);
    const asked = change(held);
    await save(guest, asked);
    await save(guest, { ...asked, revision: 2, items: [...held, ...(await lines(1, "more"))] });
    expect(await load(guest, asked.id)).toMatchObject({ ok: true, value: { revision: 1 } });
    const [first, ...others] = held;
    if (first === undefined) throw new Error("Thirty lines have a first one");
    const gone = { ...first, qty: 0 };
    const joined = { ...first, id: newItem(trading, await plainProduct(trading)).id };
    expect(await save(guest, { ...asked, revision: 2, items: [gone, ...others, joined] })).toMatchObject({
      ok: true,
      value: { revision: 2 },
    });
  });

  it("are held to the limit by the database too", async () => {
    const { database, clock } = trading;
    const guest = newGuest();
    const snapshot = await trading.snapshot();
    const { shopId, locationId, items, ...inputs } = change(await lines(31));
    const cart = {
      ...inputs,
      items,
      shopId,
      locationId,
      revision: 1,
      organizationId: trading.organizationId,
      updatedAt: clock.now(),
      unitPrices: {},
      presentedTotal: null,
    };
    const terms = {
      points: 0,
      promotions: [],
      shopVersion: snapshot.version,
      baseRevision: null,
      writer: null,
    };
    expect(await writeCart(database.app, guest, cart, terms, clock.now())).toBeNull();
    expect(
      await writeCart(database.app, guest, { ...cart, items: items.slice(1) }, terms, clock.now()),
    ).toEqual({
      prices: {},
      isNew: true,
    });
  });

  it("are forgotten a day after they were last saved or read, in batches, and people's are not (CART-20)", async () => {
    const { clock } = trading;
    const user = asUser(await newShopper(trading));
    const [read, saved, left, other] = [newGuest(), newGuest(), newGuest(), newGuest()];
    const one = await lines(1);
    const carts = await Promise.all(
      [read, saved, left, other].map(async (guest) => {
        const asked = change(one);
        await save(guest, asked);
        return asked;
      }),
    );
    const own = change(one);
    await save(user, own);
    const [readCart, savedCart, leftCart, otherCart] = carts;
    if (!readCart || !savedCart || !leftCart || !otherCart) throw new Error("There are four carts");

    clock.advance(20 * HOUR_MS);
    await load(read, readCart.id);
    await save(saved, { ...savedCart, revision: 2, items: await lines(1, "new") });
    clock.advance(6 * HOUR_MS);
    expect([await forget(1), await forget(1)]).toEqual([1, 1]);
    while ((await forget()) > 0);
    const isThere = async (requester: CartRequester, { id }: CartChange): Promise<boolean> =>
      (await load(requester, id)).ok;
    expect(await isThere(read, readCart)).toBe(true);
    expect(await isThere(saved, savedCart)).toBe(true);
    expect(await isThere(user, own)).toBe(true);
    expect(await isThere(left, leftCart)).toBe(false);
    expect(await isThere(other, otherCart)).toBe(false);
    clock.advance(26 * HOUR_MS);
    await forget();
    expect([await isThere(read, readCart), await isThere(user, own)]).toEqual([false, true]);
  });

  it("write nothing for a read within the hour, nor for the next one", async () => {
    const { clock } = trading;
    const guest = newGuest();
    const asked = change(await lines(1));
    await save(guest, asked);
    const version = async (): Promise<unknown> => {
      const [row] = await asOwner(trading, "select xmin::text, seen_at from carts where id = $1", [asked.id]);
      return row;
    };
    const first = await version();
    clock.advance(HOUR_MS);
    await load(guest, asked.id);
    expect(await version()).toEqual(first);
    clock.advance(1);
    await load(guest, asked.id);
    const second = await version();
    expect(second).not.toEqual(first);
    clock.advance(HOUR_MS);
    await load(guest, asked.id);
    expect(await version()).toEqual(second);
  });

  it("are all taken over at login, however many there are", async () => {
    const { cartDeps, clock } = trading;
    const shopper = await newShopper(trading);
    const guest = newGuest();
    const carts: CartChange[] = [];
    for (let n = 0; n < 25; n += 1) carts.push(change(await lines(1, `${n}`)));
    for (const cart of carts) await save(guest, cart);
    await takeOverCarts(cartDeps, guest.guestHash, shopper.userId, clock.now());
    const taken = await Promise.all(carts.map(({ id }) => load(asUser(shopper), id)));
    expect(taken.map(({ ok }) => ok)).toEqual(carts.map(() => true));
  });

  it("join a person's at login only as far as one cart goes: else both stay as they are", async () => {
    const { cartDeps, clock } = trading;
    for (const [own, guests, joined] of [
      [70, 30, 100],
      [71, 30, 30],
    ] as const) {
      const shopper = await newShopper(trading);
      const guest = newGuest();
      const [saved, arriving] = [change(await lines(own, "own")), change(await lines(guests, "guest"))];
      await save(asUser(shopper), saved);
      await save(guest, arriving);
      await takeOverCarts(cartDeps, guest.guestHash, shopper.userId, clock.now());
      const { saved: held } = await readCartsToMerge(trading.database.app, "nobody", shopper.userId);
      expect(held).toEqual([]);
      const [first, second] = [
        await load(asUser(shopper), arriving.id),
        await load(asUser(shopper), saved.id),
      ];
      expect(valueOf(first).items.length).toBe(joined);
      expect(valueOf(second).items.length).toBe(own + guests - joined);
    }
    expect(MAX_LINES.signedIn).toBe(100);
  });
});
