import type { RejectReason } from "./reject-reason.ts";

/** What would have spared the reject: offered with its reason, so that the next order is not rejected too (product §3, §11). */
export type RejectCure = "snoozeItems" | "goBusy" | "pause" | null;

/** The cure of a reason; null where the kitchen can do nothing about it. */
export function cureOf(reason: RejectReason): RejectCure {
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
