import { describe, expect, it } from "vitest";
import { firstFreeSlot, openingSlotDay, slotDays, slotsOn } from "#core/checkout/slot/slot-choice.ts";
import { slotDates } from "#core/shop/slot/slots.ts";
import { NOON, toInstant } from "#tests/support/builders/values.ts";

const BUCHAREST = "Europe/Bucharest";

describe("slotDays", () => {
  it("offers today and the seven days after it", () => {
    expect(slotDays(NOON, BUCHAREST)).toEqual([
      "2026-03-13",
      "2026-03-14",
      "2026-03-15",
      "2026-03-16",
      "2026-03-17",
      "2026-03-18",
      "2026-03-19",
      "2026-03-20",
    ]);
  });

  it("says the same as the server's slots, also when the zone's day is not that of UTC", () => {
    const late = toInstant("2026-03-28T22:30:00Z");
    expect(slotDays(late, BUCHAREST)).toEqual(slotDates({ now: late, timezone: BUCHAREST }));
  });
});

describe("openingSlotDay", () => {
  const start = toInstant("2026-03-15T09:00:00Z");
  const slot = { start, end: toInstant("2026-03-15T09:15:00Z"), available: true, reason: null };

  it("is the day of the slot that was chosen", () => {
    expect(openingSlotDay({ type: "scheduled", slotStart: start }, [], NOON, BUCHAREST)).toBe("2026-03-15");
  });

  it("is the first day that has slots while none was chosen", () => {
    expect(openingSlotDay({ type: "asap" }, [slot], NOON, BUCHAREST)).toBe("2026-03-15");
  });

  it("is today when there are none", () => {
    expect(openingSlotDay({ type: "asap" }, [], NOON, BUCHAREST)).toBe("2026-03-13");
  });
});

describe("firstFreeSlot", () => {
  const full = {
    start: toInstant("2026-03-15T09:00:00Z"),
    end: toInstant("2026-03-15T09:15:00Z"),
    available: false,
    reason: "full",
  } as const;
  const free = {
    ...full,
    start: full.end,
    end: toInstant("2026-03-15T09:30:00Z"),
    available: true,
    reason: null,
  };

  it("passes the full ones by", () => {
    expect([firstFreeSlot([full, free]), firstFreeSlot([full]), firstFreeSlot([])]).toEqual([
      free,
      null,
      null,
    ]);
  });
});

describe("slotsOn", () => {
  it("goes by the zone's midnight, not by UTC's", () => {
    const slot = {
      start: toInstant("2026-03-14T22:30:00Z"),
      end: toInstant("2026-03-14T22:45:00Z"),
      available: true,
      reason: null,
    } as const;
    expect([slotsOn([slot], "2026-03-15", BUCHAREST), slotsOn([slot], "2026-03-14", BUCHAREST)]).toEqual([
      [slot],
      [],
    ]);
  });
});
