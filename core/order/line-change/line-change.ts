import type { Line } from "#core/cart/line.ts";
import type { FieldProblems } from "#core/errors/field.ts";
import { isAtMost } from "#core/kernel/text-length.ts";
import type { CartItemId, ProductId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";
import type { ModifierIdsByGroup } from "#core/menu/chosen-modifiers.ts";
import { millisBetween, type Instant } from "#core/time/instant.ts";
import { linesOf, type ProposedLine } from "./changed-lines.ts";

/** How long a customer may answer, in milliseconds (ORDER-35). */
export const CHANGE_ANSWER_MS = 5 * 60_000;

/** Longest note of staff on a change, in characters. */
export const MAX_CHANGE_NOTE = 200;

/** What became of a change: the customer agreed or refused, time decided, or the order was cancelled. */
export const CHANGE_OUTCOMES = ["agreed", "refused", "removed", "replaced", "withdrawn"] as const;
export type ChangeOutcome = (typeof CHANGE_OUTCOMES)[number];

/** A product that is offered for a line, as staff chose it. */
export interface ReplacementChoice {
  readonly productId: ProductId;
  readonly qty: number;
  readonly modifierIdsByGroup: ModifierIdsByGroup;
}

/** How much of a line is left, as staff chose it, and what is offered for the rest. */
export interface ChangeChoice {
  readonly itemId: CartItemId;
  readonly qtyLeft: number;
  readonly replacement: ReplacementChoice | null;
}

/** One line of a change: what it was, and what it becomes. */
export interface ChangedLine extends ProposedLine {
  readonly name: string;
  readonly qty: number;
}

/** A change of an order's lines that staff proposed. */
export interface LineChange {
  readonly lines: readonly ChangedLine[];
  readonly note: string | null;
  readonly at: Instant;
  /** Until then the customer may answer. */
  readonly answerBy: Instant;
  readonly totalBefore: Money;
  /** What the order costs where the customer agrees. */
  readonly total: Money;
  /** Null while it waits. */
  readonly outcome: ChangeOutcome | null;
  readonly answeredAt: Instant | null;
}

/** The message key of each malformed field of a change. */
export type ChangeProblems = FieldProblems<"change" | "change.lines" | "text">;

/** The change that waits for its answer; null where there is none. An order has one at most. */
export function waitingChange(changes: readonly LineChange[]): LineChange | null {
  return changes.find(({ outcome }) => outcome === null) ?? null;
}

/** Whole seconds that are left to answer a change, rounded up; 0 once they are over. */
export function answerSeconds({ answerBy }: Pick<LineChange, "answerBy">, now: Instant): number {
  return Math.max(0, Math.ceil(millisBetween(now, answerBy) / 1000));
}

/** Whether a change waits whose time to be answered is over. */
export function isChangeOverdue(changes: readonly LineChange[], now: Instant): boolean {
  const waiting = waitingChange(changes);
  return waiting !== null && waiting.answerBy <= now;
}

/**
 * The message key of each malformed field: lines of the order, each once and with fewer pieces than it has; what points
 * paid is only removed, and something is left of the order (ORDER-34).
 */
export function changeProblems(
  proposed: readonly ProposedLine[] | null,
  note: string | null,
  lines: readonly Line[],
): ChangeProblems {
  const isShort = isAtMost((note ?? "").trim(), MAX_CHANGE_NOTE);
  return { ...lineProblems(proposed, lines), ...(isShort ? {} : { text: "validation.string_max" }) };
}

function lineProblems(proposed: readonly ProposedLine[] | null, lines: readonly Line[]): ChangeProblems {
  if (proposed === null) return { change: "validation.required" };
  if (proposed.length === 0) return { "change.lines": "validation.array_min" };
  const ids = new Set(proposed.map(({ itemId }) => itemId));
  const isWhole = ids.size === proposed.length && proposed.every((one) => isPossible(one, lines));
  if (!isWhole) return { "change.lines": "validation.invalid" };
  return linesOf(lines, proposed, "agreed").length === 0
    ? { "change.lines": "order.change_leaves_nothing" }
    : {};
}

function isPossible({ itemId, qtyLeft, replacement }: ProposedLine, lines: readonly Line[]): boolean {
  const line = lines.find((one) => one.itemId === itemId);
  if (line === undefined || !Number.isInteger(qtyLeft) || qtyLeft < 0 || qtyLeft >= line.qty) return false;
  return replacement === null || line.pointsUsed === 0;
}

/** The smallest change that an order can have, to ask whether it may have one; null where all that can be done is to cancel it. */
export function smallestChange(lines: readonly Line[]): readonly ProposedLine[] | null {
  const [first, second] = lines;
  if (first === undefined) return null;
  const { itemId, qty } = first;
  if (qty > 1 || second !== undefined) return [{ itemId, qtyLeft: qty - 1, replacement: null }];
  return first.pointsUsed === 0 ? [{ itemId, qtyLeft: 0, replacement: first }] : null;
}
