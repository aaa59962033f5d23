import { rowsOf } from "#tests/support/database/rows.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAppPool } from "#adapters/server/db/connect.ts";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { migrate } from "#adapters/server/db/schema/migrate.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { createPool, type DatabasePool } from "#adapters/server/db/pool.ts";
import { inTransaction, type TransactionTerms } from "#adapters/server/db/transaction.ts";
import { DatabaseUnavailable } from "#adapters/server/db/unavailable.ts";
import { createBareDatabase, type BareDatabase } from "#tests/support/database/test-database.ts";
import { FIXTURE_SCHEMA } from "#tests/adapters/server/db/schema/fixture-schema.ts";

let database: BareDatabase;
let pool: DatabasePool;

beforeAll(async () => {
  database = await createBareDatabase();
  const { roles } = await withOwner(database.owner, (client) => migrate(client, FIXTURE_SCHEMA, SILENT_LOG));
  await withOwner(database.owner, (client) =>
    client.query(
      "insert into dish values ('nord', 'a', 'Ciorbă', 24.5), ('zen', 'a', 'Ramen', 15), ('zen', 'b', 'Gyoza', 8)",
    ),
  );
  const config = { databaseUrl: null, databaseDirectUrl: null, poolSize: 4 };
  pool = createAppPool(config, database.owner, roles, SILENT_LOG);
});
afterAll(async () => {
  await pool.end();
  await database.stop();
});

function names(organizationId: string | null): Promise<readonly string[]> {
  return inTransaction(pool, { organizationId }, async (queries) => {
    const rows = await rowsOf<{ name: string }>(queries, "select name from dish order by name");
    return rows.map(({ name }) => name);
  });
}

describe("inTransaction", () => {
  it("sees the rows of its organization alone, and none without one", async () => {
    expect(await names("nord")).toEqual(["Ciorbă"]);
    expect(await names("zen")).toEqual(["Gyoza", "Ramen"]);
    expect(await names(null)).toEqual([]);
    expect((await pool.query("select name from dish")).rows).toEqual([]);
  });

  it("cannot write a row of another organization", async () => {
    const write = inTransaction(pool, { organizationId: "nord" }, (queries) =>
      queries.query("insert into dish values ('zen', 'c', 'Mochi', 5)"),
    );
    await expect(write).rejects.toThrow("row-level security");
  });

  it("refuses an id that could end its quotes before it sends anything", async () => {
    await expect(names("x', true); drop table dish; --")).rejects.toThrow("letters, digits");
  });

  it("gives statements of bulk work longer than those of requests, and only within it", async () => {
    const sleep = (terms?: TransactionTerms): Promise<unknown> =>
      inTransaction(
        pool,
        { organizationId: null },
        (queries) => queries.query("select pg_sleep(3.7)"),
        terms,
      );
    const [patient, hasty] = await Promise.allSettled([sleep({ statementMillis: 10_000 }), sleep()]);
    expect(patient.status).toBe("fulfilled");
    expect(hasty.status).toBe("rejected");
    const rows = await rowsOf<{ patience: string }>(
      pool,
      "select current_setting('statement_timeout') as patience",
    );
    expect(rows).toEqual([{ patience: "3s" }]);
  });

  it("names its organization and its scope for itself alone", async () => {
    const settings =
      "select current_setting('app.organization', true) as tenant, current_setting('app.scope', true) as scope";
    const one = createPool({ connection: database.owner, size: 1, log: SILENT_LOG, sessionSettings: null });
    const within = await inTransaction(one, { organizationId: null, scope: "accounts" }, (queries) =>
      queries.query(settings),
    );
    const after = await one.query(settings);
    await one.end();
    expect([within.rows, after.rows]).toEqual([
      [{ tenant: "", scope: "accounts" }],
      [{ tenant: "", scope: "" }],
    ]);
  });

  it("undoes everything when its work throws, and lends the connection again (INVARIANT-16)", async () => {
    const failed = inTransaction(pool, { organizationId: "nord" }, async (queries) => {
      await queries.query("insert into dish values ('nord', 'x', 'Papanași', 21)");
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    expect(await names("nord")).toEqual(["Ciorbă"]);
    expect(pool.counts().idle).toBe(pool.counts().total);
  });

  it("tells when a statement's error was swallowed", async () => {
    const swallowed = inTransaction(pool, { organizationId: null }, (queries) =>
      queries.query("select 1 / 0").catch(() => undefined),
    );
    await expect(swallowed).rejects.toThrow("swallowed");
  });

  it("runs both of two transactions that block each other, one of them again", async () => {
    let runs = 0;
    const bothHoldOne = barrier(2);
    const update = (first: string, second: string): Promise<unknown> =>
      inTransaction(pool, { organizationId: "zen" }, async (queries) => {
        runs += 1;
        await queries.query("update dish set price = price + 1 where id = $1", [first]);
        await bothHoldOne();
        await queries.query("update dish set price = price + 1 where id = $1", [second]);
      });
    await Promise.all([update("a", "b"), update("b", "a")]);
    // The one that is run again may block the other once more.
    expect(runs).toBeGreaterThanOrEqual(3);
    const { rows } = await withOwner(database.owner, (client) =>
      client.query("select price from dish where organization_id = 'zen' order by id"),
    );
    expect(rows).toEqual([{ price: "17.00" }, { price: "10.00" }]);
  });

  it("answers unavailable when PostgreSQL ends its session, and works again at once (SERVER-3)", async () => {
    const cut = inTransaction(pool, { organizationId: null }, async (queries) => {
      const rows = await rowsOf<{ pid: number }>(queries, "select pg_backend_pid() as pid");
      await withOwner(database.owner, (client) =>
        client.query("select pg_terminate_backend($1)", [rows[0]?.pid]),
      );
      await queries.query("select 1");
    });
    await expect(cut).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await names("nord")).toEqual(["Ciorbă"]);
  });
});

/** Lets the first `count` callers through together, and every later one at once. */
function barrier(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived >= count) resolve();
    return promise;
  };
}
