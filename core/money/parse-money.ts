import { err, ok, type Result } from "#core/kernel/result.ts";
import { moneyOf } from "./minor-units.ts";
import { isCurrency } from "./currency.ts";
import { fractionOf } from "./fraction.ts";
import type { Currency, Money } from "./money.ts";
import type { RoundingMode } from "./rounding.ts";

/** Why a text is not an amount of money. */
export type MoneyRefusal =
  | "money.not_a_number"
  | "money.too_large"
  | "money.currency_required"
  | "money.currency_unsupported"
  | "money.needs_rounding";

/** Digits before the decimal point of an amount, in core, on the wire and in the database. */
export const MAX_INTEGER_DIGITS = 12;

// ASCII digits only: other scripts' digits, exponents, hexadecimal, blanks, a plus sign and a comma are refused,
// because a reader who guesses at an amount charges the wrong one.
const AMOUNT = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]{1,30})?$/;
const MAX_LENGTH = 64;

/**
 * Reads an amount that somebody wrote, "12.5" becoming "12.50". Without a rounding mode a third decimal other than
 * zero is refused; "-0" is zero; leading zeros and a missing digit on either side of the point are refused (MONEY-2).
 */
export function parseMoney(
  amount: string,
  currency: string | null | undefined,
  rounding?: RoundingMode,
): Result<Money, MoneyRefusal> {
  if (currency === null || currency === undefined || currency === "") return err("money.currency_required");
  if (!isCurrency(currency)) return err("money.currency_unsupported");
  if (amount.length > MAX_LENGTH || !AMOUNT.test(amount)) return err("money.not_a_number");
  const [whole = ""] = amount.replace("-", "").split(".");
  if (whole.length > MAX_INTEGER_DIGITS) return err("money.too_large");
  const money = moneyOf(fractionOf(amount), currency, rounding);
  if (money === null) return err("money.needs_rounding");
  // Rounding up may add a digit.
  return money.amount.replace("-", "").indexOf(".") > MAX_INTEGER_DIGITS ? err("money.too_large") : ok(money);
}

/** The amount that a program wrote; throws where parseMoney refuses. */
export function toMoney<C extends Currency>(amount: string, currency: C, rounding?: RoundingMode): Money<C> {
  const parsed = parseMoney(amount, currency, rounding);
  if (!parsed.ok) throw new Error(`${parsed.error}: ${amount} ${currency}`);
  return { amount: parsed.value.amount, currency };
}

/** The text of nothing, in every currency: all have two decimals. */
export const ZERO = "0.00";

/** Nothing, in a currency. */
export function zero<C extends Currency>(currency: C): Money<C> {
  return { amount: ZERO, currency };
}
