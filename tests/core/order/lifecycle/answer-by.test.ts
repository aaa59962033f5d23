import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterOpenTime, answerBy } from "#core/order/lifecycle/answer-by.ts";
import { isOpenAt } from "#core/shop/open-intervals.ts";
import { millisBetween, plusMillis } from "#core/time/instant.ts";
import { everyDay, planOf, tradingInstant } from "#tests/support/arbitraries/shop.ts";
import { toInstant } from "#tests/support/builders/values.ts";

const timezone = "Europe/Bucharest";
const plan = planOf(everyDay(["10:00", "14:00"], ["18:00", "22:00"]));
const asap = { type: "asap" } as const;
const slot = (start: string) => ({ type: "scheduled", slotStart: toInstant(start) }) as const;

describe("answerBy", () => {
  const preparationMinutes = 20;

  it.each([
    ["ten minutes when open", "2027-06-01T09:00:00Z", asap, "2027-06-01T09:10:00.000Z"],
    ["the rest after the break", "2027-06-01T10:55:00Z", asap, "2027-06-01T15:05:00.000Z"],
    ["the minute of closing itself", "2027-06-01T10:50:00Z", asap, "2027-06-01T11:00:00.000Z"],
    [
      "an hour for a far slot",
      "2027-06-01T08:00:00Z",
      slot("2027-06-03T09:00:00Z"),
      "2027-06-01T09:00:00.000Z",
    ],
    [
      "before cooking for a near slot",
      "2027-06-01T08:00:00Z",
      slot("2027-06-01T09:15:00Z"),
      "2027-06-01T08:40:00.000Z",
    ],
    [
      "ten minutes at least",
      "2027-06-01T08:00:00Z",
      slot("2027-06-01T08:30:00Z"),
      "2027-06-01T08:10:00.000Z",
    ],
    [
      "after opening, placed at night",
      "2027-05-31T23:00:00Z",
      slot("2027-06-01T07:30:00Z"),
      "2027-06-01T07:10:00.000Z",
    ],
  ])("gives %s", (_, placedAt, timing, expected) => {
    expect(answerBy({ plan, timezone, placedAt: toInstant(placedAt), timing, preparationMinutes })).toBe(
      expected,
    );
  });

  it("counts all minutes where the location never opens again", () => {
    const placedAt = toInstant("2027-06-01T09:00:00Z");
    const shut = planOf(everyDay());
    expect(answerBy({ plan: shut, timezone, placedAt, timing: asap, preparationMinutes })).toBe(
      "2027-06-01T09:10:00.000Z",
    );
  });
});

describe("afterOpenTime", () => {
  it("counts only open minutes", () => {
    fc.assert(
      fc.property(tradingInstant(), fc.integer({ min: 1, max: 90 }), (from, minutes) => {
        const end = afterOpenTime(plan, timezone, from, minutes * 60_000);
        expect(isOpenAt(plan, "any", timezone, plusMillis(end, -1))).toBe(true);
        let open = 0;
        for (let at = from; at < end; at = plusMillis(at, 60_000))
          if (isOpenAt(plan, "any", timezone, at)) open += Math.min(60_000, millisBetween(at, end));
        expect(Math.abs(open - minutes * 60_000)).toBeLessThan(60_000);
      }),
      { numRuns: 12 },
    );
  });
});
