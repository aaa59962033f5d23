import { lei } from "#tests/support/builders/menu.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openIntervals } from "#core/shop/open-intervals.ts";
import { ONLINE } from "#core/shop/ordering-state.ts";
import { slotDates } from "#core/shop/slot/slot-dates.ts";
import { checkSlot, nextFreeSlot, slots } from "#core/shop/slot/slots.ts";
import { allSlots, anySlotInput, locationOf, aSlotInput, everyDay } from "#tests/support/arbitraries/shop.ts";
import { plusDays } from "#core/time/calendar-date.ts";
import { plusMillis } from "#core/time/instant.ts";
import { localDateOf } from "#core/time/zones.ts";
import { toInstant } from "#tests/support/builders/values.ts";

const timezone = "Europe/Bucharest";
const morning = toInstant("2027-06-01T05:00:00Z");
const starts = (list: ReturnType<typeof slots>) => list.map(({ start }) => start.slice(11, 16));

describe("slots", () => {
  it("begins with the first quarter after opening and preparation, and ends by closing", () => {
    const today = slots(aSlotInput(morning), "2027-06-01");
    expect(today[0]).toEqual({
      start: "2027-06-01T07:30:00.000Z",
      end: "2027-06-01T07:45:00.000Z",
      available: true,
      reason: null,
    });
    expect(today.at(-1)?.end).toBe("2027-06-01T19:00:00.000Z");
    expect(today).toHaveLength(46);
  });

  it("leaves the kitchen its minutes from now on", () => {
    const now = toInstant("2027-06-01T17:56:00Z");
    expect(starts(slots(aSlotInput(now), "2027-06-01"))).toEqual(["18:30", "18:45"]);
    const busy = {
      ...ONLINE,
      mode: "busy",
      extraMinutes: 15,
      until: toInstant("2027-06-01T18:30:00Z"),
    } as const;
    const slotInput = aSlotInput(now, { location: locationOf({ orderingState: busy }) });
    expect(starts(slots(slotInput, "2027-06-01"))).toEqual(["18:45"]);
    expect(
      starts(slots({ ...slotInput, method: "delivery", zone: { travelMinutes: 10 } }, "2027-06-01")),
    ).toEqual([]);
    expect(starts(slots(slotInput, "2027-06-02"))[0]).toBe("07:30");
  });

  it("continues after a pause, and is empty while a pause has no end", () => {
    const paused = { ...ONLINE, mode: "paused", until: toInstant("2027-06-01T18:00:00Z") } as const;
    const location = locationOf({ orderingState: paused });
    expect(starts(slots(aSlotInput(morning, { location }), "2027-06-01"))).toEqual(["18:30", "18:45"]);
    const pinned = locationOf({ orderingState: { ...paused, until: null, pinned: true } });
    expect(allSlots(aSlotInput(morning, { location: pinned }))).toEqual([]);
  });

  it("shows a slot that is full, and names the next one", () => {
    const full = toInstant("2027-06-01T07:30:00Z");
    const slotInput = aSlotInput(morning, {
      capacity: { orders: 2, value: lei("500.00") },
      taken: [
        { start: full, orders: 2, value: lei("80.00") },
        { start: toInstant("2027-06-01T07:45:00Z"), orders: 1, value: lei("500.00") },
        { start: toInstant("2027-06-01T08:00:00Z"), orders: 1, value: lei("499.99") },
      ],
    });
    expect(
      slots(slotInput, "2027-06-01")
        .slice(0, 3)
        .map(({ reason }) => reason),
    ).toEqual(["full", "full", null]);
    expect(checkSlot(slotInput, full)).toEqual({
      ok: false,
      error: { key: "slot.full", nextSlot: "2027-06-01T08:00:00.000Z" },
    });
    expect(nextFreeSlot(slotInput)?.start).toBe("2027-06-01T08:00:00.000Z");
  });

  it("puts a slot after midnight on the next date, within Friday's session", () => {
    const late = everyDay(["18:00", "02:00"]);
    const location = locationOf({ openingHours: { pickup: late, delivery: late } });
    const dates = slots(aSlotInput(toInstant("2027-06-04T20:00:00Z"), { location }), "2027-06-05");
    expect(starts(dates).slice(0, 9)).toEqual([
      "21:00",
      "21:15",
      "21:30",
      "21:45",
      "22:00",
      "22:15",
      "22:30",
      "22:45",
      "15:30",
    ]);
  });

  it.each([
    ["2027-03-28", 92],
    ["2027-10-31", 100],
    ["2027-06-01", 96],
  ])("fills %s, round the clock, with %i quarters", (date, count) => {
    const always = everyDay(["00:00", "24:00"]);
    const location = locationOf({ openingHours: { pickup: always, delivery: always } });
    const now = toInstant(`${plusDays(date, -2)}T10:00:00Z`);
    const found = slots(aSlotInput(now, { location }), date);
    expect(found).toHaveLength(count);
    for (const [index, slot] of found.entries()) expect(found[index + 1]?.start ?? slot.end).toBe(slot.end);
  });

  it("offers today and seven days more", () => {
    const slotInput = aSlotInput(toInstant("2027-06-01T21:30:00Z"));
    expect(slotDates(slotInput)).toEqual(Array.from({ length: 8 }, (_, day) => plusDays("2027-06-02", day)));
    expect(slots(slotInput, "2027-06-09")).toHaveLength(46);
    expect(slots(slotInput, "2027-06-10")).toEqual([]);
    expect(slots(slotInput, "2027-06-01")).toEqual([]);
  });

  it("lies within the opening hours, on quarters, in the future, each once", () => {
    fc.assert(
      fc.property(anySlotInput(), (slotInput) => {
        const { location, method, now } = slotInput;
        const open = openIntervals(location, method, timezone, plusDays(localDateOf(now, timezone), -1), 11);
        const found = allSlots(slotInput);
        expect(new Set(found.map(({ start }) => start)).size).toBe(found.length);
        for (const { start, end } of found) {
          expect(/:(00|15|30|45):00\.000Z$/.test(start)).toBe(true);
          expect(start >= plusMillis(now, location.preparationMinutes[method] * 60_000)).toBe(true);
          expect(open.some((hours) => hours.start <= start && end <= hours.end)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("checkSlot", () => {
  it("takes the slots that are shown as available, and no other instant", () => {
    fc.assert(
      fc.property(
        anySlotInput(),
        fc.array(fc.integer({ min: -10, max: 800 }), { maxLength: 20 }),
        fc.nat(1),
        (slotInput, picks, odd) => {
          const shown = allSlots(slotInput);
          const free = new Set(shown.filter(({ available }) => available).map(({ start }) => start));
          for (const { start } of shown.slice(0, 12))
            expect(checkSlot(slotInput, start).ok).toBe(free.has(start));
          for (const pick of picks) {
            const at = plusMillis(toInstant(`${slotInput.now.slice(0, 13)}:00:00Z`), pick * 900_000 + odd);
            expect([at, checkSlot(slotInput, at).ok]).toEqual([at, free.has(at)]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
