import { baniOf, moneyOfBani } from "./bani.ts";
import { fractionOf, type Factor } from "./fraction.ts";
import type { Currency, Money } from "./money.ts";

/**
 * Shares an amount in proportion to weights (whole numbers or decimal text), so that the parts always sum to it.
 * Every part is the exact share cut to the currency's decimals; the bani left over go one each to the parts that
 * lost most, the earlier first where two lost the same. A weight of zero gets nothing. Throws for a negative weight
 * and where no weight is positive.
 */
export function allocate<C extends Currency>(
  money: Money<C>,
  weights: readonly Factor[],
): readonly Money<C>[] {
  const scale = wholeWeights(weights);
  if (scale.some((weight) => weight < 0n)) throw new Error("A weight is negative");
  const whole = scale.reduce((total, weight) => total + weight, 0n);
  if (whole === 0n) throw new Error(`Nobody to share ${money.amount} ${money.currency} among`);

  const amount = baniOf(money);
  const bani = amount < 0n ? -amount : amount;
  const cut = scale.map((weight, index) => {
    const scaled = bani * weight;
    return { index, share: scaled / whole, lost: scaled % whole };
  });
  const left = Number(bani - cut.reduce((total, { share }) => total + share, 0n));
  const favoured = new Set(
    cut
      .toSorted((one, other) =>
        other.lost === one.lost ? one.index - other.index : other.lost > one.lost ? 1 : -1,
      )
      .slice(0, left)
      .map(({ index }) => index),
  );
  return cut.map(({ index, share }) => {
    const part = favoured.has(index) ? share + 1n : share;
    return moneyOfBani(amount < 0n ? -part : part, money.currency);
  });
}

/** Shares an amount among so many equal parts; the first parts get the bani left over. Throws for less than one part. */
export function split<C extends Currency>(money: Money<C>, parts: number): readonly Money<C>[] {
  if (!Number.isSafeInteger(parts) || parts < 1) throw new Error(`Cannot split into ${parts} parts`);
  return allocate(
    money,
    Array.from({ length: parts }, () => 1),
  );
}

// In proportion to each other as the weights are, without decimals. Every denominator is a power of ten.
function wholeWeights(weights: readonly Factor[]): readonly bigint[] {
  const fractions = weights.map(fractionOf);
  const most = fractions.reduce((found, { denominator }) => (denominator > found ? denominator : found), 1n);
  return fractions.map(({ numerator, denominator }) => numerator * (most / denominator));
}
