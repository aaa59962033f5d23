import type { Field, FieldProblems } from "#core/errors/field.ts";
import type { CartItemId } from "#core/kernel/id.ts";
import { lengthProblem } from "#core/kernel/length-problem.ts";
import type { Money } from "#core/money/money.ts";
import type { Instant } from "#core/time/instant.ts";

/** What may be wrong with an order, in the order in which it is offered (ORDER-22). */
export const COMPLAINT_PROBLEMS = ["missing_item", "wrong_item", "quality", "late", "other"] as const;
export type ComplaintProblem = (typeof COMPLAINT_PROBLEMS)[number];

/** Limits of a complaint's text, in characters. */
export const COMPLAINT_TEXT = { min: 3, max: 500 } as const;

/** How long after an order came, or was cancelled, its customer may complain, in milliseconds. */
export const COMPLAIN_MS = 48 * 3_600_000;

/** Most points that one answer gives. */
export const MAX_GIVEN_POINTS = 10_000;

/** How a complaint is answered (ORDER-23). */
export const RESOLUTION_TYPES = ["refuse", "refund", "points"] as const;
export type ResolutionType = (typeof RESOLUTION_TYPES)[number];

/** What a customer says went wrong, as written. */
export interface ComplaintDraft {
  readonly problem: ComplaintProblem;
  /** The lines that it is about; none is the whole order. */
  readonly itemIds: readonly CartItemId[];
  readonly text: string;
}

/** What staff answers, as chosen: how much a refund is, the order says. */
export type ResolutionChoice =
  | { readonly type: "refuse" }
  /** Of these lines, or (null) of all that was paid. */
  | { readonly type: "refund"; readonly itemIds: readonly CartItemId[] | null }
  | { readonly type: "points"; readonly points: number };

/** How a complaint was answered. */
export interface Resolution {
  readonly type: ResolutionType;
  /** What staff wrote; a refusal has one. */
  readonly text: string | null;
  /** The refunded lines; null is all that was left, or nothing. */
  readonly itemIds: readonly CartItemId[] | null;
  /** Of a refund. */
  readonly amount: Money | null;
  /** Given for it. */
  readonly points: number | null;
  readonly at: Instant;
}

/** A complaint about an order, open until it has its resolution. */
export interface Complaint extends ComplaintDraft {
  readonly at: Instant;
  readonly resolution: Resolution | null;
}

/** The message key of each malformed field of a complaint. */
export type ComplaintProblems = FieldProblems<Extract<Field, "problem" | "itemIds" | "text">>;

/** The message key of each malformed field: what is missing or wrong names its lines, and the lines are the order's. */
export function complaintProblems(
  draft: ComplaintDraft | null,
  lines: readonly { readonly itemId: CartItemId }[],
): ComplaintProblems {
  if (draft === null) return { problem: "validation.required" };
  const { problem, itemIds, text } = draft;
  const textProblem = lengthProblem(text, COMPLAINT_TEXT);
  const isAboutLines = problem === "missing_item" || problem === "wrong_item";
  const isKnown = itemIds.every((id) => lines.some(({ itemId }) => itemId === id));
  return {
    ...(isKnown ? {} : { itemIds: "validation.invalid" }),
    ...(isAboutLines && itemIds.length === 0 ? { itemIds: "validation.array_min" } : {}),
    ...(textProblem === null ? {} : { text: textProblem }),
  };
}

/** The complaint that waits for an answer; null where there is none. An order has one at most. */
export function waitingComplaint(complaints: readonly Complaint[]): Complaint | null {
  return complaints.find(({ resolution }) => resolution === null) ?? null;
}
