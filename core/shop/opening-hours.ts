import type { Weekday } from "#core/time/weekday.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";

/** Wall-clock times "HH:mm" of the shop's zone; an end at or before the start lies on the next day; "24:00" ends the day. */
export type OpeningInterval = readonly [string, string];

/** The intervals that begin on each weekday; an empty list is a closed day. */
export type WeeklyHours = Readonly<Record<Weekday, readonly OpeningInterval[]>>;

/** Weekly hours of each method that a location offers. */
export type OpeningHours = Readonly<Record<FulfillmentMethod, WeeklyHours>>;

/** A date whose hours differ from its weekday's, for one method or (null) for both. */
export interface OpeningException {
  /** YYYY-MM-DD in the shop's zone. */
  readonly date: string;
  readonly method: FulfillmentMethod | null;
  readonly intervals: readonly OpeningInterval[];
}
