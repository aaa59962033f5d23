/** The periods that lists of orders are asked for (BOARD-10). */
export const ORDER_PERIODS = [
  "today",
  "yesterday",
  "last_7_days",
  "last_30_days",
  "this_month",
  "last_month",
] as const;

/** One of them. */
export type OrderPeriod = (typeof ORDER_PERIODS)[number];
