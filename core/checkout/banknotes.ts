import type { Currency, Money } from "#core/money/money.ts";
import { isLess } from "#core/money/compare.ts";
import { toMoney } from "#core/money/parse-money.ts";

const NOTES: Readonly<Record<Currency, readonly string[]>> = {
  RON: ["10.00", "20.00", "50.00", "100.00", "200.00", "500.00"],
  USD: ["5.00", "10.00", "20.00", "50.00", "100.00"],
};

/** How many banknotes are offered. */
export const OFFERED_NOTES = 3;

/** The banknotes that cover a total with change left, smallest first; none for a total above the largest. */
export function banknotesFor(total: Money): readonly Money[] {
  return NOTES[total.currency]
    .map((amount) => toMoney(amount, total.currency))
    .filter((note) => isLess(total, note))
    .slice(0, OFFERED_NOTES);
}
