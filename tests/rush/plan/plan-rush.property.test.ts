import { fc, it } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";
import { planRush } from "./plan-rush.ts";
import type { Counter, PlannedOrder, RushPlan, ScarceWant, Visit } from "./rush-plan.ts";

const indices = (dishes: number) => fc.uniqueArray(fc.nat({ max: dishes - 1 }), { maxLength: 10 });
const usual = { perSlot: null, fillsSlots: false, runsOut: false, firstOrders: false };
const newCounter = (terms: Partial<Counter>) =>
  fc
    .integer({ min: 5, max: 200 })
    .chain((dishes) =>
      fc.record({ dishes: fc.constant(dishes), hearty: indices(dishes), forPoints: indices(dishes) }),
    )
    .map((food): Counter => ({ ...food, ...usual, ...terms }));
const terms = fc.record({
  seed: fc.nat(),
  lengthMs: fc.integer({ min: 2000, max: 400_000 }),
  ordersPerSecond: fc.integer({ min: 1, max: 10 }),
  counters: fc.tuple(
    newCounter({ runsOut: true }),
    fc.integer({ min: 1, max: 12 }).chain((perSlot) => newCounter({ perSlot, fillsSlots: true })),
    newCounter({ perSlot: 5 }),
  ),
});

type Ordering = Visit & { readonly order: PlannedOrder };
const ordering = ({ visits }: RushPlan): readonly Ordering[] =>
  visits.flatMap((visit) => (visit.order === null ? [] : [{ ...visit, order: visit.order }]));
const nameOf = (want: ScarceWant): string => (want.type === "slot" ? `slot ${want.slot}` : want.type);
const wanting = (plan: RushPlan, isLate: boolean): Map<string, readonly Ordering[]> =>
  Map.groupBy(
    ordering(plan).filter(({ order: { want } }) => want?.isLate === isLate),
    ({ order: { want } }) => (want === null ? "" : nameOf(want)),
  );

describe("the plan of a crowd", PROPERTY_TIMEOUT, () => {
  it.prop([terms], runs(20))("is the same for the same seed", (one) => {
    expect(planRush(one)).toEqual(planRush(one));
  });

  it.prop([terms], runs(30))(
    "has the orders that its rate and length make, each within its second",
    (one) => {
      const plan = planRush(one);
      const orders = ordering(plan);
      expect(orders).toHaveLength(Math.floor((one.ordersPerSecond * one.lengthMs) / 1000));
      const times = orders.map(({ atMs }) => atMs).toSorted((a, b) => a - b);
      for (const [n, atMs] of times.entries()) {
        expect(atMs).toBeGreaterThanOrEqual(Math.floor((n * 1000) / one.ordersPerSecond));
        expect(atMs).toBeLessThan(((n + 1) * 1000) / one.ordersPerSecond);
      }
    },
  );

  it.prop([terms], runs(30))("gives away exactly what there is, to people who keep it", (one) => {
    const plan = planRush(one);
    const inTime = wanting(plan, false);
    expect(inTime.get("coupon")?.length ?? 0).toBe(plan.coupons);
    expect(inTime.get("piece")?.length ?? 0).toBe(plan.pieces);
    for (const [name, visits] of inTime) {
      if (name.startsWith("slot")) expect(visits).toHaveLength(one.counters[1].perSlot ?? 0);
      for (const { order } of visits) expect(order.fate.ends).toBe("fulfilled");
    }
  });

  it.prop([terms], runs(30))("lets nobody be late before all who are in time have come", (one) => {
    const plan = planRush(one);
    const inTime = wanting(plan, false);
    for (const [name, late] of wanting(plan, true)) {
      const last = Math.max(...(inTime.get(name) ?? []).map(({ n }) => n));
      for (const { n } of late) expect(n).toBeGreaterThan(last);
    }
  });

  it.prop([terms], runs(30))("puts no more orders into a slot than it takes", (one) => {
    const plan = planRush(one);
    const slots = Map.groupBy(
      ordering(plan).filter(({ order }) => order.slot !== null),
      ({ counter, order }) => `${counter} ${order.slot}`,
    );
    for (const visits of slots.values())
      expect(visits.length).toBeLessThanOrEqual(one.counters[visits[0]?.counter ?? 0]?.perSlot ?? 0);
  });

  it.prop([terms], runs(30))(
    "orders what there is, each dish once, and pays some of it with money",
    (one) => {
      const plan = planRush(one);
      for (const { counter, order } of ordering(plan)) {
        const dishes = order.lines.map(({ dish }) => dish);
        expect(new Set(dishes).size).toBe(dishes.length);
        expect(Math.max(...dishes)).toBeLessThan(one.counters[counter]?.dishes ?? 0);
        expect(order.lines.filter(({ byPoints }) => !byPoints).length).toBeGreaterThan(0);
      }
    },
  );

  it.prop([terms], runs(30))("names each visit's person, counter and time within the run", (one) => {
    const plan = planRush(one);
    for (const { person, counter, atMs } of plan.visits) {
      expect(person).toBeLessThan(plan.people);
      expect(counter).toBeLessThan(one.counters.length);
      expect(atMs).toBeLessThan(one.lengthMs);
    }
  });
});
