import type { RejectReason } from "./reject-reason.ts";

/** Orders in a row that nobody answered, after which a location takes a break, and its minutes (ORDER-7). */
export const UNANSWERED_IN_A_ROW = 3;
export const UNANSWERED_PAUSE_MINUTES = 30;

/** The reason of an order that nobody answered, and of the break that follows. */
export const UNANSWERED_REASON = "not_answered" satisfies RejectReason;
