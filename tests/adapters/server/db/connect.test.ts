import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findDatabaseSite, connectDatabase } from "#adapters/server/db/connect.ts";
import { assertDurable } from "#adapters/server/db/durability.ts";
import { findPostmaster } from "#adapters/server/db/engine/postmaster.ts";
import { SILENT_LOG, makeQuickEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import {
  describeOnPostgres15,
  startPostgres15,
  type SystemPostgres,
} from "#tests/adapters/server/db/system-postgres.ts";
import {
  createBareDatabase,
  createTestDatabase,
  type BareDatabase,
} from "#tests/support/database/test-database.ts";

const EMBEDDED = { databaseUrl: null, databaseDirectUrl: null, dataDir: null, poolSize: 2 };
const WHO = `select current_user::text as who, current_setting('statement_timeout') as patience,
                    has_schema_privilege('public', 'create') as creates`;
const REQUESTS = { who: "diner_app", patience: "3s", creates: false };

describe("connectDatabase without DATABASE_URL", () => {
  it("starts an engine, migrates it, serves requests as a role that may little, and stops it", async () => {
    const home = await makeQuickEngineHome();
    const first = await connectDatabase({ ...EMBEDDED, dataDir: home }, SILENT_LOG);
    expect(first.applied.length).toBeGreaterThan(0);
    let waits = 0;
    const onWaiting = (): void => void (waits += 1);
    const second = await connectDatabase({ ...EMBEDDED, dataDir: home }, SILENT_LOG, { onWaiting });
    expect(waits).toBeGreaterThan(0);
    expect(second.applied).toEqual([]);
    expect((await second.app.query(WHO)).rows).toEqual([REQUESTS]);
    await first.stop();
    expect((await second.app.query(WHO)).rows).toEqual([REQUESTS]);
    await second.stop();
    expect(await findPostmaster(home)).toBeNull();
    await removeEngineHome(home);
  });
});

describe("connectDatabase with DATABASE_URL", () => {
  let database: BareDatabase;
  beforeAll(async () => {
    database = await createBareDatabase();
  });
  afterAll(() => database.stop());

  function urlOf(user: string): string {
    return `postgres:///${database.owner.database}?host=${database.owner.host}&user=${user}`;
  }

  it("becomes the application's role on every connection", async () => {
    const config = { ...EMBEDDED, databaseUrl: urlOf("diner_owner") };
    const opened = await connectDatabase(config, SILENT_LOG);
    expect((await opened.app.query(WHO)).rows).toEqual([REQUESTS]);
    await opened.stop();
    let waits = 0;
    const onWaiting = (): void => void (waits += 1);
    expect(await findDatabaseSite(config, SILENT_LOG, { onWaiting })).toMatchObject({
      owner: { connectionString: config.databaseUrl },
    });
    expect(waits).toBe(1);
  });

  it("serves requests through a pooler's user, and refuses one that row-level security does not bind", async () => {
    const direct = { ...EMBEDDED, databaseDirectUrl: urlOf("diner_owner") };
    const opened = await connectDatabase({ ...direct, databaseUrl: urlOf("diner_app") }, SILENT_LOG);
    expect((await opened.app.query("select current_user::text as who")).rows).toEqual([{ who: "diner_app" }]);
    await opened.stop();
    const powerful = connectDatabase({ ...direct, databaseUrl: urlOf("diner_owner") }, SILENT_LOG);
    await expect(powerful).rejects.toThrow('Requests would run as "diner_owner"');
  });

  it("refuses a session that confirms what is not on the disk (DATA-4)", async () => {
    await withOwner(database.owner, async (client) => {
      await expect(assertDurable(client)).resolves.toBeUndefined();
      await client.query("set synchronous_commit = off");
      await expect(assertDurable(client)).rejects.toThrow("synchronous_commit off");
    });
  });
});

describe("createTestDatabase", () => {
  it("gives each test file an empty copy of the migrated schema", async () => {
    const [one, other] = [await createTestDatabase(), await createTestDatabase()];
    await withOwner(one.owner, (client) => client.query("create table only_here ()"));
    const { rows } = await other.app.query(
      "select to_regclass('only_here') as here, current_user::text as who",
    );
    expect(rows).toEqual([{ here: null, who: "diner_app" }]);
    await one.stop();
    await other.stop();
  });
});

describeOnPostgres15("connectDatabase on PostgreSQL 15", () => {
  let other: SystemPostgres;
  beforeAll(async () => {
    other = await startPostgres15();
  });
  afterAll(() => other.stop());

  it("migrates as a user who is no superuser, from two servers at once", async () => {
    const config = { ...EMBEDDED, databaseUrl: await other.createDatabase() };
    const servers = await Promise.all([
      connectDatabase(config, SILENT_LOG),
      connectDatabase(config, SILENT_LOG),
    ]);
    expect(Math.min(...servers.map(({ applied }) => applied.length))).toBe(0);
    for (const server of servers) {
      expect((await server.app.query(WHO)).rows).toEqual([REQUESTS]);
      await server.stop();
    }
  });
});
