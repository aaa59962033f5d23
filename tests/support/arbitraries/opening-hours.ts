import fc from "fast-check";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { OpeningPlan } from "#core/shop/open-intervals.ts";
import type { OpeningException, OpeningInterval, WeeklyHours } from "#core/shop/opening-hours.ts";
import { timeOfDay } from "./time.ts";

/** The same hours on every day of the week. */
export function everyDay(...hours: readonly OpeningInterval[]): WeeklyHours {
  return { "1": hours, "2": hours, "3": hours, "4": hours, "5": hours, "6": hours, "7": hours };
}

/** A plan with the same hours for both methods. */
export function planOf(weekly: WeeklyHours, exceptions: readonly OpeningException[] = []): OpeningPlan {
  return {
    openingHours: { pickup: weekly, delivery: weekly },
    exceptions,
    supportedFulfillmentMethods: ["pickup", "delivery"],
  };
}

/** Hours that begin and end on quarters, at times past midnight or round the clock. */
export function openingInterval(): fc.Arbitrary<OpeningInterval> {
  const ending = fc.oneof(timeOfDay(5), fc.constant("24:00"));
  return fc.tuple(timeOfDay(5), ending);
}

/** A week of up to two intervals a day. */
export function weeklyHours(): fc.Arbitrary<WeeklyHours> {
  const day = fc.array(openingInterval(), { maxLength: 2 });
  return fc.record({ "1": day, "2": day, "3": day, "4": day, "5": day, "6": day, "7": day });
}

/** A plan with exceptions on the given dates. */
export function openingPlan(dates: readonly string[]): fc.Arbitrary<OpeningPlan> {
  const method = fc.constantFrom<FulfillmentMethod>("pickup", "delivery");
  const exception = fc.record({
    date: fc.constantFrom(...dates),
    method: fc.oneof(method, fc.constant(null)),
    intervals: fc.array(openingInterval(), { maxLength: 2 }),
  });
  return fc.record({
    openingHours: fc.record({ pickup: weeklyHours(), delivery: weeklyHours() }),
    exceptions: fc.array(exception, { maxLength: 3 }),
    supportedFulfillmentMethods: fc.subarray<FulfillmentMethod>(["pickup", "delivery"], { minLength: 1 }),
  });
}
