import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { appliedMigrations, migrate } from "#adapters/server/db/schema/migrate.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import type { SqlFunction } from "#adapters/server/db/schema/function-files.ts";
import type { SchemaFiles } from "#adapters/server/db/schema/schema-files.ts";
import { StartRefusal } from "#adapters/server/db/start-refusal.ts";
import { createBareDatabase, type BareDatabase } from "#tests/support/database/test-database.ts";
import {
  FIXTURE_MIGRATIONS,
  FIXTURE_SCHEMA,
  functionOf,
  migrationOf,
} from "#tests/adapters/server/db/schema/fixture-schema.ts";

let database: BareDatabase;

beforeEach(async () => {
  database = await createBareDatabase();
});
afterEach(() => database.stop());

async function run(migrations = FIXTURE_MIGRATIONS): Promise<readonly string[]> {
  return (await runSchema({ ...FIXTURE_SCHEMA, migrations })).applied;
}

function runSchema(schema: SchemaFiles): ReturnType<typeof migrate> {
  return withOwner(database.owner, (client) => migrate(client, schema, SILENT_LOG));
}

async function rowsOf(text: string): Promise<readonly unknown[]> {
  return withOwner(database.owner, async (client) => (await client.query(text)).rows);
}

describe("migrate", () => {
  it("runs each file once, and gathers statistics", async () => {
    expect(await run()).toEqual(["0001-menus", "0002-notes"]);
    expect(await run()).toEqual([]);
    const analyzed = await withOwner(database.owner, (client) =>
      client.query("select reltuples::int as rows from pg_class where relname = 'counter'"),
    );
    expect(analyzed.rows).toEqual([{ rows: 1 }]);
  });

  it("runs each file once when several servers start together", async () => {
    const runs = await Promise.all([run(), run(), run(), run()]);
    expect(runs.flat().toSorted()).toEqual(["0001-menus", "0002-notes"]);
  });

  it("continues from where an earlier release stopped, and lets that release keep working", async () => {
    const earlier = FIXTURE_MIGRATIONS.slice(0, 1);
    const before = { ...FIXTURE_SCHEMA, release: "0.9.9", migrations: earlier, functions: [] };
    expect((await runSchema(before)).applied).toEqual(["0001-menus"]);
    expect(await run()).toEqual(["0002-notes"]);
    expect(await runSchema(before)).toMatchObject({ applied: [], functions: [] });
  });

  it("refuses a file that was changed after it ran", async () => {
    await run();
    await expect(run([migrationOf("0001-menus", "select 1")])).rejects.toThrow(
      "0001-menus was changed after it ran",
    );
  });

  it("leaves nothing of a file that fails, and names it", async () => {
    const broken = migrationOf("0003-broken", "create table half (); select no_such_thing()");
    await expect(run([...FIXTURE_MIGRATIONS, broken])).rejects.toThrow(
      "0003-broken failed: function no_such_thing()",
    );
    const left = await withOwner(database.owner, async (client) => ({
      half: (await client.query("select to_regclass('half') as half")).rows[0]?.half,
      applied: (await appliedMigrations(client)).length,
    }));
    expect(left).toEqual({ half: null, applied: 2 });
  });

  it("leaves the functions' role without the right to create", async () => {
    await run();
    const { rows } = await withOwner(database.owner, (client) =>
      client.query(`select has_schema_privilege('diner_functions', 'public', 'create') as functions,
                           has_schema_privilege('diner_app', 'public', 'create') as app`),
    );
    expect(rows).toEqual([{ functions: false, app: false }]);
  });
});

