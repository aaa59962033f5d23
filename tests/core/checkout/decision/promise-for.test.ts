import { lei } from "#tests/support/builders/menu.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { promiseFor, slotOfPromise } from "#core/checkout/decision/promise-for.ts";
import { isPaused } from "#core/shop/effective-ordering-state.ts";
import { isOpenAt } from "#core/shop/open-intervals.ts";
import { ONLINE } from "#core/shop/ordering-state.ts";
import { isFull } from "#core/shop/slot/slot-input.ts";
import { allSlots, anySlotInput, locationOf, aSlotInput, everyDay } from "#tests/support/arbitraries/shop.ts";
import { plusMillis, toMillis } from "#core/time/instant.ts";
import { toInstant } from "#tests/support/builders/values.ts";

const asap = { type: "asap" } as const;

describe("promiseFor", () => {
  const now = toInstant("2027-06-01T09:30:00Z");
  const busy = {
    ...ONLINE,
    mode: "busy",
    extraMinutes: 15,
    until: toInstant("2027-06-01T12:00:00Z"),
  } as const;
  const slotInput = aSlotInput(now, {
    location: locationOf({ orderingState: busy }),
    method: "delivery",
    zone: { travelMinutes: 10 },
  });

  it("says why it takes 70 minutes", () => {
    expect(promiseFor(slotInput, asap)).toEqual({
      type: "asap",
      earliest: "2027-06-01T10:30:00.000Z",
      latest: "2027-06-01T10:40:00.000Z",
      trace: [
        { key: "preparation", minutes: 45 },
        { key: "busy", minutes: 15 },
        { key: "zone", minutes: 10 },
      ],
    });
  });

  it("rounds up to five minutes and says so", () => {
    const later = aSlotInput(toInstant("2027-06-01T09:31:20Z"));
    expect(promiseFor(later, asap)).toEqual({
      type: "asap",
      earliest: "2027-06-01T09:50:00.000Z",
      latest: "2027-06-01T09:55:00.000Z",
      trace: [
        { key: "preparation", minutes: 20 },
        { key: "slot", minutes: 4 },
      ],
    });
  });

  it("promises a slot by its own ends", () => {
    const slotStart = toInstant("2027-06-02T09:00:00Z");
    const promise = promiseFor(slotInput, { type: "scheduled", slotStart });
    expect(promise).toEqual({
      type: "scheduled",
      earliest: "2027-06-02T09:00:00.000Z",
      latest: "2027-06-02T09:15:00.000Z",
      trace: [
        { key: "preparation", minutes: 45 },
        { key: "zone", minutes: 10 },
        { key: "slot", minutes: 24 * 60 - 30 + 15 - 55 },
      ],
    });
  });

  it("waits for a slot that is not full, but not past closing", () => {
    const start = toInstant("2027-06-01T09:45:00Z");
    const taken = [{ start, orders: 1, value: lei("10.00") }];
    const crowded = aSlotInput(now, { capacity: { orders: 1, value: null }, taken });
    expect(promiseFor(crowded, asap)?.latest).toBe("2027-06-01T10:00:00.000Z");
    const evening = toInstant("2027-06-01T18:25:00Z");
    const last = [{ start: toInstant("2027-06-01T18:45:00Z"), orders: 1, value: lei("10.00") }];
    expect(
      promiseFor(aSlotInput(evening, { capacity: { orders: 1, value: null }, taken: last }), asap),
    ).toBeNull();
  });

  it.each([
    ["day", [["10:00", "22:00"]]],
    ["night", [["18:00", "02:00"]]],
    [
      "shifts",
      [
        ["07:30", "11:15"],
        ["17:00", "24:00"],
      ],
    ],
  ] as const)("follows the %s hours of the wall clock through every minute of two days", (_, hours) => {
    const week = everyDay(...hours);
    const location = locationOf({ openingHours: { pickup: week, delivery: week } });
    const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Bucharest", timeStyle: "short" });
    const wrong: string[] = [];
    for (let minute = 0; minute < 48 * 60; minute += 1) {
      const at = plusMillis(now, minute * 60_000);
      const shown = clock.format(toMillis(at));
      const open = hours.some(([from, to]) =>
        from < to ? from <= shown && shown < to : from <= shown || shown < to,
      );
      if ((promiseFor(aSlotInput(at, { location }), asap) !== null) !== open) wrong.push(at);
    }
    expect(wrong).toEqual([]);
  });

  it("is available at once exactly during opening hours and while nobody paused ordering", () => {
    fc.assert(
      fc.property(anySlotInput(), (asked) => {
        const unlimited = { ...asked, capacity: { orders: null, value: null } };
        const { location, method, timezone } = asked;
        const takes =
          isOpenAt(location, method, timezone, asked.now) &&
          !isPaused(location.orderingState, asked.now, method);
        expect(promiseFor(unlimited, asap) !== null).toBe(takes);
      }),
    );
  });

  it("explains every minute and never promises a full slot (CHECKOUT-18)", () => {
    fc.assert(
      fc.property(anySlotInput(), fc.nat(40), (asked, pick) => {
        const free = allSlots(asked).filter(({ available }) => available);
        const slot = free[pick % Math.max(1, free.length)];
        const scheduled =
          slot === undefined ? null : promiseFor(asked, { type: "scheduled", slotStart: slot.start });
        expect(scheduled === null).toBe(slot === undefined);
        for (const promise of [promiseFor(asked, asap), scheduled]) {
          if (promise === null) continue;
          const minutes = promise.trace.reduce((sum, step) => sum + step.minutes, 0);
          const begun = Math.floor(toMillis(asked.now) / 60_000) * 60_000;
          expect(begun + minutes * 60_000).toBe(toMillis(promise.latest));
          expect(promise.trace.every((step) => step.minutes >= 0)).toBe(true);
          expect(promise.earliest <= promise.latest).toBe(true);
          expect(isFull(asked, slotOfPromise(promise))).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });
});
