import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import { ONLINE } from "#core/shop/ordering-state.ts";
import { usualTrace } from "#core/shop/slot/usual-trace.ts";
import { usualMinutes } from "#core/shop/usual-minutes.ts";
import { locationOf } from "#tests/support/arbitraries/shop.ts";
import { toInstant } from "#tests/support/builders/values.ts";

const now = toInstant("2027-06-01T09:00:00Z");
const later = toInstant("2027-06-01T10:00:00Z");

describe("what the usual minutes are made of (MENU-26)", () => {
  it("names the kitchen, a busy one's extra, and the way to the zone", () => {
    const busy = { ...ONLINE, mode: "busy", extraMinutes: 15, until: later } as const;
    const location = locationOf({ orderingState: busy, preparationMinutes: { pickup: 20, delivery: 30 } });
    expect(usualTrace(location, "delivery", { travelMinutes: 10 }, now)).toEqual([
      { key: "preparation", minutes: 30 },
      { key: "busy", minutes: 15 },
      { key: "zone", minutes: 10 },
    ]);
  });

  it("leaves out what takes no time, and the zone at pickup", () => {
    const location = locationOf({ preparationMinutes: { pickup: 0, delivery: 30 } });
    expect(usualTrace(location, "pickup", { travelMinutes: 10 }, now)).toEqual([
      { key: "preparation", minutes: 0 },
    ]);
  });

  it("adds up to the minutes that stand there", () => {
    const some = fc.integer({ min: 0, max: 240 });
    fc.assert(
      fc.property(
        some,
        some,
        some,
        fc.constantFrom(...FULFILLMENT_METHODS),
        (preparation, extraMinutes, travel, method) => {
          const location = locationOf({
            orderingState: { ...ONLINE, mode: "busy", extraMinutes, until: later },
            preparationMinutes: { pickup: preparation, delivery: preparation },
          });
          const asked = [location, method, { travelMinutes: travel }, now] as const;
          const sum = usualTrace(...asked).reduce((minutes, step) => minutes + step.minutes, 0);
          expect(sum).toBe(usualMinutes(...asked));
        },
      ),
    );
  });
});
