import { toMinorUnits, fromMinorUnits } from "./minor-units.ts";
import { isZero } from "./compare.ts";
import { assertSameCurrency } from "./currency.ts";
import type { Currency, Money } from "./money.ts";
import { zero } from "./parse-money.ts";

/** The sum of two amounts, exact; throws on mixed currencies. */
export function add<C extends Currency>(money: Money<C>, other: Money<NoInfer<C>>): Money<C> {
  assertSameCurrency(money, other);
  if (isZero(other)) return money;
  return fromMinorUnits(toMinorUnits(money) + toMinorUnits(other), money.currency);
}

/** The first amount less the second, exact and possibly negative; throws on mixed currencies. */
export function subtract<C extends Currency>(money: Money<C>, other: Money<NoInfer<C>>): Money<C> {
  assertSameCurrency(money, other);
  if (isZero(other)) return money;
  return fromMinorUnits(toMinorUnits(money) - toMinorUnits(other), money.currency);
}

/** The amount with the other sign; zero stays zero without a sign. */
export function negate<C extends Currency>(money: Money<C>): Money<C> {
  return isZero(money) ? money : fromMinorUnits(-toMinorUnits(money), money.currency);
}

/** The sum of any number of amounts of a currency, exact; of none it is zero; throws on another currency among them. */
export function sum<C extends Currency>(amounts: readonly Money<C>[], currency: NoInfer<C>): Money<C> {
  const none = zero<C>(currency);
  let total = 0n;
  for (const amount of amounts) {
    assertSameCurrency(none, amount);
    total += toMinorUnits(amount);
  }
  return fromMinorUnits<C>(total, currency);
}
