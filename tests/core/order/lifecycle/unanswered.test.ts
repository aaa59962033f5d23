import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unansweredBreakEnd } from "#core/order/lifecycle/unanswered.ts";
import { endOfBusinessDay } from "#core/shop/business-day.ts";
import { plusMillis } from "#core/time/instant.ts";
import { tradingInstant } from "#tests/support/arbitraries/shop.ts";
import { toInstant } from "#tests/support/builders/values.ts";
import { aLocation } from "#tests/support/builders/shop.ts";

const ZONE = "Europe/Bucharest";
const TEN_TO_TEN = {
  "1": [["10:00", "22:00"]],
  "2": [["10:00", "22:00"]],
  "3": [["10:00", "22:00"]],
  "4": [["10:00", "22:00"]],
  "5": [["10:00", "22:00"]],
  "6": [["10:00", "22:00"]],
  "7": [["10:00", "22:00"]],
} as const;
const LOCATION = aLocation({ openingHours: { pickup: TEN_TO_TEN, delivery: TEN_TO_TEN } });
const CLOSING = toInstant("2026-03-13T20:00:00Z");

describe("the break of a location that answers no orders (ORDER-7)", () => {
  it("is half an hour, and ends with the business day where that is sooner", () => {
    const evening = toInstant("2026-03-13T18:00:00Z");
    expect(unansweredBreakEnd(LOCATION, evening, ZONE)).toBe(plusMillis(evening, 1_800_000));
    expect(unansweredBreakEnd(LOCATION, plusMillis(CLOSING, -600_000), ZONE)).toBe(CLOSING);
  });

  it("lies ahead, and never outlives the business day", () => {
    fc.assert(
      fc.property(tradingInstant(), (now) => {
        const end = unansweredBreakEnd(LOCATION, now, ZONE);
        expect(end > now).toBe(true);
        expect(end <= endOfBusinessDay(LOCATION, now, ZONE)).toBe(true);
      }),
    );
  });
});
