import { WEEKDAYS } from "#core/shop/week.ts";
import type { Weekday } from "#core/time/weekday.ts";
import type { HourSum } from "./dashboard.ts";

/** How much is ordered in an hour compared with the busiest one: 0 for nothing, 5 for as much. */
export type Heat = 0 | 1 | 2 | 3 | 4 | 5;

/** An hour of a weekday. */
export interface HeatCell {
  readonly orders: number;
  readonly heat: Heat;
}

/** A weekday with a cell for each of the hours. */
export interface HeatRow {
  readonly weekday: Weekday;
  readonly cells: readonly HeatCell[];
}

/** Orders by weekday and hour, from the first hour that has any to the last. */
export interface HeatMap {
  readonly hours: readonly number[];
  readonly rows: readonly HeatRow[];
}

const HEATS = [1, 2, 3, 4, 5] as const satisfies readonly Heat[];

/** The heat map of a period; null where nothing was sold. */
export function heatMap(sold: readonly HourSum[]): HeatMap | null {
  if (sold.length === 0) return null;
  const shown = sold.map(({ hour }) => hour);
  const from = Math.min(...shown);
  const hours = Array.from({ length: Math.max(...shown) - from + 1 }, (_, index) => from + index);
  const most = Math.max(...sold.map(({ orders }) => orders));
  const ordersOf = (weekday: Weekday, hour: number): number =>
    sold.find((one) => one.weekday === weekday && one.hour === hour)?.orders ?? 0;
  return {
    hours,
    rows: WEEKDAYS.map((weekday) => ({
      weekday,
      cells: hours.map((hour) => {
        const orders = ordersOf(weekday, hour);
        return { orders, heat: heatOf(orders, most) };
      }),
    })),
  };
}

function heatOf(orders: number, most: number): Heat {
  if (orders === 0) return 0;
  return HEATS[Math.ceil((orders * HEATS.length) / most) - 1] ?? 5;
}
