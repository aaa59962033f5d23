import fc from "fast-check";
import { instantOfMillis, type Instant, plusMillis } from "#core/time/instant.ts";
import { formatMinuteOfDay } from "#core/time/local-time.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { OpeningPlan } from "#core/shop/open-intervals.ts";
import type { OpeningException, OpeningInterval, WeeklyHours } from "#core/shop/opening-hours.ts";
import { plusDays } from "#core/time/calendar-date.ts";
import type { DeliveryZone, Position } from "#core/shop/delivery-zone.ts";
import { toId, type ZoneId, type LocationId } from "#core/kernel/id.ts";
import type { Location } from "#core/shop/location.ts";
import { ONLINE, type OrderingState } from "#core/shop/ordering-state.ts";
import type { SlotInput } from "#core/shop/slot/slot-input.ts";
import { slotDates } from "#core/shop/slot/slot-dates.ts";
import type { Slot } from "#core/shop/slot/promise.ts";
import { slots } from "#core/shop/slot/slots.ts";
import { lei } from "../builders/menu.ts";

/** Time zones of both hemispheres, with and without clock changes, one with a half-hour change and one across the date line. */
export const ZONES = [
  "Europe/Bucharest",
  "UTC",
  "America/New_York",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
] as const;

/** The two nights of Bucharest on which clocks change in 2027. */
export const CLOCK_CHANGES = ["2027-03-28", "2027-10-31"] as const;

/** Instants from 2024 to 2029, half of them within a day of a clock change in Bucharest. */
export function tradingInstant(): fc.Arbitrary<Instant> {
  const near = fc
    .tuple(fc.constantFrom(...CLOCK_CHANGES), fc.integer({ min: -86_400_000, max: 2 * 86_400_000 }))
    .map(([date, shift]) => instantOfMillis(millisAt(date) + shift));
  return fc.oneof(
    fc.integer({ min: millisAt("2024-01-01"), max: millisAt("2029-12-31") }).map(instantOfMillis),
    near,
  );
}

/** A time of day "HH:mm" on the given grid of minutes. */
export function timeOfDay(step = 1): fc.Arbitrary<string> {
  return fc.integer({ min: 0, max: 1440 / step - 1 }).map((index) => formatMinuteOfDay(index * step));
}

function millisAt(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

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

/** A night in which a zone's clocks change, by every five minutes from the noon before to the noon after in UTC. */
export interface ChangeNight {
  readonly timezone: string;
  /** The day that the night leads to. */
  readonly date: string;
  readonly instants: readonly Instant[];
}

/** Both clock changes of a year, in the zones of the demo's shops. */
export function changeNights(): readonly ChangeNight[] {
  return [
    night("Europe/Bucharest", "2026-10-25"),
    night("Europe/Bucharest", "2027-03-28"),
    night("Europe/Bucharest", "2027-10-31"),
    night("America/New_York", "2026-11-01"),
    night("America/New_York", "2027-03-14"),
    night("America/New_York", "2027-11-07"),
  ];
}

function night(timezone: string, date: string): ChangeNight {
  const first = Date.parse(`${plusDays(date, -1)}T12:00:00Z`);
  const instants = Array.from({ length: 288 }, (_, step) => instantOfMillis(first + step * 300_000));
  return { timezone, date, instants };
}

/** A square in degrees, counted from its south-west corner, closed. */
export function square(west: number, south: number, side: number): readonly Position[] {
  const [east, north] = [west + side, south + side];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/** A zone with one fee, 10.00 lei by default. */
export function zoneOf(
  id: string,
  polygon: DeliveryZone["polygon"],
  changes: Partial<DeliveryZone> = {},
): DeliveryZone {
  return {
    id: toId<ZoneId>(id),
    name: id,
    polygon,
    feeRules: [{ minSubtotal: lei("0.00"), fee: lei("10.00") }],
    minimumOrder: null,
    travelMinutes: 10,
    ...changes,
  };
}

/** A location that is open from 10:00 to 22:00 for both methods, 20 and 45 minutes of preparation. */
export function locationOf(changes: Partial<Location> = {}): Location {
  const hours = everyDay(["10:00", "22:00"]);
  return {
    id: toId<LocationId>("01J000000000000000000CENTR"),
    slug: "centru",
    name: "Centru",
    address: "Calea Victoriei 1, București",
    coordinates: { latitude: 44.4323, longitude: 26.0979 },
    phone: "+40310000001",
    isClosed: false,
    nextOpeningAt: null,
    supportedFulfillmentMethods: ["pickup", "delivery"],
    doesPickup: true,
    doesDelivery: true,
    defaultDeliveryZone: null,
    openingHours: { pickup: hours, delivery: hours },
    exceptions: [],
    preparationMinutes: { pickup: 20, delivery: 45 },
    minimumOrder: null,
    paymentMethods: ["cash", "card_at_handover"],
    orderingState: ONLINE,
    ...changes,
  };
}

/** A query for slots of that location; by default pickup with no slot taken. */
export function aSlotInput(now: Instant, changes: Partial<SlotInput> = {}): SlotInput {
  return {
    location: locationOf(),
    method: "pickup",
    zone: null,
    timezone: "Europe/Bucharest",
    now,
    capacity: { orders: null, value: null },
    taken: [],
    ...changes,
  };
}

/** Ordering states around an instant: online, busy or paused, for one method or all, over, running or pinned. */
export function orderingState(now: Instant): fc.Arbitrary<OrderingState> {
  return fc.record({
    mode: fc.constantFrom("online", "busy", "paused"),
    extraMinutes: fc.constantFrom(0, 10, 15, 30),
    scope: fc.constantFrom("all", "pickup", "delivery"),
    until: fc.oneof(
      fc.constant(null),
      fc.integer({ min: -60, max: 600 }).map((minutes) => plusMillis(now, minutes * 60_000)),
    ),
    pinned: fc.boolean(),
    reason: fc.constant(null),
    setBy: fc.constant(null),
    setAt: fc.constant(null),
  });
}

/** Any query for slots: any hours, states and loads, near a clock change half of the time. */
export function anySlotInput(): fc.Arbitrary<SlotInput> {
  return tradingInstant().chain((now) => {
    const quarter = Math.floor(Date.parse(now) / 900_000) * 900_000 - Date.parse(now);
    const load = fc.record({
      start: fc.integer({ min: 0, max: 40 }).map((index) => plusMillis(now, quarter + index * 900_000)),
      orders: fc.integer({ min: 0, max: 3 }),
      value: fc.constantFrom(lei("0.00"), lei("90.00"), lei("300.00")),
    });
    const location = fc
      .tuple(openingPlan([now.slice(0, 10), ...CLOCK_CHANGES]), orderingState(now))
      .map(([plan, state]) => locationOf({ ...plan, orderingState: state }));
    return fc.record({
      location,
      method: fc.constantFrom("pickup", "delivery"),
      zone: fc.constantFrom(null, { travelMinutes: 10 }, { travelMinutes: 25 }),
      timezone: fc.constant("Europe/Bucharest"),
      now: fc.constant(now),
      capacity: fc.record({
        orders: fc.constantFrom(null, 1, 2),
        value: fc.constantFrom(null, lei("100.00")),
      }),
      taken: fc.uniqueArray(load, { selector: ({ start }) => start, maxLength: 20 }),
    });
  });
}

/** Every slot of the days on which slots are offered. */
export function allSlots(slotInput: SlotInput): readonly Slot[] {
  return slotDates(slotInput).flatMap((date) => slots(slotInput, date));
}
