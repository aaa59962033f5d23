import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerBy } from "#core/order/lifecycle/answer-by.ts";
import { CALL_MANAGERS_MS, callManagersAt } from "#core/order/lifecycle/call-managers.ts";
import { plusMillis } from "#core/time/instant.ts";
import { everyDay, planOf, tradingInstant } from "#tests/support/arbitraries/shop.ts";
import { toInstant } from "#tests/support/builders/values.ts";

const timezone = "Europe/Bucharest";
const plan = planOf(everyDay(["10:00", "14:00"], ["18:00", "22:00"]));

describe("callManagersAt", () => {
  it.each([
    ["five minutes after placing when open", plan, "2027-06-01T09:00:00Z", "2027-06-01T09:05:00.000Z"],
    ["five minutes after opening, placed at night", plan, "2027-05-31T23:00:00Z", "2027-06-01T07:05:00.000Z"],
    ["the rest after the break", plan, "2027-06-01T10:58:00Z", "2027-06-01T15:03:00.000Z"],
    ["five minutes where the plan is not known", null, "2027-05-31T23:00:00Z", "2027-05-31T23:05:00.000Z"],
  ])("gives %s", (_, known, placedAt, expected) => {
    expect(callManagersAt(known, timezone, toInstant(placedAt))).toBe(expected);
  });

  it("is never sooner than five minutes after placing, and always before the time to answer is over", () => {
    fc.assert(
      fc.property(tradingInstant(), (placedAt) => {
        const called = callManagersAt(plan, timezone, placedAt);
        expect(called >= plusMillis(placedAt, CALL_MANAGERS_MS)).toBe(true);
        const terms = { plan, timezone, placedAt, preparationMinutes: 20 };
        expect(called < answerBy({ ...terms, timing: { type: "asap" } })).toBe(true);
      }),
    );
  });
});
