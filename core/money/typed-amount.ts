import type { Currency, Money } from "./money.ts";
import { parseMoney } from "./parse-money.ts";

/**
 * Reads an amount as a person types it into a field: "12", "12,5" and "12.50" alike, blanks around it aside. Null for
 * everything else, for a third decimal and for less than nothing: a reader who guesses charges the wrong amount.
 */
export function readTypedAmount(typed: string, currency: Currency): Money | null {
  const text = typed.trim();
  if (!/^\d{1,9}(?:[.,]\d{1,2})?$/.test(text)) return null;
  const parsed = parseMoney(text.replace(",", ".").replace(/^0+(?=\d)/, ""), currency);
  return parsed.ok ? parsed.value : null;
}

/** An amount as a field shows it for editing: "12.50" as "12,50" where a comma divides, whole amounts without decimals. */
export function writeTypedAmount({ amount }: Money, comma: "," | "."): string {
  return amount.replace(/\.00$/, "").replace(".", comma);
}
