import { createRandom, type Random } from "#tests/torture/random.ts";
import { BROUGHT, GIVEN_BACK, PICKED_UP, UNANSWERED, type Fate } from "./fates.ts";
import { assignWants, type Want } from "./scarce-wants.ts";
import type {
  Counter,
  KitchenStop,
  PlannedLine,
  PlannedOrder,
  RushPlan,
  RushTerms,
  Visit,
} from "./rush-plan.ts";

const BROWSERS_PER_ORDER = 0.3;
const VISITS_PER_PERSON = 3;
const MIN_PEOPLE = 8;
const MAX_LINES = 4;
const LOST_AFTER_MS = 40;
// An order that nobody answers is rejected by the clock ten minutes after it was placed (ORDER-6).
const UNANSWERED_WITHIN_MS = 300_000;
const MAX_SLOW_MS = 4000;
const MAX_FAST_MS = 300;
const MS_PER_STOP = 30_000;
const MAX_STOP_MS = 2000;

/**
 * Plans a crowd. The order at hand may be refused, retried or lost on the way, but its person, lines, total and final state
 * are those of the plan: what is scarce goes to those whom the plan names, and nobody else asks before they have it.
 */
export function planRush({ seed, lengthMs, ordersPerSecond, counters }: RushTerms): RushPlan {
  const random = createRandom(seed);
  const orders = Math.floor((ordersPerSecond * lengthMs) / 1000);
  const wants = assignWants(orders, counters, random);
  const onlyOnce = counters.some(({ firstOrders }) => firstOrders);
  const people = onlyOnce ? orders : Math.max(MIN_PEOPLE, Math.ceil(orders / VISITS_PER_PERSON));
  const shopping = Array.from({ length: orders }, (_, n): Omit<Visit, "n"> => {
    const { counter, ...want } = wants.of(n);
    const atMs = Math.floor(((n + random.below(1000) / 1000) * 1000) / ordersPerSecond);
    const terms = { counter: counterAt(counters, counter), want, rest: lengthMs - atMs, lengthMs };
    return {
      ...habitsOf(random, terms.counter),
      atMs,
      person: n % people,
      counter,
      order: planOrder(random, terms),
    };
  });
  const looking = Array.from({ length: Math.round(orders * BROWSERS_PER_ORDER) }, (): Omit<Visit, "n"> => {
    const counter = random.below(counters.length);
    const habits = {
      ...habitsOf(random, counterAt(counters, counter)),
      twoTabs: false,
      networkLostAfterMs: null,
    };
    return { ...habits, atMs: random.below(lengthMs), person: random.below(people), counter, order: null };
  });
  const visits = [...shopping, ...looking]
    .toSorted((a, b) => a.atMs - b.atMs)
    .map((visit, n) => ({ ...visit, n }));
  return {
    people,
    visits,
    stops: planStops(random, counters, lengthMs),
    coupons: wants.coupons,
    pieces: wants.pieces,
  };
}

function planOrder(
  random: Random,
  {
    counter,
    want,
    rest,
    lengthMs,
  }: {
    readonly counter: Counter;
    readonly want: Omit<Want, "counter">;
    readonly rest: number;
    readonly lengthMs: number;
  },
): PlannedOrder {
  const isBrought = want.want === null && counter.hearty.length >= 2 && random.chance(0.25);
  const lines = isBrought ? heartyLines(random, counter) : planLines(random, counter);
  const holdsScarce = want.want !== null;
  const fate = planFate(random, { isBrought, holdsScarce, rest });
  // Half of the staff is slow, as far as the run is long enough for it.
  const longest = random.chance(0.5) ? Math.min(MAX_SLOW_MS, Math.floor(lengthMs / 20)) : MAX_FAST_MS;
  return {
    lines,
    method: isBrought ? "delivery" : "pickup",
    coupon: want.want?.type !== "coupon" && random.chance(0.25),
    slot: want.slot,
    want: want.want,
    fate,
    pausesMs: fate.moves.map(() => random.below(longest + 1)),
  };
}

/** What holds something scarce keeps it to the end, or somebody who is late would find it given back. */
function planFate(
  random: Random,
  {
    isBrought,
    holdsScarce,
    rest,
  }: { readonly isBrought: boolean; readonly holdsScarce: boolean; readonly rest: number },
): Fate {
  if (!holdsScarce && random.chance(0.2)) return pick(random, GIVEN_BACK);
  if (!holdsScarce && rest < UNANSWERED_WITHIN_MS && random.chance(0.03)) return UNANSWERED;
  return pick(random, isBrought ? BROUGHT : PICKED_UP);
}

function habitsOf(
  random: Random,
  counter: Counter,
): Pick<Visit, "passing" | "twoTabs" | "networkLostAfterMs"> {
  return {
    passing: random.chance(0.3) ? planLines(random, counter) : [],
    twoTabs: random.chance(0.1),
    networkLostAfterMs: random.chance(0.1) ? random.below(LOST_AFTER_MS) : null,
  };
}

/** Lines of different dishes; the first may be paid with points. */
function planLines(random: Random, { dishes, forPoints }: Counter): readonly PlannedLine[] {
  const all = Array.from({ length: dishes }, (_, dish) => dish);
  const chosen = random.shuffle(all).slice(0, 1 + random.below(MAX_LINES));
  const paid = random.chance(0.2) ? pickOrNull(random, forPoints) : null;
  const usual = chosen
    .filter((dish) => dish !== paid)
    .map((dish) => ({ dish, qty: 1 + random.below(3), byPoints: false }));
  const lines = paid === null ? usual : [{ dish: paid, qty: 1, byPoints: true }, ...usual];
  // A cart that points pay whole is no order of money, and is left to the tests of points.
  return lines.some(({ byPoints }) => !byPoints) ? lines : [{ dish: paid ?? 0, qty: 1, byPoints: false }];
}

function heartyLines(random: Random, { hearty }: Counter): readonly PlannedLine[] {
  return random
    .shuffle(hearty)
    .slice(0, 2)
    .map((dish) => ({ dish, qty: 1 + random.below(2), byPoints: false }));
}

function planStops(random: Random, counters: readonly Counter[], lengthMs: number): readonly KitchenStop[] {
  const stops = Math.max(1, Math.floor(lengthMs / MS_PER_STOP));
  // One after the other, each within its own part of the run.
  const part = Math.floor(lengthMs / stops);
  return Array.from({ length: stops }, (_, index) => {
    const length = Math.min(MAX_STOP_MS, Math.floor(part / 4));
    return {
      counter: random.below(counters.length),
      atMs: index * part + random.below(part - length),
      lengthMs: length,
      mode: random.chance(0.5) ? "paused" : "busy",
    };
  });
}

function counterAt(counters: readonly Counter[], index: number): Counter {
  const counter = counters[index];
  if (counter === undefined) throw new Error(`There is no counter ${index}`);
  return counter;
}

function pickOrNull<T>(random: Random, values: readonly T[]): T | null {
  return values[random.below(values.length)] ?? null;
}

function pick<T>(random: Random, values: readonly T[]): T {
  const [first] = values;
  const picked = values[random.below(values.length)] ?? first;
  if (picked === undefined) throw new Error("There is nothing to pick from");
  return picked;
}
