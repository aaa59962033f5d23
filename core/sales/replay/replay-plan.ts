import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { LocationId } from "#core/kernel/id.ts";
import type { SlotCapacity } from "#core/shop/location.ts";
import { isCalendarDate } from "#core/time/calendar-date.ts";
import { localTimeOf } from "#core/time/local-time.ts";
import { countResults } from "./replay-day.ts";
import type { ReplayCounts, ReplayDay, ReplayedOrder, ReplaySettings } from "./replay.ts";

/** Where a day is replayed. */
export const REPLAY_PATH = "/dashboard/replay";

/** Which day of which location is replayed; YYYY-MM-DD of the shop's zone. */
export interface ReplayQuery {
  readonly locationId: LocationId;
  readonly date: string;
}

/** A day to replay, with what the location's settings are now. */
export interface ReplayPlan extends ReplayDay {
  readonly capacity: SlotCapacity;
  readonly preparationMinutes: Readonly<Record<FulfillmentMethod, number>>;
}

/** What somebody may try. */
export const REPLAY_MINUTES = { min: 5, max: 90, step: 5 } as const;
export const REPLAY_CAPACITY = { min: 1, max: 40, step: 1 } as const;

/**
 * What an address asks for: one of the reader's locations and a day up to today, else the location of their header (or
 * their first one) and yesterday. Null for somebody without a location.
 */
export function readReplayAddress(
  read: (name: string) => string | null,
  reader: {
    readonly locationIds: readonly LocationId[];
    readonly locationId: LocationId | null;
    readonly today: string;
    readonly yesterday: string;
  },
): ReplayQuery | null {
  const { locationIds, today, yesterday } = reader;
  const known = (id: string | null): LocationId | undefined => locationIds.find((one) => one === id);
  const locationId = known(read("location")) ?? known(reader.locationId) ?? locationIds[0];
  const date = read("date") ?? "";
  return locationId === undefined
    ? null
    : { locationId, date: isCalendarDate(date) && date <= today ? date : yesterday };
}

/** The address of a day of a location. */
export function replayPath({ locationId, date }: ReplayQuery): string {
  return `${REPLAY_PATH}?date=${date}&location=${locationId}`;
}

/** How a day is replayed before anything is tried: each order with its own minutes, slots as they are now. */
export function asItIs({ capacity }: Pick<ReplayPlan, "capacity">): ReplaySettings {
  return { preparationMinutes: null, capacity };
}

/** Other minutes of preparation for all orders. */
export function withMinutes(settings: ReplaySettings, preparationMinutes: number): ReplaySettings {
  return { ...settings, preparationMinutes };
}

/** Another number of orders to a slot, null for no limit; a limit of money stays. */
export function withCapacity(settings: ReplaySettings, orders: number | null): ReplaySettings {
  return { ...settings, capacity: { ...settings.capacity, orders } };
}

/** The orders that were placed within an hour of the day. */
export interface ReplayHour {
  /** 0..23 by the wall clock. */
  readonly hour: number;
  readonly happened: ReplayCounts;
  readonly replayed: ReplayCounts;
}

/** The hours from the first order to the last; both that a clock change shows twice are one. */
export function replayHours(orders: readonly ReplayedOrder[], timezone: string): readonly ReplayHour[] {
  const byHour = Map.groupBy(orders, ({ order }) =>
    Math.floor(localTimeOf(order.placedAt, timezone).minuteOfDay / 60),
  );
  if (byHour.size === 0) return [];
  const from = Math.min(...byHour.keys());
  const to = Math.max(...byHour.keys());
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const placed = byHour.get(from + index) ?? [];
    return {
      hour: from + index,
      happened: countResults(placed, "happened"),
      replayed: countResults(placed, "replayed"),
    };
  });
}
