import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUlidSource } from "#adapters/server/clock/ulid-source.ts";
import { seedDemo } from "#adapters/server/demo/seed-demo.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database/test-database.ts";
import { createTestClock } from "#tests/support/server/server-parts.ts";
import { newShopper, newShoppers } from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { gatherEverybody } from "./everybody.ts";
import { createPasswordResets } from "./password-resets.ts";

const RUN_MS = 12_000;
// Long enough to fill a database, and for people to come.
const SEED_MS = 8_000;
// Each from two browsers, whose links make each other's void.
const PEOPLE = ["ana@example.com", "manager@example.com"] as const;
const SOMEBODY_ALONE = "mihai@example.com";

describe("everybody who writes, at once, with one coupon", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading({ poolSize: 16 });
  });
  afterAll(() => trading.stop());

  it("takes locks in one order and never deadlocks", { timeout: 120_000 }, async () => {
    const { counts, keepDoing } = startCounting(performance.now() + RUN_MS);
    const everybody = await gatherEverybody(trading);
    const piecesBefore = await countPieces(trading);
    const shoppers = await newShoppers(trading, 12);
    const reset = createPasswordResets(trading);
    // They do not order, since a new password ends their sessions.
    const forgetful = await newShoppers(trading, 2);
    const leaving = async (): Promise<string> => {
      const shopper = await newShopper(trading);
      await everybody.order(shopper);
      // The second order finds its customer as it was, or nobody.
      const [outcome] = await Promise.all([
        everybody.leave(shopper),
        everybody.order(shopper).catch(() => "refused"),
      ]);
      return outcome;
    };
    await Promise.all([
      keepDoing("leave", leaving, 200),
      ...shoppers.map((shopper) => keepDoing("order", () => everybody.order(shopper))),
      ...[1, 2, 3, 4].map(() => keepDoing("move", everybody.move)),
      ...[1, 2].map(() => keepDoing("settle", everybody.settle, 50)),
      ...shoppers.map((shopper) => keepDoing("points", () => everybody.points(shopper), 200)),
      ...shoppers.slice(0, 4).map((shopper) => keepDoing("login", () => everybody.login(shopper), 300)),
      ...[...forgetful, ...forgetful].map(({ email }) =>
        keepDoing("password reset", () => reset(email), 300),
      ),
      ...forgetful.map((shopper) => keepDoing("login", () => everybody.login(shopper), 300)),
      keepDoing("cancel", everybody.cancel, 20),
      keepDoing("expire", everybody.expire, 100),
      keepDoing("availability", () => everybody.availability(false), 800),
      keepDoing("availability", () => everybody.availability(true), 800),
      ...[1, 2].map(() => keepDoing("stock", everybody.stock, 10)),
      keepDoing("ordering state", everybody.orderingState, 1000),
      keepDoing("import", everybody.importing, 1500),
    ]);
    const deadlocks = await countDeadlocks(trading);
    console.log(`${deadlocks} deadlocks in ${RUN_MS / 1000} s`, Object.fromEntries(counts));
    expect(deadlocks).toBe(0);
    expect([...counts.keys()].filter((outcome) => outcome.includes("deadlock"))).toEqual([]);
    expect(counts.get("order: placed") ?? 0).toBeGreaterThan(0);
    expect(counts.get("password reset: done") ?? 0).toBeGreaterThan(0);
    // What orders hold or sold, and what is left, are the pieces that there were.
    expect(await countPieces(trading)).toBe(piecesBefore + (counts.get("stock: done") ?? 0));
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });
});

describe("servers that fill an empty database with the demo, at once, while its people reset passwords", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 16 });
  });
  afterAll(() => database.stop());

  it("take locks in one order, and one of them fills it", { timeout: 120_000 }, async () => {
    const clock = createTestClock();
    const { counts, keepDoing } = startCounting(performance.now() + SEED_MS);
    const reset = createPasswordResets({ database, clock, ids: createUlidSource(() => clock.millis()) });
    await Promise.all([
      ...[1, 2, 3].map(() =>
        keepDoing(
          "seed",
          async () => ((await seedDemo(database, clock.now())) ? "filled" : "was filled"),
          20,
        ),
      ),
      ...[...PEOPLE, ...PEOPLE, SOMEBODY_ALONE].map((email) =>
        keepDoing("password reset", () => reset(email), 50),
      ),
    ]);
    const deadlocks = await countDeadlocks({ database });
    console.log(`${deadlocks} deadlocks in ${SEED_MS / 1000} s`, Object.fromEntries(counts));
    expect(deadlocks).toBe(0);
    expect(counts.get("seed: filled")).toBe(1);
    expect([...counts.keys()].filter((outcome) => outcome.includes("deadlock"))).toEqual([]);
    expect(counts.get("password reset: done") ?? 0).toBeGreaterThan(0);
    expect(await findViolations(database.owner)).toEqual([]);
  });
});

/** Does things over and over until a time, and counts how they ended. */
function startCounting(end: number) {
  const counts = new Map<string, number>();
  async function keepDoing(name: string, work: () => Promise<string>, pauseMs = 0): Promise<void> {
    while (performance.now() < end) {
      const outcome = await work().catch((error: unknown) => `failed, ${String(error)}`);
      counts.set(`${name}: ${outcome}`, (counts.get(`${name}: ${outcome}`) ?? 0) + 1);
      await delay(pauseMs);
    }
  }
  return { counts, keepDoing };
}

// PostgreSQL counts them for each database, and this one is the test's own.
async function countDeadlocks(trading: Pick<TradingShop, "database">): Promise<number> {
  const text = "select deadlocks::int from pg_stat_database where datname = current_database()";
  const [counted] = await asOwner<{ deadlocks: number }>(trading, text);
  return counted?.deadlocks ?? -1;
}

async function countPieces(trading: TradingShop): Promise<number> {
  const [row] = await asOwner<{ pieces: number }>(
    trading,
    `select (s.count + coalesce(sum(l.qty), 0))::integer as pieces from product_stock s
       left join (order_lines l join orders o on o.organization_id = l.organization_id and o.id = l.order_id
         and o.holds <> 'released') on l.organization_id = s.organization_id and l.product_id = s.product_id
         and o.location_id = s.location_id
      group by s.organization_id, s.product_id, s.location_id, s.count`,
  );
  return row?.pieces ?? 0;
}
