import { fc, it } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { promiseFor } from "#core/checkout/decision/promise-for.ts";
import { countResults, replayDay } from "#core/sales/replay/replay-day.ts";
import type { DayOrder, DayOrderEnd, ReplayDay, ReplaySettings } from "#core/sales/replay/replay.ts";
import { SLOT_MS, type SlotInput } from "#core/shop/slot/slot-input.ts";
import { slotStartOf } from "#core/shop/slot/slot-input.ts";
import type { Timing } from "#core/shop/slot/promise.ts";
import { plusMillis, toMillis, type Instant } from "#core/time/instant.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { aSlotInput, locationOf } from "#tests/support/arbitraries/shop.ts";
import { idOf, toInstant } from "#tests/support/builders/values.ts";
import { runs } from "#tests/support/patience.ts";

// Tuesday; the location is open from 10:00 to 22:00 in Bucharest.
const OPENS = toInstant("2027-06-01T07:00:00Z");
const MINUTE_MS = 60_000;
const NO_LIMIT = { orders: null, value: null };
const after = (minutes: number): Instant => plusMillis(OPENS, minutes * MINUTE_MS);

interface Placing {
  readonly minute: number;
  readonly method: "pickup" | "delivery";
  /** Quarters after the present one; null for as soon as possible. */
  readonly quarters: number | null;
  readonly end: "lost" | "open" | number;
}

/** A day on which each order was promised what these settings promise. */
function dayOf(placings: readonly Placing[], settings: ReplaySettings): ReplayDay {
  const minutes = settings.preparationMinutes ?? 20;
  const location = locationOf({ preparationMinutes: { pickup: minutes, delivery: minutes } });
  const orders: DayOrder[] = [];
  let taken: SlotInput["taken"] = [];
  for (const [index, { minute, method, quarters, end }] of placings.entries()) {
    const placedAt = after(minute);
    const timing: Timing =
      quarters === null
        ? { type: "asap" }
        : { type: "scheduled", slotStart: plusMillis(slotStartOf(placedAt), quarters * SLOT_MS) };
    const travel = { travelMinutes: 10 };
    const asked = aSlotInput(placedAt, {
      location,
      method,
      zone: travel,
      capacity: settings.capacity,
      taken,
    });
    const promise = promiseFor(asked, timing);
    if (promise === null) continue;
    const how: DayOrderEnd =
      typeof end === "string"
        ? { type: end }
        : { type: "handedOver", at: plusMillis(promise.latest, end * MINUTE_MS) };
    if (how.type !== "lost") {
      const start = slotStartOf(promise.type === "scheduled" ? promise.earliest : promise.latest);
      const orders = 1 + (taken.find((one) => one.start === start)?.orders ?? 0);
      taken = [...taken.filter((one) => one.start !== start), { start, orders, value: lei("1.00") }];
    }
    const subtotal = lei("40.00");
    const id = idOf<DayOrder["id"]>(`order${index}`);
    orders.push({ id, number: `A${index}`, placedAt, method, timing, subtotal, promise, end: how });
  }
  return { location, timezone: "Europe/Bucharest", orders, taken: [] };
}

