import { atLeastZero, compare, isZero, min } from "#core/money/compare.ts";
import type { Currency, Money } from "#core/money/money.ts";
import { multiply } from "#core/money/multiply.ts";
import type { Promotion } from "./promotion.ts";

/** The discount of a fraction ("0.20") on a base: half-even to the minor unit, never below zero and never above the base (PROMOTION-2). */
export function discountOn<C extends Currency>(base: Money<C>, fraction: string): Money<C> {
  const whole = atLeastZero(base);
  return min(atLeastZero(multiply(whole, fraction, "halfEven")), whole);
}

/** A promotion with its discount on one line. */
export interface LineDiscount {
  readonly promotion: Promotion;
  readonly amount: Money;
}

/**
 * The promotion with the largest discount; of equals the first by name, then by id, so that browser and server choose
 * the same. Null where no discount is above zero.
 */
export function bestDiscount(discounts: readonly LineDiscount[]): LineDiscount | null {
  const [best] = discounts
    .filter(({ amount }) => !isZero(amount))
    .toSorted((one, other) => compare(other.amount, one.amount) || byName(one.promotion, other.promotion));
  return best ?? null;
}

/** Compares by name in code units, then by id: the same order in every browser and language. */
export function byName(one: Pick<Promotion, "name" | "id">, other: Pick<Promotion, "name" | "id">): number {
  if (one.name !== other.name) return one.name < other.name ? -1 : 1;
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
}
