import { setTimeout as delay } from "node:timers/promises";
import { becomesSo } from "#tests/support/patience.ts";
import { seedCustomers, type SeededCustomer } from "#tests/support/database/seeds.ts";
import { startScreen } from "#tests/torture/screens.ts";
import { verify, type Verdict } from "#tests/torture/verify.ts";
import type { SocketConnection } from "#adapters/server/db/connection.ts";
import type { OpenCounter, RushShop } from "./counters.ts";
import { createGates } from "./gates.ts";
import { openKitchen } from "./kitchen.ts";
import { readOutcomes } from "./outcomes.ts";
import type { RushPlan, Visit } from "./plan/rush-plan.ts";
import { createRushRecord, type RushRecord } from "./rush-record.ts";
import { putOut } from "./scarce-goods.ts";
import { visitShop } from "./visit-shop.ts";

/** Where a rehearsal is played; a site of the torture is one. */
export interface RushSite {
  readonly port: number;
  readonly owner: SocketConnection;
  readonly staffCookies: string;
  lastEvent(): Promise<number>;
}

/** A rehearsal that was played. */
export interface RushOutcome {
  readonly record: RushRecord;
  readonly outcomes: readonly string[];
  /** Null where invariants were not asked for. */
  readonly verdict: Verdict | null;
  readonly lengthMs: number;
}

/** How a rehearsal is played. */
export interface RushOptions {
  readonly plan: RushPlan;
  readonly counters: readonly OpenCounter[];
  readonly checksInvariants: boolean;
  /** Called with the record as soon as people come. */
  readonly watch?: (record: RushRecord) => void;
}

const MANY_POINTS = 1_000_000;
const SCREENS = 3;
const MAX_WAIT_MS = 60_000;

/** Sends the crowd of a plan to a server, waits until its staff has done everything, and looks at what came out. */
export async function runRush(
  site: RushSite,
  { plan, counters, checksInvariants, watch = () => undefined }: RushOptions,
): Promise<RushOutcome> {
  const { port, owner, staffCookies: cookies } = site;
  const known = new Map<RushShop, readonly SeededCustomer[]>();
  for (const { shop } of counters)
    if (!known.has(shop)) known.set(shop, await seedCustomers(owner, plan.people, MANY_POINTS, shop));
  const goods = await putOut(port, plan, counters);
  const after = await site.lastEvent();
  const record = createRushRecord();
  const url = `http://127.0.0.1:${port}/api/operations/events`;
  const screens = Array.from({ length: SCREENS - 1 }, () => startScreen(url, cookies, after, record.round));
  const kitchen = openKitchen({ port, cookies, after, counters }, record);
  watch(record);

  const gates = createGates(plan);
  const stops = plan.stops.map(async (stop) => {
    await delay(stop.atMs);
    await kitchen.stop(stop);
  });
  const going = inTurns(plan.visits, async (visit) => {
    await delay(Math.max(0, visit.atMs - (performance.now() - record.began)));
    return async () => {
      const open = counters[visit.counter];
      const customer = open === undefined ? undefined : known.get(open.shop)?.[visit.person];
      if (open === undefined || customer === undefined) throw new Error(`Nobody can make visit ${visit.n}`);
      await visitShop({ port, known: customer, open, visit, record }, gates, goods.lastCoupon);
    };
  });
  await Promise.all([...going, ...stops]);
  await becomesSo(() => kitchen.waiting() === 0, MAX_WAIT_MS);
  const last = await site.lastEvent();
  const all = [...screens, kitchen.screen];
  await becomesSo(() => all.every((screen) => screen.last() >= last), MAX_WAIT_MS);
  for (const screen of all)
    if (screen.last() < last)
      record.round.broken.push(`INVARIANT-9 A screen ended at event ${screen.last()} of ${last}`);
  await becomesSo(() => kitchen.waiting() === 0, MAX_WAIT_MS);
  await Promise.all([...screens.map((screen) => screen.close()), kitchen.close()]);
  const lengthMs = performance.now() - record.began;
  await goods.putAway();
  const userIds = [...known.values()].flatMap((people) => people.map(({ userId }) => userId));
  return {
    record,
    outcomes: await readOutcomes(owner, userIds),
    verdict: checksInvariants ? await verify(owner, userIds, record.round) : null,
    lengthMs,
  };
}

/** Each person's visits one after the other, those of different people at the same time. */
function inTurns(
  visits: readonly Visit[],
  begin: (visit: Visit) => Promise<() => Promise<void>>,
): readonly Promise<void>[] {
  const before = new Map<number, Promise<void>>();
  for (const visit of visits) {
    const earlier = before.get(visit.person) ?? Promise.resolve();
    before.set(
      visit.person,
      Promise.all([begin(visit), earlier]).then(([go]) => go()),
    );
  }
  return [...before.values()];
}
