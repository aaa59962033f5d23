import fc from "fast-check";
import { expect, it } from "vitest";
import type { Counter } from "./rush-plan.ts";
import { planTraining } from "./training-plan.ts";

const counter: Counter = {
  dishes: 12,
  hearty: [3, 4, 5],
  forPoints: [1],
  perSlot: null,
  fillsSlots: false,
  runsOut: true,
  firstOrders: false,
};
const terms = fc.record({
  seed: fc.nat(),
  minutes: fc.integer({ min: 1, max: 60 }),
  ordersPerMinute: fc.integer({ min: 1, max: 6 }),
});

it("is the same for the same seed, at the pace that was asked for, of what a test order may be (DEMO-8)", () => {
  fc.assert(
    fc.property(terms, (asked) => {
      const plan = planTraining({ ...asked, counters: [counter] });
      expect(planTraining({ ...asked, counters: [counter] })).toEqual(plan);
      expect(plan.length).toBe(asked.minutes * asked.ordersPerMinute);
      for (const { atMs, lines, contact, street, takenBackAfterMs } of plan) {
        expect(atMs).toBeLessThan(asked.minutes * 60_000);
        expect(lines.filter(({ byPoints }) => byPoints)).toEqual([]);
        expect(lines.length).toBeGreaterThan(0);
        expect([contact.firstName, contact.lastName, street].includes("")).toBe(false);
        expect(takenBackAfterMs === null || takenBackAfterMs >= 15_000).toBe(true);
      }
    }),
  );
});
