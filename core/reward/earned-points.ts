import { sum } from "#core/money/add.ts";
import { fractionOf, multiplyFractions } from "#core/money/fraction.ts";
import type { Currency, Money } from "#core/money/money.ts";
import { roundToInteger } from "#core/money/rounding.ts";

/** Points for each unit of the shop's currency, as decimal text, where the shop says nothing else (REWARD-3). */
export const DEFAULT_POINTS_PER_UNIT = "1";

/** The amount that earns points: the lines after discounts and without what points paid; neither fee nor tip (REWARD-3). */
export function eligibleForPoints(lines: readonly { readonly total: Money }[], currency: Currency): Money {
  return sum(
    lines.map((line) => line.total),
    currency,
  );
}

/** Points that an eligible amount earns at a rate per unit, cut to whole points and never negative. */
export function earnedPoints(eligible: Money, pointsPerUnit: string = DEFAULT_POINTS_PER_UNIT): number {
  return Math.max(
    0,
    Number(
      roundToInteger(multiplyFractions(fractionOf(eligible.amount), fractionOf(pointsPerUnit)), "floor"),
    ),
  );
}
