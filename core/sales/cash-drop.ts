import { keyMessage } from "#core/kernel/message.ts";
import type { CashDropId } from "#core/kernel/id.ts";
import type { FieldErrors } from "#core/form/form-field.ts";
import { firstBroken, maxLength, minLength, required } from "#core/form/rules.ts";
import { isSameMoney } from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import { subtract } from "#core/money/add.ts";
import { readTypedAmount } from "#core/money/typed-amount.ts";
import type { Instant } from "#core/time/instant.ts";
import type { SalesCourier } from "./sales-courier.ts";

/** Cash that a courier handed in for orders of a day (COURIER-13). */
export interface CashDrop {
  readonly id: CashDropId;
  readonly courier: SalesCourier;
  readonly orders: number;
  /** What the orders sum up to. */
  readonly due: Money;
  /** The first is the one that it was handed in with; the last is what counts. */
  readonly counts: readonly CashCount[];
}

/** What somebody counted, and what they say of it. */
export interface CashCount {
  readonly counted: Money;
  readonly note: string | null;
  readonly by: string;
  readonly at: Instant;
}

/** Characters of the note of a count. */
export const CASH_NOTE = { min: 3, max: 200 } as const;

/** What a manager counted of a courier's cash. */
export interface CashCounting {
  readonly counted: Money;
  readonly note: string | null;
}

/** A count as it is typed. */
export interface TypedCashCount {
  readonly counted: string;
  readonly note: string;
}

/** The count that counts: the last. */
export function lastCount({ counts }: Pick<CashDrop, "counts">): CashCount | null {
  return counts.at(-1) ?? null;
}

/** What the last count has more than was due; below zero where something is missing. */
export function differenceOf({ due, counts }: Pick<CashDrop, "due" | "counts">): Money | null {
  const last = lastCount({ counts });
  return last === null ? null : subtract(last.counted, due);
}

/** Whether a count needs a note: it says another sum than was due, or corrects an earlier one. */
export function needsNote({ counted }: Pick<CashCounting, "counted">, due: Money, isAgain: boolean): boolean {
  return isAgain || !isSameMoney(counted, due);
}

/** What is wrong with a count as it is typed. */
export function cashCountErrors(typed: TypedCashCount, due: Money, isAgain: boolean): FieldErrors {
  const counted = readTypedAmount(typed.counted, due.currency);
  if (counted === null) return { counted: keyMessage("validation.number") };
  if (typed.note.trim() === "" && !needsNote({ counted }, due, isAgain)) return {};
  const note = firstBroken(typed.note, required, minLength(CASH_NOTE.min), maxLength(CASH_NOTE.max));
  return note === null ? {} : { note };
}
