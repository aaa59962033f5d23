import type { Random } from "#tests/torture/random.ts";
import type { Counter, ScarceWant } from "./rush-plan.ts";

/** Where an order goes, for which slot, and what of it is scarce. */
export interface Want {
  readonly counter: number;
  /** The slot that it gets; null for as soon as possible. */
  readonly slot: number | null;
  readonly want: ScarceWant | null;
}

/** What is wanted by each order of a crowd. */
export interface Wants {
  of(order: number): Want;
  readonly coupons: number;
  readonly pieces: number;
}

const ORDERS_PER_COUPON = 30;
const ORDERS_PER_FULL_SLOT = 60;
const MAX_FULL_SLOTS = 8;
const LATE_PER_SLOT = 2;

/**
 * Hands out orders among counters and scarce things among orders. Of those who want the same scarce thing the earlier ones
 * get it and the later ones are too late, so that nobody waits for somebody who comes afterwards.
 */
export function assignWants(orders: number, counters: readonly Counter[], random: Random): Wants {
  const wants = new Map<number, Want>();
  const left = [...random.shuffle(Array.from({ length: orders }, (_, order) => order))];
  const take = (count: number): readonly number[] => left.splice(0, count).toSorted((a, b) => a - b);
  const filling = counters.findIndex(({ fillsSlots }) => fillsSlots);
  const perSlot = counters[filling]?.perSlot ?? 0;
  const fullSlots = perSlot === 0 ? 0 : Math.min(MAX_FULL_SLOTS, Math.floor(orders / ORDERS_PER_FULL_SLOT));
  for (let slot = 0, late = 0; slot < fullSlots; slot += 1)
    take(perSlot + LATE_PER_SLOT).forEach((order, place) => {
      const isLate = place >= perSlot;
      // Those who are late go to the slots behind the full ones, which hold as many.
      const gets = isLate ? fullSlots + Math.floor(late / perSlot) : slot;
      if (isLate) late += 1;
      wants.set(order, { counter: filling, slot: gets, want: { type: "slot", slot, isLate } });
    });
  const scarce = counters.findIndex(({ runsOut }) => runsOut);
  const supply = scarce === -1 ? 0 : Math.floor(orders / ORDERS_PER_COUPON);
  for (const type of ["coupon", "piece"] as const)
    take(supply + Math.ceil(supply / 2)).forEach((order, place) =>
      wants.set(order, { counter: scarce, slot: null, want: { type, isLate: place >= supply } }),
    );
  const others = counters.flatMap(({ fillsSlots }, index) => (fillsSlots ? [] : [index]));
  const used = new Map<number, number>();
  for (const order of left.toSorted((a, b) => a - b)) {
    const counter = others[random.below(others.length)] ?? 0;
    const count = used.get(counter) ?? 0;
    used.set(counter, count + 1);
    const size = counters[counter]?.perSlot ?? null;
    wants.set(order, { counter, slot: size === null ? null : Math.floor(count / size), want: null });
  }
  return {
    of: (order) => {
      const want = wants.get(order);
      if (want === undefined) throw new Error(`There is no order ${order}`);
      return want;
    },
    coupons: supply,
    pieces: supply,
  };
}