const settingsOf = (preparationMinutes: number, orders: number | null = null): ReplaySettings => ({
  preparationMinutes,
  capacity: { orders, value: null },
});
const placings = fc
  .array(
    fc.record({
      minute: fc.integer({ min: 0, max: 700 }),
      method: fc.constantFrom("pickup" as const, "delivery" as const),
      quarters: fc.option(fc.integer({ min: 1, max: 12 })),
      end: fc.oneof(
        { weight: 6, arbitrary: fc.integer({ min: -15, max: 30 }) },
        { weight: 1, arbitrary: fc.constantFrom("lost" as const, "open" as const) },
      ),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((all) => all.toSorted((a, b) => a.minute - b.minute));
const settings = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.option(fc.integer({ min: 1, max: 6 })))
  .map(([minutes, orders]) => settingsOf(minutes, orders));
const resultsOf = (day: ReplayDay, other: ReplaySettings) =>
  replayDay(day, other).map(({ replayed }) => replayed);

describe("a replayed day (DASHBOARD-9)", () => {
  const asap = { minute: 60, method: "pickup", quarters: null } as const;

  it("has an order on time whose preparation is promised as long as it takes", () => {
    // Promised within 20 minutes, handed over after 26.
    const day = dayOf([{ ...asap, end: 6 }], settingsOf(20));
    expect(replayDay(day, settingsOf(20))[0]).toMatchObject({ happened: "late", replayed: "late" });
    expect(resultsOf(day, settingsOf(25))).toEqual(["late"]);
    expect(resultsOf(day, settingsOf(26))).toEqual(["onTime"]);
  });

  it("puts off what a full slot does not take, and loses it where no slot is free", () => {
    const day = dayOf(
      [
        { ...asap, end: 0 },
        { ...asap, end: 0 },
        { ...asap, quarters: 3, end: 0 },
      ],
      settingsOf(20),
    );
    const [first, second] = replayDay(day, settingsOf(20, 1));
    expect([first?.promise?.latest, second?.promise?.latest]).toEqual([after(80), after(90)]);
    expect(resultsOf(day, settingsOf(20, 1))).toEqual(["onTime", "onTime", "onTime"]);
    const scheduled = dayOf(
      [asap, asap].map((one) => ({ ...one, quarters: 3, end: 0 })),
      settingsOf(20),
    );
    expect(resultsOf(scheduled, settingsOf(20, 1))).toEqual(["onTime", "lost"]);
  });

  it("keeps what was lost, counts it, and gives its slot to others", () => {
    const day = dayOf(
      [
        { ...asap, quarters: 3, end: "lost" },
        { ...asap, quarters: 3, end: 4 },
        { ...asap, end: "open" },
      ],
      settingsOf(20),
    );
    const replayed = replayDay(day, settingsOf(20, 1));
    expect(countResults(replayed, "replayed")).toEqual({ onTime: 0, late: 1, lost: 1, open: 1 });
    expect(countResults(replayed, "happened")).toEqual({ onTime: 0, late: 1, lost: 1, open: 1 });
  });

  it.prop([placings, settings], runs(150))("is the same under the same settings", (placed, same) => {
    const day = dayOf(placed, same);
    for (const { order, happened, replayed, promise } of replayDay(day, same)) {
      expect(replayed).toBe(happened);
      expect(promise).toEqual(order.promise);
    }
  });

  it.prop([placings, settings, settings], runs(150))(
    "puts no more orders into a slot than it takes",
    (placed, then, now) => {
      const held = replayDay(dayOf(placed, then), now).flatMap(({ promise, replayed }) =>
        promise === null || replayed === "lost" ? [] : [promise],
      );
      const slots = Map.groupBy(held, ({ type, earliest, latest }) =>
        slotStartOf(type === "asap" ? latest : earliest),
      );
      for (const inSlot of slots.values())
        expect(inSlot.length).toBeLessThanOrEqual(now.capacity.orders ?? placed.length);
    },
  );

  it.prop([placings, settings, fc.nat({ max: 60 }), fc.nat({ max: 60 })], runs(150))(
    "has no order late for a longer promise that a shorter one had on time, while slots are free",
    (placed, then, minutes, more) => {
      const day = dayOf(placed, then);
      const [shorter, longer] = [minutes, minutes + more].map((promised) =>
        resultsOf(day, { preparationMinutes: promised, capacity: NO_LIMIT }),
      );
      for (const [index, result] of (shorter ?? []).entries())
        if (result === "onTime") expect(longer?.[index]).not.toBe("late");
    },
  );

  it.prop([placings, settings, settings], runs(150))(
    "neither loses an order from its counts nor finds a lost one",
    (placed, then, now) => {
      const day = dayOf(placed, then);
      const replayed = replayDay(day, now);
      const { onTime, late, lost, open } = countResults(replayed, "replayed");
      expect(onTime + late + lost + open).toBe(day.orders.length);
      for (const one of replayed) if (one.happened === "lost") expect(one.replayed).toBe("lost");
      for (const { order, promise } of replayed)
        expect(promise === null || toMillis(promise.latest) >= toMillis(order.placedAt)).toBe(true);
    },
  );
});
