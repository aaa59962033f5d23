import { createRandom } from "#tests/torture/random.ts";
import { planRush } from "./plan-rush.ts";
import type { Counter, PlannedLine } from "./rush-plan.ts";

/** What a training is planned from; the plan is a function of nothing else. */
export interface TrainingTerms {
  readonly seed: number;
  readonly minutes: number;
  readonly ordersPerMinute: number;
  readonly counters: readonly Counter[];
}

/** An order that people at the board learn with. */
export interface TrainingOrder {
  /** Milliseconds after the training began. */
  readonly atMs: number;
  readonly counter: number;
  readonly lines: readonly PlannedLine[];
  readonly contact: { readonly firstName: string; readonly lastName: string };
  /** Where it is brought; null where it is picked up. */
  readonly street: string | null;
  readonly kitchenNote: string | null;
  /** Milliseconds after which its customer takes it back, while nobody has answered; null for never. */
  readonly takenBackAfterMs: number | null;
}

const MINUTE_MS = 60_000;
const FIRST_NAMES = ["Maria", "Andrei", "Elena", "Ion", "Ioana", "Mihai", "Ștefan", "Roxana", "Țuța", "Radu"];
const LAST_NAMES = ["Popescu", "Ionescu", "Dumitru", "Stoica", "Rusu", "Munteanu", "Șerban", "Lazăr"];
const STREETS = ["Strada Lipscani", "Strada Academiei", "Bulevardul Carol I", "Strada Blănari"];
const NOTES = [
  "Fără ceapă, vă rog",
  "Alergie la nuci!",
  "Sunați când ajungeți",
  "Tăiată în opt",
  "Extra picant",
];
const NOTED = 0.3;
const MIN_TAKE_BACK_MS = 15_000;
const MAX_TAKE_BACK_MS = 60_000;

/** The orders of the rehearsal's crowd at the pace of people: as soon as possible, paid in money, and nothing runs out. */
export function planTraining({
  seed,
  minutes,
  ordersPerMinute,
  counters,
}: TrainingTerms): readonly TrainingOrder[] {
  const random = createRandom(seed);
  const { visits } = planRush({
    seed,
    lengthMs: minutes * MINUTE_MS,
    ordersPerSecond: ordersPerMinute / 60,
    counters: counters.map(plain),
  });
  const one = (values: readonly string[]): string => values[random.below(values.length)] ?? "";
  return visits.flatMap(({ atMs, counter, order }) => {
    if (order === null) return [];
    return [
      {
        atMs,
        counter,
        lines: order.lines,
        contact: {
          firstName: one(FIRST_NAMES),
          lastName: one(LAST_NAMES),
        },
        street: order.method === "delivery" ? one(STREETS) : null,
        kitchenNote: random.chance(NOTED) ? one(NOTES) : null,
        takenBackAfterMs: order.fate.isTakenBack
          ? MIN_TAKE_BACK_MS + random.below(MAX_TAKE_BACK_MS - MIN_TAKE_BACK_MS)
          : null,
      },
    ];
  });
}

// Neither points nor what is scarce: a test order takes nothing.
function plain(counter: Counter): Counter {
  return { ...counter, forPoints: [], perSlot: null, fillsSlots: false, runsOut: false, firstOrders: false };
}
