import { mkdtemp, open, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeBackup } from "#adapters/server/backup/backup.ts";
import { CHECKSUM_BYTES } from "#adapters/server/backup/backup-format.ts";
import type { Connection } from "#adapters/server/db/connection.ts";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { migrate } from "#adapters/server/db/schema/migrate.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { restoreBackup } from "#adapters/server/backup/restore.ts";
import { readSchema } from "#adapters/server/db/schema/schema-files.ts";
import {
  FIXTURE_MIGRATIONS,
  FIXTURE_SCHEMA,
  migrationOf,
} from "#tests/adapters/server/db/schema/fixture-schema.ts";
import {
  describeOnPostgres15,
  startPostgres15,
  type SystemPostgres,
} from "#tests/adapters/server/db/system-postgres.ts";
import { createBareDatabase, type BareDatabase } from "#tests/support/database/test-database.ts";

const MADE_AT = "2026-03-01T10:00:00.000Z";
const LATER = migrationOf("0003-later", "alter table note add column read boolean not null default false");
const opened: BareDatabase[] = [];
let folder = "";
let file = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "diner-backup-"));
  file = join(folder, "one.backup");
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.stop();
  await rm(folder, { recursive: true });
});

async function newDatabase(): Promise<Connection> {
  const database = await createBareDatabase();
  opened.push(database);
  return database.owner;
}

async function fill(connection: Connection): Promise<void> {
  await withOwner(connection, async (client) => {
    await migrate(client, FIXTURE_SCHEMA, SILENT_LOG);
    await client.query(`
      insert into dish (organization_id, id, name, price, facts, sold_out_until, picture)
        values ('nord', 'a', E'Ciorbă\\t"de burtă"\\n\\\\N', 24.50, '{"iute": true}', '2026-03-01 10:00:00.123456+02', '\\x00ff'),
               ('zen', 'a', 'ラーメン', 0.01, null, '9999-12-31T23:59:59Z', null);
      update dish set best_friend = id;
      insert into note (dish, text) select null, repeat('lung ', 2000) || n from generate_series(1, 200) n;
      delete from note where id > 190`);
  });
}

async function contentOf(connection: Connection): Promise<unknown> {
  return withOwner(connection, async (client) => ({
    dishes: (await client.query("select * from dish order by organization_id, id")).rows,
    notes: (await client.query("select count(*), max(id), md5(string_agg(text, '' order by id)) from note"))
      .rows,
    counter: (await client.query("select n from counter")).rows,
    keys: (
      await client.query(
        "select conname from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace",
      )
    ).rows,
    forced: (await client.query("select relforcerowsecurity from pg_class where relname = 'dish'")).rows,
  }));
}

function backUp(connection: Connection): ReturnType<typeof writeBackup> {
  return withOwner(connection, (client) => writeBackup(client, file, MADE_AT));
}

function restore(
  connection: Connection,
  replace = false,
  schema = FIXTURE_SCHEMA,
): ReturnType<typeof restoreBackup> {
  return withOwner(connection, (client) => restoreBackup(client, { file, replace, schema, log: SILENT_LOG }));
}

async function nextNote(connection: Connection): Promise<unknown> {
  const insert = "insert into note (text) values ('nou') returning id";
  return withOwner(connection, async (client) => (await client.query(insert)).rows[0]?.id);
}

