import type { RejectReason } from "./reject-reason.ts";

/** What would have spared the reject: offered with its reason, so that the next order is not rejected too (ORDER-5). */
export type SuggestedFix = "snoozeItems" | "goBusy" | "pause" | null;

/** What helps against a reason; null where the kitchen can do nothing about it. */
export function suggestedFixOf(reason: RejectReason): SuggestedFix {
  switch (reason) {
    case "item_unavailable":
      return "snoozeItems";
    case "too_busy":
      return "goBusy";
    case "closing":
    case "not_answered":
      return "pause";
    default:
      return null;
  }
}
