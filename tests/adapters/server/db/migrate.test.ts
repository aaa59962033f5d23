import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SILENT_LOG } from "#adapters/server/db/log.ts";
import { appliedMigrations, migrate } from "#adapters/server/db/migrate.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { createBareDatabase, type BareDatabase } from "#tests/support/test-database.ts";
import { FIXTURE_MIGRATIONS, migrationOf } from "#tests/support/fixture-migrations.ts";

let database: BareDatabase;

beforeEach(async () => {
  database = await createBareDatabase();
});
afterEach(() => database.stop());

function run(migrations = FIXTURE_MIGRATIONS): Promise<readonly string[]> {
  return withOwner(database.owner, async (client) => (await migrate(client, migrations, SILENT_LOG)).applied);
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

  it("goes on from where an earlier release stopped, and lets that release work on", async () => {
    const earlier = FIXTURE_MIGRATIONS.slice(0, 1);
    expect(await run(earlier)).toEqual(["0001-menus"]);
    expect(await run()).toEqual(["0002-notes"]);
    expect(await run(earlier)).toEqual([]);
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
    const run = await withOwner(lonely, (client) => migrate(client, FIXTURE_MIGRATIONS, log));
    expect(run.roles).toEqual({ owner: "lonely", app: "lonely", functions: "lonely", separate: false });
    expect(warnings.join()).toContain('grant diner_app, diner_functions to "lonely"');
    await withOwner(lonely, (client) => client.query("insert into dish values ('o', 'd', 'Ciorbă', 24.5)"));
    // Once an administrator lets it take the roles, what was made without them does not fit any more.
    await withOwner(database.owner, (client) => client.query("grant diner_app, diner_functions to lonely"));
    await expect(withOwner(lonely, (client) => migrate(client, FIXTURE_MIGRATIONS, log))).rejects.toThrow(
      "made with one role",
    );
  });
});
