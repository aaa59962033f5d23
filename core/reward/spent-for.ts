import { multiplyByRatio } from "#core/money/multiply-by-ratio.ts";
import type { Currency, Money } from "#core/money/money.ts";
import { toMoney } from "#core/money/parse-money.ts";

/** The least eligible amount that earns so many points, rounded up to a minor unit; null at a rate of nothing. */
export function spentFor(points: number, pointsPerUnit: string, currency: Currency): Money | null {
  if (!/[1-9]/u.test(pointsPerUnit)) return null;
  return multiplyByRatio(toMoney("1.00", currency), points, pointsPerUnit, "ceiling");
}
