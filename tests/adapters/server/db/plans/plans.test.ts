import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withOwner } from "#adapters/server/db/owner.ts";
import { createAccessFixture } from "#tests/adapters/server/http/access/access-fixture.ts";
import { collectStatements, type DeclaredStatement } from "#tests/run/statements/collect-statements.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { createDemoDatabase, POOL_SIZE } from "#tests/support/database/test-database.ts";
import { makeQuickEngineHome } from "#tests/support/database/test-engine.ts";
import { becomesSo, until } from "#tests/support/patience.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { GROWING, LARGE_ROWS, makeLargeShop } from "./large-shop.ts";
import { logPlans, type LoggedPlan, scannedIn } from "./plan-log.ts";
import { isReadWholeByDesign, isNotPlayed } from "./by-design.ts";
import { playDay } from "./shop-day.ts";

const ROOT = join(import.meta.dirname, "../../../../..");

// A job that comes back once a minute and failed on a busy machine is done by its second round.
const JOBS_MS = 100_000;
// Two minutes alone, six with all other tests on a machine half as fast as usual.
const MADE_MS = 600_000;

let server: TestServer;
const plans: LoggedPlan[] = [];
let large: ReadonlySet<string>;

beforeAll(async () => {
  const home = await makeQuickEngineHome();
  server = await createTestServer({ database: await createDemoDatabase({ home }), withoutJobs: true });
  const fixture = await createAccessFixture(server);
  // A first day leaves a row in every table, of which the history is made.
  await playDay(server, fixture);
  await makeLargeShop(server.database.owner, fixture.records.bistro.orderId);
  const { owner, roles } = server.database;
  const log = await logPlans(owner, roles.app, join(home, "postgres.log"));
  // Which ends the sessions there were: nobody is to meet one of those.
  await until(async () => {
    const { app } = server.database;
    const answers = await Promise.allSettled(
      Array.from({ length: POOL_SIZE }, () => app.query("select 1", [])),
    );
    return answers.every(({ status }) => status === "fulfilled");
  });
  await playDay(server, fixture);
  // The jobs of another process begin at once.
  await asOwner(server, "drop trigger no_lease on job_leases");
  const jobs = await createTestServer({ sharing: server });
  await becomesSo(async () => {
    plans.push(...(await log.read()));
    return missed().length === 0;
  }, JOBS_MS);
  await jobs.stop();
  const rows = await asOwner<{ name: string }>(
    server,
    `select relname::text as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= $1`,
    [LARGE_ROWS],
  );
  large = new Set(rows.map(({ name }) => name));
}, MADE_MS);
afterAll(() => server.stop());

const oneLine = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** Names of statements that should have been played and were not. */
function missed(): readonly string[] {
  const played = new Set(plans.map(({ text }) => oneLine(text)));
  return collectStatements(ROOT)
    .filter(({ name, text }) => !isNotPlayed(name) && !played.has(oneLine(text)))
    .map(({ name }) => name);
}

/** Expects no scan but those by design, and names the others: a list is cut short in a failure's only line. */
function expectNone(scans: readonly string[]): void {
  const found = [...new Set(scans)].filter((scan) => !isReadWholeByDesign(scan));
  expect(found, found.join("; ")).toEqual([]);
}

describe("every statement of the server, at a shop with a hundred thousand orders", () => {
  it("meets large tables wherever a history leaves one", () => {
    expect(GROWING.filter((table) => !large.has(table))).toEqual([]);
  });

  it("reads no large table whole, in functions neither, but where that is meant", () => {
    const scans = plans.flatMap(({ text, scanned }) =>
      scanned.filter((table) => large.has(table)).map((table) => `${table}: ${oneLine(text)}`),
    );
    expectNone(scans);
  });

  it("is played, but for those of starts, backups, imports and a few others", () => {
    expect(missed()).toEqual([]);
    expect(plans.length).toBeGreaterThan(5000);
  });

  it("needs no large table whole, whatever its values are", async () => {
    expectNone(await genericScans(collectStatements(ROOT)));
  });
});

/** What statements read whole by the plan for values that nobody knows, as the application. */
function genericScans(statements: readonly DeclaredStatement[]): Promise<readonly string[]> {
  return withOwner(server.database.owner, async (client) => {
    const found: string[] = [];
    for (const { text } of statements) {
      await client.query("begin; set local role diner_app");
      const { rows } = await client
        .query<Record<"QUERY PLAN", string>>(`explain (generic_plan) ${text}`)
        .catch(() => ({ rows: [] }));
      await client.query("rollback");
      const scanned = scannedIn(rows.map((row) => row["QUERY PLAN"]).join("\n"));
      found.push(...scanned.filter((table) => large.has(table)).map((table) => `${table}: ${oneLine(text)}`));
    }
    return found;
  });
}
