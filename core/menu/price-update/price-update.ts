import type { LocationId, ModifierId, PriceUpdateId, ProductId } from "#core/kernel/id.ts";
import { isSameMoney } from "#core/money/compare.ts";
import type { Currency, Money } from "#core/money/money.ts";
import type { Instant } from "#core/time/instant.ts";
import { keyOf, type AvailabilityType } from "../availability/availability-change.ts";

/** Where a price update is in its lifecycle (BOARD-12). */
export const PRICE_UPDATE_STATUSES = ["draft", "scheduled", "applied", "reverted"] as const;
/** One of them. */
export type PriceUpdateStatus = (typeof PRICE_UPDATE_STATUSES)[number];

/** What happens to a price update; `miss` is its return to a draft because prices were no longer the expected ones. */
export const PRICE_UPDATE_MOVES = ["draft", "schedule", "apply", "miss", "revert"] as const;
/** One of them. */
export type PriceUpdateMove = (typeof PRICE_UPDATE_MOVES)[number];

/** So many prices change together at most: what fits into one body (LIMIT-5). */
export const MAX_PRICE_CHANGES = 300;

/** A product or modifier at a location: what has one price. */
export interface PricedPlace {
  readonly type: AvailabilityType;
  readonly id: ProductId | ModifierId;
  readonly locationId: LocationId;
}

/** A new price, and the price that it is to replace. Both are of the shop's currency. */
export interface PriceChange extends PricedPlace {
  readonly expectedPrice: Money;
  readonly newPrice: Money;
}

/** A change whose expected price is not the price any more; null where it is no longer sold. */
export interface StalePrice extends PricedPlace {
  readonly expectedPrice: Money;
  readonly currentPrice: Money | null;
}

/** A change as staff reads it: named in the shop's language, with what it costs now. */
export interface ListedPriceChange extends PriceChange {
  readonly name: string;
  /** The category or the group that it is in. */
  readonly sectionName: string;
  readonly currentPrice: Money | null;
}

/** One line of a price update's history. */
export interface PriceUpdateMoment {
  readonly move: PriceUpdateMove;
  readonly at: Instant;
  /** Null is the system. */
  readonly by: string | null;
}

/** Prices that change together. */
export interface PriceUpdate {
  readonly id: PriceUpdateId;
  readonly status: PriceUpdateStatus;
  readonly version: number;
  /** When it is to be applied by itself; null unless it was scheduled. */
  readonly effectiveAt: Instant | null;
  readonly changes: readonly ListedPriceChange[];
  /** The oldest first. */
  readonly timeline: readonly PriceUpdateMoment[];
}

/** Where a price is found among others. */
export function placeKey(place: PricedPlace): string {
  return `${keyOf(place)} ${place.locationId}`;
}

/** One change for each price, the last of several. */
export function lastPriceChanges<Change extends PricedPlace>(changes: readonly Change[]): readonly Change[] {
  return [...new Map(changes.map((change) => [placeKey(change), change])).values()];
}

/** Whether it changes a price at all, in the shop's currency. */
export function isPriceChange({ expectedPrice, newPrice }: PriceChange, currency: Currency): boolean {
  return (
    expectedPrice.currency === currency &&
    newPrice.currency === currency &&
    !isSameMoney(expectedPrice, newPrice)
  );
}

/** The changes that would bring back what was before. */
export function reversed(changes: readonly PriceChange[]): readonly PriceChange[] {
  return changes.map((change) => ({
    ...change,
    expectedPrice: change.newPrice,
    newPrice: change.expectedPrice,
  }));
}
