import { toMinorUnits } from "./minor-units.ts";
import { assertSameCurrency } from "./currency.ts";
import type { Currency, Money } from "./money.ts";
import { zero, ZERO } from "./parse-money.ts";

/** -1, 0 or 1 as the first amount is less than, equal to or more than the second; throws on mixed currencies. */
export function compare<C extends Currency>(money: Money<C>, other: Money<NoInfer<C>>): -1 | 0 | 1 {
  assertSameCurrency(money, other);
  if (money.amount === other.amount) return 0;
  const [one, two] = [toMinorUnits(money), toMinorUnits(other)];
  return one < two ? -1 : one > two ? 1 : 0;
}

/** Whether two amounts are the same; those of two currencies, as where somebody said another one, are not (MONEY-4). */
export function isSameMoney(money: Money, other: Money): boolean {
  return money.currency === other.currency && compare(money, other) === 0;
}

/** Whether the first amount is strictly less; throws on mixed currencies. */
export function isLess<C extends Currency>(money: Money<C>, other: Money<NoInfer<C>>): boolean {
  return compare(money, other) < 0;
}

/** The lesser of two amounts; throws on mixed currencies. */
export function min<C extends Currency>(money: Money<C>, other: Money<NoInfer<C>>): Money<C> {
  return isLess(money, other) ? money : other;
}

/** The amount, or zero where it is negative. */
export function atLeastZero<C extends Currency>(money: Money<C>): Money<C> {
  return isNegative(money) ? zero(money.currency) : money;
}

/** Whether the amount is below zero. */
export function isNegative(money: Money): boolean {
  return money.amount.startsWith("-");
}

/** Whether the amount is above zero. */
export function isPositive(money: Money): boolean {
  return !isZero(money) && !isNegative(money);
}

/** Whether the amount is nothing. */
export function isZero(money: Money): boolean {
  return money.amount === ZERO;
}
