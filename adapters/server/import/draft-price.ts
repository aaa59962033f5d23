import { isNegative } from "#core/money/compare.ts";
import { isCurrency } from "#core/money/currency.ts";
import type { Money } from "#core/money/money.ts";
import { parseMoney, type MoneyRefusal } from "#core/money/parse-money.ts";
import type { Reading } from "./reading.ts";
import { isAbsent, type Spot, textAt } from "./spot.ts";

// Ninety-nine of the dearest dish must still fit an order's total.
const MOST_WHOLE_DIGITS = 6;

const REFUSALS: Readonly<Record<MoneyRefusal, string>> = {
  "money.not_a_number": "is not an amount written as 12.50",
  "money.too_large": "is too large",
  "money.needs_rounding": "has more than two decimals",
  "money.currency_required": "has no currency",
  "money.currency_unsupported": "has a currency we do not trade in",
};

/**
 * The price that is written there, exactly: a JSON number counts by its decimal text, a text must be a plain
 * decimal. `code` is where its currency should stand; null where the format has none. Refuses with a finding.
 */
export function draftPrice(amount: Spot, code: Spot | null, reading: Reading): Money | null {
  const text = typeof amount.value === "number" ? String(amount.value) : textAt(amount);
  if (text === null)
    return refuse(
      amount,
      isAbsent(amount) ? "no price" : "the price is neither a number nor a text",
      reading,
    );
  return priceOf(text, amount, code, reading);
}

/** The price in whole minor units (cents, bani), as `{amount, currency}` objects of payment services hold it. */
export function draftMinorPrice(amount: Spot, code: Spot, reading: Reading): Money | null {
  if (isAbsent(amount)) return refuse(amount, "no price", reading);
  const written =
    typeof amount.value === "number" || typeof amount.value === "string" ? String(amount.value) : "";
  const match = /^(-?)(\d{1,15})$/.exec(written);
  if (match === null) return refuse(amount, "the price is not a whole number of minor units", reading);
  const digits = (match[2] ?? "").replace(/^0+/, "").padStart(3, "0");
  return priceOf(`${match[1]}${digits.slice(0, -2)}.${digits.slice(-2)}`, amount, code, reading);
}

function priceOf(text: string, place: Spot, code: Spot | null, reading: Reading): Money | null {
  const parsed = parseMoney(text, reading.currency);
  if (!parsed.ok) return refuse(place, `the price ${quote(text)} ${REFUSALS[parsed.error]}`, reading);
  const price = parsed.value;
  if (isNegative(price)) return refuse(place, `the price ${quote(text)} is below zero`, reading);
  if (price.amount.length > MOST_WHOLE_DIGITS + 3)
    return refuse(place, `the price ${quote(text)} is too large`, reading);
  return code === null || currencyFits(code, reading) ? price : null;
}

function currencyFits(code: Spot, { currency, relabel, findings }: Reading): boolean {
  if (code.value === currency) return true;
  if (isAbsent(code)) {
    findings.changedAlike(code, `a price without a currency was taken as ${currency}`);
    return true;
  }
  const written = quote(textAt(code) ?? JSON.stringify(code.value));
  const supported = isCurrency(textAt(code) ?? "");
  if (!supported && relabel) {
    findings.changedAlike(code, `a price in ${written} was taken as ${currency}, as --currency says`);
    return true;
  }
  findings.refused(
    code,
    supported
      ? `the price is in ${written}, and the shop trades in ${currency}`
      : `the price is in ${written}, which is not supported; --currency ${currency} would take it as ${currency}`,
  );
  return false;
}

function refuse(place: Spot, reason: string, { findings }: Reading): null {
  findings.refused(place, reason);
  return null;
}

function quote(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}
