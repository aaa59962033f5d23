/** The lists that a customer's orders stand on: those under way, and those that are over. */
export const HISTORY_STATES = ["active", "past"] as const;

export type HistoryState = (typeof HISTORY_STATES)[number];
