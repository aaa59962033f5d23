import type { CartItemId } from "#core/kernel/id.ts";
import type { ResolutionChoice, ResolutionType } from "./complaint.ts";
import { refundable, type Sale } from "./sale.ts";
import { isPositive } from "#core/money/compare.ts";

/** What the form of an answer holds, as typed. */
export interface ResolutionForm {
  readonly type: ResolutionType | null;
  /** Whether all that is left is given back, or some lines. */
  readonly isWhole: boolean;
  readonly itemIds: readonly CartItemId[];
  readonly points: string;
}

/** What can be answered: money while some is left, points where the order brings some, and always no. */
export function offeredResolutions(sale: Sale): readonly ResolutionType[] {
  return [
    ...(isPositive(refundable(sale)) ? (["refund"] as const) : []),
    ...(sale.pointsEarned > 0 ? (["points"] as const) : []),
    "refuse",
  ];
}

/** The answer that the form stands for; null while nothing is chosen. Points that are no number are 0. */
export function chosenResolution({
  type,
  isWhole,
  itemIds,
  points,
}: ResolutionForm): ResolutionChoice | null {
  if (type === null || type === "refuse") return type && { type };
  if (type === "refund") return { type, itemIds: isWhole ? null : itemIds };
  return { type, points: /^\d{1,6}$/.test(points.trim()) ? Number(points) : 0 };
}
