import { isSameMoney } from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import { isLarger, isLargeChange } from "./price-difference.ts";
import type { PriceChange } from "./price-update.ts";

/**
 * The change whose new price has to be typed before an update is scheduled or applied: the largest of those above the limit
 * (BOARD-12), the first of several. Null where none is. Who reverts types nothing, since those prices held before.
 */
export function changeToConfirm<Change extends PriceChange>(changes: readonly Change[]): Change | null {
  return changes
    .filter(isLargeChange)
    .reduce<Change | null>(
      (largest, change) => (largest === null || isLarger(change, largest) ? change : largest),
      null,
    );
}

/** Whether what was typed confirms the changes: the new price of the largest, or nothing where none is above the limit. */
export function isConfirmed(changes: readonly PriceChange[], typed: Money | null): boolean {
  const asked = changeToConfirm(changes);
  return asked === null || (typed !== null && isSameMoney(typed, asked.newPrice));
}
