import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import type { DeliveryZone, MultiPolygon, Polygon, Position } from "#core/shop/delivery-zone.ts";
import { toId, type ZoneId, type LocationId } from "#core/kernel/id.ts";
import type { Location } from "#core/shop/location.ts";
import { ONLINE, type OrderingState } from "#core/shop/ordering-state.ts";
import type { SlotInput } from "#core/shop/slot/slot-input.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import type { Slot } from "#core/shop/slot/promise.ts";
import { slotDates, slots } from "#core/shop/slot/slots.ts";
import { lei } from "../builders/menu.ts";
import { everyDay, openingPlan, CLOCK_CHANGES, tradingInstant } from "./time.ts";

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

/** Zones over a small grid whose squares overlap, touch and coincide, with few different fees and minimums. */
export function crowdedZones(): fc.Arbitrary<readonly DeliveryZone[]> {
  const zone = fc
    .record({
      west: fc.integer({ min: 0, max: 3 }),
      south: fc.integer({ min: 0, max: 3 }),
      side: fc.integer({ min: 1, max: 3 }),
      fee: fc.constantFrom("0.00", "5.00", "10.00"),
      minimum: fc.constantFrom(null, "0.00", "30.00", "50.00"),
    })
    .map(({ west, south, side, fee, minimum }) => ({
      polygon: { type: "Polygon", coordinates: [square(west, south, side)] } as const,
      feeRules: [{ minSubtotal: lei("0.00"), fee: lei(fee) }],
      minimumOrder: minimum === null ? null : lei(minimum),
    }));
  return fc
    .array(zone, { minLength: 1, maxLength: 6 })
    .map((zones) => zones.map((changes, index) => zoneOf(`zone-${index}`, changes.polygon, changes)));
}

/** Real outlines when DINER_SAMPLE_DATA names a folder that has them, else null. */
export function sampleZones(file: string): readonly DeliveryZone[] | null {
  const folder = process.env.DINER_SAMPLE_DATA;
  const path = join(folder ?? "", "zones", file);
  if (folder === undefined || !existsSync(path)) return null;
  const collection: { readonly features: readonly { readonly geometry: Polygon | MultiPolygon }[] } =
    JSON.parse(readFileSync(path, "utf8"));
  return collection.features.map(({ geometry }, index) =>
    zoneOf(`${file}-${String(index).padStart(2, "0")}`, geometry),
  );
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
