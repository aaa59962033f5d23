import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import type { CartRequester } from "#adapters/server/cart/cart-deps.ts";
import { saveCart } from "#adapters/server/cart/save-cart.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { DatabaseUnavailable } from "#adapters/server/db/unavailable.ts";
import { unavailable } from "#adapters/server/http/failures.ts";
import type { PricedCart } from "#core/cart/cart.ts";
import { rebaseCart, type CartContent, type CartState } from "#core/cart/edit/rebase-cart.ts";
import type { AppError } from "#core/errors/app-error.ts";
import { toId, type CartId, type CartWriterId } from "#core/kernel/id.ts";
import type { Result } from "#core/kernel/result.ts";
import type { Product } from "#core/menu/menu.ts";
import { newItem } from "#tests/support/trading/shoppers.ts";
import type { TradingShop } from "#tests/support/trading/trading.ts";

interface DeviceDeps {
  readonly trading: TradingShop;
  readonly product: Product;
  readonly database: DatabasePool;
}

/** One page that shows a cart, as the storefront's cart machine keeps it. */
export interface Device {
  /** Puts these lines into the cart and saves it; one that is overtaken does not wait for its answer. */
  edit(notes: readonly string[], isOvertaken: boolean): Promise<void>;
  /** Waits for what is under way and saves until the cart is held as it is here. */
  finish(): Promise<void>;
  readonly acknowledged: readonly string[];
  held(): CartState & CartContent;
}

// With others who save each time in between, and a sign-in that waits on a busy machine for a connection meanwhile.
const MAX_SAVES = 2000;

/** Null where the answer was 503: a page keeps what it has and tries again, and so does who signs in. */
export async function unlessUnavailable<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DatabaseUnavailable || isDeepStrictEqual(error, unavailable())) return null;
    throw error;
  }
}

/** A page whose cart is saved by calls of the server. */
export function createCartDevice(
  { trading, product, database }: DeviceDeps,
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
    const saved = await unlessUnavailable(send());
    if (saved === null || !saved.ok) {
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
      if (isOvertaken) overtaken.push(unlessUnavailable(send()));
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
