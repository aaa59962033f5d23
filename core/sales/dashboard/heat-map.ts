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

/** Orders by weekday and hour, from the first hour that has any to the last, and those around where these are few. */
export interface HeatMap {
  readonly hours: readonly number[];
  readonly rows: readonly HeatRow[];
}

// A day at a glance, and not one wide cell where an owner had one order.
const MIN_HOURS = 12;
const HOURS_OF_DAY = 24;

const HEATS = [1, 2, 3, 4, 5] as const satisfies readonly Heat[];

/** The heat map of a period; null where nothing was sold. */
export function heatMap(sold: readonly HourSum[]): HeatMap | null {
  if (sold.length === 0) return null;
  const hours = hoursAround(sold.map(({ hour }) => hour));
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

/** All hours from the first of some to the last, and as many around them as make up what is shown at least, within the day. */
function hoursAround(some: readonly number[]): readonly number[] {
  const [first, last] = [Math.min(...some), Math.max(...some)];
  const length = Math.max(MIN_HOURS, last - first + 1);
  const middle = Math.floor((first + last + 1 - length) / 2);
  const from = Math.min(Math.max(0, middle), HOURS_OF_DAY - length);
  return Array.from({ length }, (_, index) => from + index);
}

function heatOf(orders: number, most: number): Heat {
  if (orders === 0) return 0;
  return HEATS[Math.ceil((orders * HEATS.length) / most) - 1] ?? 5;
}
