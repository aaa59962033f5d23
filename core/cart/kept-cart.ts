import { isOlderThan } from "#core/time/staleness.ts";
import type { Instant } from "#core/time/instant.ts";
import type { CartSave, LoadedCart } from "./cart.ports.ts";
import type { PricedCart } from "./cart.ts";
import { type CartContent, rebaseCart } from "./edit/rebase-cart.ts";
import { CART_LIFETIME_MS } from "./stale-cart.ts";

/** A cart as the browser keeps it: as it was last answered, with the save that no server has answered since. */
export interface KeptCart extends Pick<
  CartSave,
  "id" | "shopId" | "locationId" | "revision" | "known" | "items"
> {
  /** When it was sent; of what was answered, when that was. */
  readonly at: Instant;
}

/** A cart as the server answered it. */
export function answeredCart({
  id,
  shopId,
  locationId,
  revision,
  items,
  updatedAt: at,
}: PricedCart): KeptCart {
  return { id, shopId, locationId, revision, items, known: [{ revision, locationId, items }], at };
}

/** Whether it holds nothing that was not answered. */
export function isAnswered({ known, revision }: KeptCart): boolean {
  return known.length === 1 && known[0]?.revision === revision;
}

/** Whether it is no longer of use: a cart of so long ago starts without items (CART-3). */
export function isOutdated({ at }: KeptCart, now: Instant): boolean {
  return isOlderThan(at, now, CART_LIFETIME_MS);
}

/** Whether the server never held this cart, as far as the page knew: that it is not found says nothing about it. */
export function wasNeverHeld({ known }: KeptCart): boolean {
  return (known[0]?.revision ?? 0) === 0;
}

/**
 * The stored cart with the edits made on it that no server has taken (CART-24). Where the server is not reached, or never
 * held the cart, `held` is null: then it is as it was when last answered, without prices, and counts as edited, so that it
 * is priced here, and by the server once that is reached.
 */
export function restoreKept(kept: KeptCart, held: PricedCart | null): LoadedCart {
  const stored = held ?? lastAnswered(kept);
  const rebased = rebaseCart(kept.known, kept, stored) ?? unpriced(kept, held);
  return rebased === null ? stored : { ...stored, updatedAt: kept.at, rebased };
}

function unpriced({ locationId, items }: KeptCart, held: PricedCart | null): CartContent | null {
  return held === null && items.length > 0 ? { locationId, items } : null;
}

function lastAnswered({ id, shopId, locationId, known, at }: KeptCart): PricedCart {
  const answered = known[0];
  return {
    id,
    shopId,
    locationId: answered?.locationId ?? locationId,
    revision: answered?.revision ?? 0,
    updatedAt: at,
    items: answered?.items ?? [],
    lines: [],
    presentedUi: { total: null },
    fromMobileApp: false,
    promotions: [],
    changes: { dropped: [], repriced: [] },
  };
}