describe("migrate on functions", () => {
  const first = functionOf("spelled", "(n int) returns text language sql as $$ select n || '!' $$");
  const later = functionOf("spelled", "(n int) returns text language sql as $$ select n || '?' $$");
  const caller = functionOf("spelled_twice", "(n int) returns text language sql as $$ select spelled(n) $$");
  const of = (release: string, ...functions: readonly SqlFunction[]): SchemaFiles => ({
    release,
    migrations: FIXTURE_MIGRATIONS,
    functions,
  });
  const spelled = () => rowsOf("select spelled(1) as text");

  it("makes them once, and later replaces those alone whose text differs", async () => {
    expect((await runSchema(of("1.0.0", first, caller))).functions).toEqual(["spelled", "spelled_twice"]);
    expect((await runSchema(of("1.0.0", first, caller))).functions).toEqual([]);
    expect((await runSchema(of("1.0.1", later, caller))).functions).toEqual(["spelled"]);
    expect(await spelled()).toEqual([{ text: "1?" }]);
  });

  it("keeps what a newer release made when an older one starts next to it", async () => {
    await runSchema(of("1.1.0", later, caller));
    expect((await runSchema(of("1.0.12", first))).functions).toEqual([]);
    expect(await spelled()).toEqual([{ text: "1?" }]);
    expect(await rowsOf("select spelled_twice(1) as text")).toEqual([{ text: "1?" }]);
  });

  it("drops one whose file is gone", async () => {
    await runSchema(of("1.0.0", first, caller));
    expect((await runSchema(of("1.1.0", first))).functions).toEqual(["spelled_twice"]);
    expect(await rowsOf("select to_regproc('spelled_twice') as twice")).toEqual([{ twice: null }]);
  });

  it("refuses one that got other parameters or another result, and changes nothing", async () => {
    await runSchema(of("1.0.0", first));
    const wider = functionOf(
      "spelled",
      "(n int, mark text) returns text language sql as $$ select n || mark $$",
    );
    await expect(runSchema(of("1.1.0", wider))).rejects.toThrow(
      "The function spelled has other parameters than the one that the release before calls: give it a new name.",
    );
    const other = functionOf("spelled", "(n int) returns int language sql as $$ select n $$");
    await expect(runSchema(of("1.1.0", other))).rejects.toThrow(
      "The function spelled failed: cannot change return type",
    );
    expect(await rowsOf("select proname, pronargs from pg_proc where proname = 'spelled'")).toEqual([
      { proname: "spelled", pronargs: 1 },
    ]);
    expect(await spelled()).toEqual([{ text: "1!" }]);
  });

  it("applies all of them or none", async () => {
    const broken = functionOf("broken", "() returns int language sql as $$ select no_such_column $$");
    await expect(runSchema(of("1.0.0", first, broken))).rejects.toThrow("The function broken failed");
    expect(await rowsOf("select to_regproc('spelled') as spelled")).toEqual([{ spelled: null }]);
  });
});

describe("migrate on a database of before the first release", () => {
  it("refuses it in one sentence, and touches nothing", async () => {
    const before = { release: "0.0.1", migrations: [migrationOf("0001-foundations", "create table old ()")] };
    await runSchema({ ...before, functions: [] });
    const content = () =>
      rowsOf(
        "select relname, (select count(*) from schema_migration) as steps from pg_class where relnamespace = 'public'::regnamespace order by 1",
      );
    const untouched = await content();
    await expect(run()).rejects.toEqual(
      new StartRefusal(
        "This database was made before the first release and cannot be upgraded: start with an empty one, in a new DATA_DIR or a new database for DATABASE_URL.",
      ),
    );
    expect(await content()).toEqual(untouched);
  });
});

describe("migrate with a user that may not make roles", () => {
  it("works with that one role", async () => {
    await withOwner(database.owner, (client) =>
      client.query(
        "drop role if exists lonely; create role lonely login; alter schema public owner to lonely",
      ),
    );
    const lonely = { ...database.owner, user: "lonely" };
    const warnings: string[] = [];
    const log = { ...SILENT_LOG, warn: (_fields: object, message: string) => void warnings.push(message) };
    const run = await withOwner(lonely, (client) => migrate(client, FIXTURE_SCHEMA, log));
    expect(run.roles).toEqual({ owner: "lonely", app: "lonely", functions: "lonely", separate: false });
    expect(warnings.join()).toContain('grant diner_app, diner_functions to "lonely"');
    await withOwner(lonely, (client) => client.query("insert into dish values ('o', 'd', 'Ciorbă', 24.5)"));
    // Once an administrator lets it take the roles, what was made without them does not fit any more.
    await withOwner(database.owner, (client) => client.query("grant diner_app, diner_functions to lonely"));
    await expect(withOwner(lonely, (client) => migrate(client, FIXTURE_SCHEMA, log))).rejects.toThrow(
      "made with one role",
    );
  });
});
