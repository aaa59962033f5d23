import { rowsOf } from "#tests/support/database/rows.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { createPool, SESSION_SETTINGS, type DatabasePool } from "#adapters/server/db/pool.ts";
import { createStatementNames } from "#adapters/server/db/prepared.ts";
import { DatabaseUnavailable } from "#adapters/server/db/unavailable.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { createBareDatabase, type BareDatabase } from "#tests/support/database/test-database.ts";

let database: BareDatabase;

beforeAll(async () => {
  database = await createBareDatabase();
});
afterAll(() => database.stop());

async function withPool<T>(size: number, use: (pool: DatabasePool) => Promise<T>): Promise<T> {
  const pool = createPool({
    connection: database.owner,
    size,
    log: SILENT_LOG,
    sessionSettings: SESSION_SETTINGS,
  });
  return use(pool).finally(() => pool.end());
}

describe("createPool", () => {
  it("names each statement by its text, once for each connection", async () => {
    const names = await withPool(1, async (pool) => {
      for (const n of [1, 2, 3]) await pool.query("select $1::int + 1 as next", [n]);
      await pool.query("select 2 as two");
      const rows = await rowsOf<{ name: string; statement: string }>(
        pool,
        "select name, statement from pg_prepared_statements order by prepare_time",
      );
      return rows.map(({ name, statement }) => [name.slice(0, 2), statement]);
    });
    expect(names).toEqual([
      ["q_", "select $1::int + 1 as next"],
      ["q_", "select 2 as two"],
      ["q_", "select name, statement from pg_prepared_statements order by prepare_time"],
    ]);
  });

  it("reads money, counts and dates as text, times as instants, and json parsed", async () => {
    const { rows } = await withPool(1, (pool) =>
      pool.query(`select 12.50::numeric as money, 9007199254740993::int8 as large, date '2026-03-29' as day,
                         '2026-03-29 03:30:00.123987+03'::timestamptz as at, '{"a": 1}'::jsonb as facts,
                         array[1.10, null]::numeric[] as prices, array['2026-01-01Z'::timestamptz] as times,
                         '9999-12-31T23:59:59Z'::timestamptz as indefinite, null::timestamptz as never`),
    );
    expect(rows).toEqual([
      {
        money: "12.50",
        large: "9007199254740993",
        day: "2026-03-29",
        at: "2026-03-29T00:30:00.123Z",
        facts: { a: 1 },
        prices: ["1.10", null],
        times: ["2026-01-01T00:00:00.000Z"],
        indefinite: "9999-12-31T23:59:59.000Z",
        never: null,
      },
    ]);
  });

  it("is unavailable to who waits a second for a connection (SERVER-3, SERVER-4, LIMIT-6)", async () => {
    await withPool(1, async (pool) => {
      const { promise: done, resolve } = Promise.withResolvers<void>();
      const holder = pool.withConnection(() => done);
      await expect(pool.query("select 1")).rejects.toBeInstanceOf(DatabaseUnavailable);
      resolve();
      await holder;
      expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    });
  });

  it("is unavailable where no database answers, and keeps other errors as they are", async () => {
    const pool = createPool({
      connection: { ...database.owner, host: "/nowhere" },
      size: 1,
      log: SILENT_LOG,
      sessionSettings: SESSION_SETTINGS,
    });
    await expect(pool.query("select 1")).rejects.toBeInstanceOf(DatabaseUnavailable);
    await pool.end();
    await expect(withPool(1, (other) => other.query("select no_column"))).rejects.toMatchObject({
      code: "42703",
    });
  });

  it("heals when PostgreSQL ends its idle sessions, and keeps the connection of a refused statement", async () => {
    await withPool(2, async (pool) => {
      await pool.query("select 1");
      await withOwner(database.owner, (client) =>
        client.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()",
        ),
      );
      await pool.query("select 1").catch(() => undefined);
      expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
      await expect(pool.query("select 1 / 0")).rejects.toThrow("division by zero");
      const { lent, ...counts } = pool.counts();
      expect(counts).toEqual({ total: 1, idle: 1, waiting: 0 });
      expect(lent).toBeGreaterThanOrEqual(3);
    });
  });

  it("answers over a table that was changed under its prepared statement", async () => {
    await withPool(2, async (pool) => {
      await pool.query("create table stock as select 1 as n");
      await pool.query("select * from stock");
      await pool.query("alter table stock add column m int default 2");
      expect((await pool.query("select * from stock")).rows).toEqual([{ n: 1, m: 2 }]);
    });
  });
});

describe("a statement that got in another's way", () => {
  // Sequences are not undone, so they count every try.
  async function tries(pool: DatabasePool, body: string): Promise<number> {
    await pool.query("drop sequence if exists tries cascade");
    await pool.query("create sequence tries");
    await pool.query(
      `create or replace function tried() returns text language plpgsql as $$ begin ${body} end $$`,
    );
    const outcome = await pool.query("select tried()").then(
      () => 1,
      (error: unknown) => (error instanceof DatabaseUnavailable ? -1 : 0),
    );
    const rows = await rowsOf<{ n: number }>(pool, "select last_value::int as n from tries");
    return outcome * (rows[0]?.n ?? 0);
  }
  const conflict = (code: string): string => `raise exception using errcode = '${code}';`;

  it.each(["40P01", "40001"])("is tried again after %s", async (code) => {
    const body = `if nextval('tries') < 3 then ${conflict(code)} end if; return 'done';`;
    expect(await withPool(1, (pool) => tries(pool, body))).toBe(3);
  });

  it("is tried six times at most, and then answered with Retry-After", async () => {
    const body = `perform nextval('tries'); ${conflict("40P01")}`;
    expect(await withPool(1, (pool) => tries(pool, body))).toBe(-6);
  });

  it("is not retried when the call's three seconds are over", async () => {
    const body = `perform nextval('tries'); perform pg_sleep(1.6); ${conflict("40P01")}`;
    expect(await withPool(1, (pool) => tries(pool, body))).toBe(-2);
  });
});

describe("createStatementNames", () => {
  it("gives one name to one text, and stops naming after 500 texts", () => {
    const names = createStatementNames();
    const first = names.nameOf("select 0");
    for (let n = 1; n < 500; n += 1) names.nameOf(`select ${n}`);
    expect(names.nameOf("select 0")).toBe(first);
    expect(names.nameOf("select 500")).toBeUndefined();
  });
});
