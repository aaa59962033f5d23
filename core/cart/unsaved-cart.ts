import { isOlderThan } from "#core/time/staleness.ts";
import type { Instant } from "#core/time/instant.ts";
import type { CartSave, LoadedCart } from "./cart.ports.ts";
import type { PricedCart } from "./cart.ts";
import { rebaseCart } from "./edit/rebase-cart.ts";
import { CART_LIFETIME_MS } from "./stale-cart.ts";

/** A save that no server has answered, as the browser keeps it. */
export interface UnsavedCart extends Pick<
  CartSave,
  "id" | "shopId" | "locationId" | "revision" | "known" | "items"
> {
  /** When it was sent. */
  readonly at: Instant;
}

/** Whether it is no longer of use: a cart of so long ago starts without items (CART-3). */
export function isOutdated({ at }: UnsavedCart, now: Instant): boolean {
  return isOlderThan(at, now, CART_LIFETIME_MS);
}

/** Whether the server never held this cart, as far as the page knew: that it is not found says nothing about it. */
export function wasNeverHeld({ known }: UnsavedCart): boolean {
  return (known[0]?.revision ?? 0) === 0;
}

/**
 * The stored cart with the edits made on it that no server has taken (CART-24). Where the server is not reached, or never
 * held the cart, `held` is null: then it is as it was when last answered, without prices.
 */
export function restoreUnsaved(unsaved: UnsavedCart, held: PricedCart | null): LoadedCart {
  const stored = held ?? lastAnswered(unsaved);
  const rebased = rebaseCart(unsaved.known, unsaved, stored);
  return rebased === null ? stored : { ...stored, updatedAt: unsaved.at, rebased };
}

function lastAnswered({ id, shopId, locationId, known, at }: UnsavedCart): PricedCart {
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
