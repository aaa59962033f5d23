import { because, type ImportReason, type ImportReasonKey } from "#core/import/import-reason.ts";
import { isNegative } from "#core/money/compare.ts";
import { isCurrency } from "#core/money/currency.ts";
import type { Money } from "#core/money/money.ts";
import { parseMoney, type MoneyRefusal } from "#core/money/parse-money.ts";
import { readWrittenAmount, type WrittenAmountRefusal } from "#core/money/written-amount.ts";
import type { ParseContext } from "./parse-context.ts";
import { isAbsent, type JsonNode, stringAt, writtenAs } from "../json/json-node.ts";

// Ninety-nine of the dearest dish must still fit an order's total.
const MAX_WHOLE_DIGITS = 6;

const REFUSALS: Readonly<Record<MoneyRefusal, ImportReasonKey>> = {
  "money.not_a_number": "priceUnreadable",
  "money.too_large": "priceLarge",
  "money.needs_rounding": "priceDecimals",
  "money.currency_required": "priceUnreadable",
  "money.currency_unsupported": "priceUnreadable",
};

// What is taken as it stands; a point before exactly three digits is read in two ways.
const PLAIN = /^-?(?:0|[1-9]\d*)(?:\.(?:\d{1,2}|\d{4,30}))?$/;

const UNREAD: Readonly<Record<WrittenAmountRefusal, ImportReasonKey>> = {
  "amount.unreadable": "priceUnreadable",
  "amount.two_readings": "priceTwoReadings",
};

/**
 * The price that is written there, exactly: a JSON number counts by its decimal text, a text as people write
 * amounts. `code` is where its currency should stand; null where the format has none. What was not a plain decimal
 * is reported as changed; what has no reading, or two, is refused with a finding.
 */
export function draftPrice(amount: JsonNode, code: JsonNode | null, reading: ParseContext): Money | null {
  if (typeof amount.value === "number") return numberPrice(amount.value, amount, code, reading);
  const text = stringAt(amount);
  if (text === null)
    return refuse(
      amount,
      isAbsent(amount)
        ? because("priceMissing")
        : because("priceUnreadable", cut(JSON.stringify(amount.value))),
      reading,
    );
  return PLAIN.test(text) ? priceOf(text, amount, code, reading) : writtenPrice(text, amount, code, reading);
}

// Fifteen digits are what a JSON number keeps of a decimal; those after them come from computing with it.
function numberPrice(
  value: number,
  place: JsonNode,
  code: JsonNode | null,
  reading: ParseContext,
): Money | null {
  const text = String(value);
  const kept = value.toPrecision(15);
  const isNoise = !parseMoney(text, reading.currency).ok && parseMoney(kept, reading.currency).ok;
  return isNoise
    ? changedPrice(text, priceOf(kept, place, code, reading), place, reading)
    : priceOf(text, place, code, reading);
}

function writtenPrice(
  text: string,
  place: JsonNode,
  code: JsonNode | null,
  reading: ParseContext,
): Money | null {
  const read = readWrittenAmount(text);
  if (!read.ok) return refuse(place, because(UNREAD[read.error], cut(text)), reading);
  const { amount, currency } = read.value;
  if (currency !== null && !currencyFits({ ...place, value: currency }, reading)) return null;
  // A currency written with the number needs no field of its own.
  const field = currency !== null && code !== null && isAbsent(code) ? null : code;
  return changedPrice(text, priceOf(amount, place, field, reading), place, reading);
}

function changedPrice(
  text: string,
  price: Money | null,
  place: JsonNode,
  { findings }: ParseContext,
): Money | null {
  if (price !== null) findings.changedAlike(place, because("priceTaken", cut(text), price.amount));
  return price;
}

/** The price in whole minor units (such as cents), as `{amount, currency}` objects of payment services hold it. */
export function draftMinorPrice(amount: JsonNode, code: JsonNode, reading: ParseContext): Money | null {
  if (isAbsent(amount)) return refuse(amount, because("priceMissing"), reading);
  const written =
    typeof amount.value === "number" || typeof amount.value === "string" ? String(amount.value) : "";
  const match = /^(-?)(\d{1,15})$/.exec(written);
  if (match === null) return refuse(amount, because("minorUnits"), reading);
  const digits = (match[2] ?? "").replace(/^0+/, "").padStart(3, "0");
  return priceOf(`${match[1]}${digits.slice(0, -2)}.${digits.slice(-2)}`, amount, code, reading);
}

function priceOf(text: string, place: JsonNode, code: JsonNode | null, reading: ParseContext): Money | null {
  const parsed = parseMoney(text, reading.currency);
  if (!parsed.ok) return refuse(place, because(REFUSALS[parsed.error], cut(text)), reading);
  const price = parsed.value;
  if (isNegative(price)) return refuse(place, because("priceNegative", cut(text)), reading);
  if (price.amount.length > MAX_WHOLE_DIGITS + 3)
    return refuse(place, because("priceLarge", cut(text)), reading);
  return code === null || currencyFits(code, reading) ? price : null;
}

function currencyFits(code: JsonNode, { currency, relabel, findings }: ParseContext): boolean {
  if (code.value === currency) return true;
  if (isAbsent(code)) {
    findings.changedAlike(code, because("currencyMissing", currency));
    return true;
  }
  const written = cut(writtenAs(code));
  const supported = isCurrency(stringAt(code) ?? "");
  if (!supported && relabel) {
    findings.changedAlike(code, because("currencyRelabeled", written, currency));
    return true;
  }
  findings.refused(code, because(supported ? "currencyOther" : "currencyUnsupported", written, currency));
  return false;
}

function refuse(place: JsonNode, reason: ImportReason, { findings }: ParseContext): null {
  findings.refused(place, reason);
  return null;
}

function cut(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
