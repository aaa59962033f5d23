import type { CartItemId, LocationId } from "#core/kernel/id.ts";
import { sum } from "#core/money/add.ts";
import type { Currency, Money } from "#core/money/money.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import type { CartEmitted } from "./cart-events.ts";
import type { CartItem, PricedCart } from "./cart.ts";
import type { Line } from "./line.ts";
import type { CartState } from "./edit/rebase-cart.ts";

/** What an answer of the server makes of the cart on screen. */
export interface AdoptedCart {
  readonly cartId: PricedCart["id"];
  readonly locationId: LocationId;
  readonly items: readonly CartItem[];
  readonly revision: number;
  readonly savedRevision: number;
  readonly known: readonly CartState[];
  readonly promotions: readonly Promotion[];
  readonly lines: readonly Line[];
  readonly total: Money | null;
  readonly repricedIds: readonly CartItemId[];
  readonly error: null;
}

/**
 * Takes the cart that the server holds, lines and all. An answer is only heard while there are no newer edits; where
 * its revision is not the one that was sent, the edits are made once more on it (rebase-cart.ts).
 */
export function adoptAnswer(
  current: { readonly revision: number; readonly repricedIds: readonly CartItemId[] },
  answer: PricedCart,
): AdoptedCart {
  const repriced = answer.changes.repriced.map(({ itemId }) => itemId);
  const held = new Set(answer.items.map(({ id }) => id));
  return {
    cartId: answer.id,
    locationId: answer.locationId,
    items: answer.items,
    revision: Math.max(current.revision, answer.revision),
    savedRevision: answer.revision,
    known: [answer],
    promotions: answer.promotions,
    lines: answer.lines,
    total: totalOf(answer.lines),
    repricedIds: [...new Set([...current.repricedIds, ...repriced])].filter((id) => held.has(id)),
    error: null,
  };
}

/**
 * The events for what the server changed in a cart that it answered. A line that is flagged already was reported, for
 * example when the location changed, and is not reported twice.
 */
export function eventsOfAnswer(
  { repricedIds }: { readonly repricedIds: readonly CartItemId[] },
  { changes: { dropped, repriced } }: Pick<PricedCart, "changes">,
): readonly CartEmitted[] {
  const unflagged = repriced.filter(({ itemId }) => !repricedIds.includes(itemId));
  const events: CartEmitted[] = [];
  if (dropped.length > 0) events.push({ type: "cart.linesDropped", dropped });
  if (unflagged.length > 0) events.push({ type: "cart.linesRepriced", repriced: unflagged });
  return events;
}

/** The sum of the lines' totals; null for a cart without lines, which has no currency. */
export function totalOf(lines: readonly Line[]): Money | null {
  const currency: Currency | undefined = lines[0]?.total.currency;
  return currency === undefined
    ? null
    : sum(
        lines.map(({ total }) => total),
        currency,
      );
}
