import { subtract } from "#core/money/add.ts";
import { isZero } from "#core/money/compare.ts";
import { formatMinorUnits, toMinorUnits } from "#core/money/minor-units.ts";
import type { Money } from "#core/money/money.ts";
import { roundToInteger } from "#core/money/rounding.ts";
import type { PriceChange } from "./price-update.ts";

/** A price that rises or falls by more than this needs a typed confirmation, in per cent of the price before. */
export const MAX_UNCONFIRMED_PERCENT = 30;

/** How much a price rises; a fall is negative. */
export interface PriceDifference {
  readonly amount: Money;
  /** Of the price before, as decimal text with one decimal rounded half-even, "12.5"; null from a price of zero. */
  readonly percent: string | null;
}

/** The difference from one price to another; throws on two currencies. */
export function priceDifference(from: Money, to: Money): PriceDifference {
  const amount = subtract(to, from);
  if (isZero(from)) return { amount, percent: null };
  const thousandths = { numerator: toMinorUnits(amount) * 1000n, denominator: toMinorUnits(from) };
  return { amount, percent: formatMinorUnits(roundToInteger(thousandths, "halfEven") ?? 0n, 1) };
}

/** Whether a change passes the limit; exact, so that what is shown as 30 % may be more. A price that was zero always does. */
export function isLargeChange({ expectedPrice, newPrice }: PriceChange): boolean {
  return (
    sizeOf(subtract(newPrice, expectedPrice)) * 100n > sizeOf(expectedPrice) * BigInt(MAX_UNCONFIRMED_PERCENT)
  );
}

/** Whether one change is larger than another, each in relation to its price before; a rise from zero is larger than all. */
export function isLarger(one: PriceChange, other: PriceChange): boolean {
  const [grows, from] = partsOf(one);
  const [otherGrows, otherFrom] = partsOf(other);
  return grows * otherFrom > otherGrows * from;
}

function partsOf({ expectedPrice, newPrice }: PriceChange): readonly [bigint, bigint] {
  return [sizeOf(subtract(newPrice, expectedPrice)), sizeOf(expectedPrice)];
}

function sizeOf(money: Money): bigint {
  const minorUnits = toMinorUnits(money);
  return minorUnits < 0n ? -minorUnits : minorUnits;
}
