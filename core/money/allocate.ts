import { CURRENCIES, type Currency, type Money } from "./money.ts";
import { decimalOf, decimalOfFactor, moneyOrThrow, type Factor } from "./decimal.ts";

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
  const scale = weights.map(decimalOfFactor);
  if (scale.some((weight) => weight.isNegative() && !weight.isZero()))
    throw new Error("A weight is negative");
  const whole = scale.reduce((total, weight) => total.plus(weight), decimalOfFactor(0));
  if (whole.isZero()) throw new Error(`Nobody to share ${money.amount} ${money.currency} among`);

  const unit = decimalOfFactor(10).pow(CURRENCIES[money.currency].decimals);
  const amount = decimalOf(money);
  const bani = amount.abs().times(unit);
  const cut = scale.map((weight, index) => {
    const scaled = bani.times(weight);
    const share = scaled.divToInt(whole);
    return { index, share, lost: scaled.minus(share.times(whole)) };
  });
  const left = bani.minus(cut.reduce((total, { share }) => total.plus(share), decimalOfFactor(0))).toNumber();
  const favoured = new Set(
    cut
      .toSorted((one, other) => other.lost.comparedTo(one.lost) || one.index - other.index)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return cut.map(({ index, share }) => {
    const part = (favoured.has(index) ? share.plus(1) : share).dividedBy(unit);
    return moneyOrThrow(amount.isNegative() ? part.negated() : part, money.currency);
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
