import type { Line } from "#core/cart/line.ts";
import { sum } from "#core/money/add.ts";
import { fractionOf, times } from "#core/money/fraction.ts";
import type { Currency, Money } from "#core/money/money.ts";
import { wholeOf } from "#core/money/rounding.ts";

/** Points for each unit of the shop's currency, as decimal text, where the shop says nothing else (product §5). */
export const DEFAULT_POINTS_PER_UNIT = "1";

/** What earns points: the lines after discounts and without what points paid; neither fee nor tip (product §5). */
export function eligibleForPoints(lines: readonly Pick<Line, "total">[], currency: Currency): Money {
  return sum(
    lines.map((line) => line.total),
    currency,
  );
}

/** Points that an eligible amount earns at a rate per unit, cut to whole points and never negative. */
export function earnedPoints(eligible: Money, pointsPerUnit: string = DEFAULT_POINTS_PER_UNIT): number {
  return Math.max(0, Number(wholeOf(times(fractionOf(eligible.amount), fractionOf(pointsPerUnit)), "floor")));
}
