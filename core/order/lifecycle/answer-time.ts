/** How long staff has to answer an order, in milliseconds of open time (ORDER-6). */
export const ANSWER_MS = 10 * 60_000;

/** How long staff has at most to answer a scheduled order, in milliseconds of open time. */
export const SCHEDULED_ANSWER_MS = 60 * 60_000;

/** How long before its preparation must begin a scheduled order is answered, in milliseconds. */
export const ANSWER_LEAD_MS = 15 * 60_000;
