import { describe, expect, it } from "vitest";
import { firstFreeSlot, openingSlotDay, slotsOn } from "#core/checkout/slot/slot-choice.ts";
import { NOON, toInstant } from "#tests/support/builders/values.ts";

const BUCHAREST = "Europe/Bucharest";

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