describe("backup and restore", () => {
  it("bring every row, count and constraint into an empty database", async () => {
    const [source, target] = [await newDatabase(), await newDatabase()];
    await fill(source);
    const report = await backUp(source);
    expect(report).toEqual({ file, tables: 3, bytes: (await stat(file)).size });
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await readdir(folder)).toEqual(["one.backup"]);
    expect(await restore(target)).toEqual({ madeAt: MADE_AT, tables: 3 });
    expect(await contentOf(target)).toEqual(await contentOf(source));
    expect(await nextNote(target)).toBe("201");
    await withOwner(target, (client) => client.query("insert into dish values ('zen', 'b', 'Gyoza', 8)"));
    expect(await contentOf(target)).toMatchObject({ counter: [{ n: 3 }] });
  });

  it("go into the schema of a later release, whose migrations then run", async () => {
    const [source, target] = [await newDatabase(), await newDatabase()];
    await fill(source);
    await backUp(source);
    const later = { ...FIXTURE_SCHEMA, migrations: [...FIXTURE_MIGRATIONS, LATER] };
    await withOwner(target, (client) => migrate(client, later, SILENT_LOG));
    await expect(restore(target)).rejects.toThrow("not empty (counter)");
    await restore(target, true, later);
    const { rows } = await withOwner(target, (client) =>
      client.query("select count(*) from note where not read"),
    );
    expect(rows).toEqual([{ count: "190" }]);
    await backUp(target);
    await expect(restore(source, true)).rejects.toThrow("newer release, which has the migration 0003-later");
  });

  it("leave a filled database alone unless it is to be replaced", async () => {
    const source = await newDatabase();
    await fill(source);
    await backUp(source);
    const before = await contentOf(source);
    await withOwner(source, (client) => client.query("delete from note"));
    await expect(restore(source)).rejects.toThrow("not empty (counter, dish)");
    await restore(source, true);
    expect(await contentOf(source)).toEqual(before);
  });

  it("refuse a file that is cut short, changed, or something else, before anything is written", async () => {
    const source = await newDatabase();
    await fill(source);
    await backUp(source);
    const before = await contentOf(source);
    const whole = await readFile(file);
    await writeFile(file, whole.subarray(0, -1));
    await expect(restore(source, true)).rejects.toThrow("no whole backup");
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(500) ^ 1, 500);
    await writeFile(file, changed);
    await expect(restore(source, true)).rejects.toThrow("is damaged: its checksum differs");
    await writeFile(file, "Dragă Ana");
    await expect(restore(source, true)).rejects.toThrow("no whole backup");
    expect(await contentOf(source)).toEqual(before);
  });

  it("leave the database as it was when a sealed file fails half-way", async () => {
    const source = await newDatabase();
    await fill(source);
    await backUp(source);
    const before = await contentOf(source);
    const records = gunzipSync((await readFile(file)).subarray(0, -CHECKSUM_BYTES));
    for (const broken of [
      records.subarray(0, records.length - 300),
      replaceBytes(records, "24.50", "24,50"),
    ]) {
      await seal(gzipSync(broken));
      await expect(restore(source, true)).rejects.toThrow();
      expect(await contentOf(source)).toEqual(before);
    }
  });

  it("refuse one of before the first release in one sentence, and leave the database as it was", async () => {
    const [older, target] = [await newDatabase(), await newDatabase()];
    const before = {
      ...FIXTURE_SCHEMA,
      migrations: [migrationOf("0001-foundations", "select 1")],
      functions: [],
    };
    await withOwner(older, (client) => migrate(client, before, SILENT_LOG));
    await backUp(older);
    await fill(target);
    const content = await contentOf(target);
    await expect(restore(target, true)).rejects.toThrow(
      "This backup was made before the first release and cannot be restored: start with an empty database and set it up with npm run setup.",
    );
    expect(await contentOf(target)).toEqual(content);
  });

  it("refuse to restore under a living server", async () => {
    const source = await newDatabase();
    await fill(source);
    await backUp(source);
    await withOwner(source, async () => {
      await expect(restore(source, true)).rejects.toThrow("1 other connections use this database");
    });
  });
});

function replaceBytes(bytes: Buffer, from: string, to: string): Buffer {
  const changed = Buffer.from(bytes);
  changed.write(to, changed.indexOf(from));
  return changed;
}

async function seal(content: Buffer): Promise<void> {
  const handle = await open(file, "w");
  await handle.write(content);
  await handle.write(`sha256 ${createHash("sha256").update(content).digest("hex")}\n`);
  await handle.close();
}

describeOnPostgres15("backup and restore across major versions", () => {
  let other: SystemPostgres;
  beforeAll(async () => {
    other = await startPostgres15();
  });
  afterAll(() => other.stop());

  it("carry a database from PostgreSQL 18 to 15, owned by no superuser, and back", async () => {
    const [source, back] = [await newDatabase(), await newDatabase()];
    const there = { connectionString: await other.createDatabase() };
    await fill(source);
    await backUp(source);
    await restore(there);
    expect(await contentOf(there)).toEqual(await contentOf(source));
    expect(await nextNote(there)).toBe("201");
    await backUp(there);
    await restore(back);
    expect(await contentOf(back)).toEqual(await contentOf(there));
  });

  it("carry the real schema there and back", async () => {
    const schema = await readSchema();
    const [source, back] = [await newDatabase(), await newDatabase()];
    const there = { connectionString: await other.createDatabase() };
    await withOwner(source, (client) => migrate(client, schema, SILENT_LOG));
    const { tables } = await backUp(source);
    expect((await restore(there, false, schema)).tables).toBe(tables);
    await backUp(there);
    expect((await restore(back, false, schema)).tables).toBe(tables);
  });
});
