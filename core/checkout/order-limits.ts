/** How many orders one customer may have open, and place within ten minutes (CHECKOUT-13). */
export interface OrderLimits {
  readonly unfinished: number;
  readonly placedRecently: number;
}

/** The limits where the settings name none. */
export const DEFAULT_ORDER_LIMITS: OrderLimits = { unfinished: 5, placedRecently: 10 };

/** The time over which recent orders are counted. */
export const RECENT_ORDERS_MS = 10 * 60_000;
