import type { PeriodFigures } from "./period-figures.ts";

/** Whole per cent of the sales that were not late (BOARD-18), cut off, so that 100 means all; null without sales. */
export function onTimePercent({
  orders,
  lateOrders,
}: Pick<PeriodFigures, "orders" | "lateOrders">): number | null {
  return orders === 0 ? null : Math.floor(((orders - lateOrders) * 100) / orders);
}
