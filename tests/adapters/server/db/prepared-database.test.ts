import { mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connectDatabase, findDatabaseSite } from "#adapters/server/db/connect.ts";
import { engineAccount } from "#adapters/server/db/engine/account.ts";
import { clusterDirectory } from "#adapters/server/db/engine/home.ts";
import { findPrepared, prepareDatabase } from "#adapters/server/db/prepared-database.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { SILENT_LOG, makeQuickEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";

const EMBEDDED = { databaseUrl: null, databaseDirectUrl: null, poolSize: 2 };

let directory = "";
const find = (): Promise<string | null> => findPrepared(directory);

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "diner-prepared-test-"));
  await prepareDatabase(SILENT_LOG, directory);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

interface Made {
  readonly applied: number;
  /** Everything that the schema, the roles and their rights are, and how the cluster was made. */
  readonly form: unknown;
  readonly filled: readonly string[];
  readonly signingKey: string;
  readonly cluster: string;
}

/** What a first start makes of an empty directory. */
async function firstStart(findIt: () => Promise<string | null>): Promise<Made> {
  const dataDir = await makeQuickEngineHome();
  const database = await connectDatabase({ ...EMBEDDED, dataDir }, SILENT_LOG, { findPrepared: findIt });
  const made = await withOwner(database.owner, async (client) => {
    const { rows } = await client.query(
      `select (select signing_key from installation) as "signingKey",
              (select system_identifier::text from pg_control_system()) as cluster`,
    );
    return { ...rows[0], form: await formOf(client), filled: await filledTables(client) };
  });
  await database.stop();
  expect((await readdir(dataDir)).filter((name) => name.startsWith("postgres-draft"))).toEqual([]);
  const { mode, uid } = await stat(clusterDirectory(dataDir));
  expect(mode & 0o077).toBe(0);
  expect(uid).toBe((await engineAccount())?.uid ?? process.getuid?.());
  await removeEngineHome(dataDir);
  return { ...made, applied: database.applied.length };
}

async function formOf(client: Client): Promise<unknown> {
  const { rows } = await client.query(
    `select (select json_agg(row(rolname, rolsuper, rolcanlogin, rolbypassrls) order by rolname)
               from pg_roles where rolname like 'diner%') as roles,
            (select json_agg(row(datname, encoding, datlocprovider, datlocale, datcollate) order by datname)
               from pg_database) as databases,
            (select json_agg(row(type, auth_method) order by rule_number) from pg_hba_file_rules) as access,
            (select json_agg(row(name, setting) order by name) from pg_settings
               where source in ('configuration file', 'database', 'user')) as settings,
            (select json_agg(row(c.relname, c.relkind, c.relacl::text, c.relrowsecurity, c.relowner::regrole::text)
                             order by c.relname)
               from pg_class c where c.relnamespace = 'public'::regnamespace) as relations,
            (select json_agg(row(conrelid::regclass::text, conname, pg_get_constraintdef(oid))
                             order by conrelid::regclass::text, conname)
               from pg_constraint where connamespace = 'public'::regnamespace) as constraints,
            (select json_agg(row(proname, md5(prosrc), proacl::text, proowner::regrole::text) order by proname)
               from pg_proc where pronamespace = 'public'::regnamespace) as functions,
            (select json_agg(p order by tablename, policyname) from pg_policies p) as policies,
            (select json_agg(row(name, checksum) order by name) from schema_migration) as migrations,
            obj_description('schema_migration'::regclass, 'pg_class') as mode`,
  );
  return rows[0];
}

async function filledTables(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const filled: string[] = [];
  for (const { name } of rows)
    if ((await client.query(`select from ${name} limit 1`)).rowCount === 1) filled.push(name);
  return filled;
}

describe("prepareDatabase", () => {
  it("makes what a first start would have made, which each copy then signs with a key of its own", async () => {
    const [copy, other, made] = [
      await firstStart(find),
      await firstStart(find),
      await firstStart(() => Promise.resolve(null)),
    ];
    expect([copy.applied, made.applied > 0]).toEqual([0, true]);
    expect(copy.form).toEqual(made.form);
    expect(copy.filled).toEqual(made.filled);
    // What tells that it was copied.
    expect([copy.cluster === other.cluster, copy.cluster === made.cluster]).toEqual([true, false]);
    expect(new Set([copy, other, made].map(({ signingKey }) => signingKey)).size).toBe(3);
  });

  it("is copied once when several starts meet on an empty directory", async () => {
    const dataDir = await makeQuickEngineHome();
    const starts = [1, 2, 3].map(() =>
      connectDatabase({ ...EMBEDDED, dataDir }, SILENT_LOG, { findPrepared: find }),
    );
    const opened = await Promise.all(starts);
    const keys = await Promise.all(
      opened.map(async ({ app }) => (await app.query("select installation_key() as key")).rows[0]),
    );
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    expect((await readdir(dataDir)).filter((name) => name.startsWith("postgres-draft"))).toEqual([]);
    for (const { stop } of opened) await stop();
    await removeEngineHome(dataDir);
  });

  it("holds nobody's row and no secret", async () => {
    const dataDir = await makeQuickEngineHome();
    const site = await findDatabaseSite({ ...EMBEDDED, dataDir }, SILENT_LOG, { findPrepared: find });
    expect(await withOwner(site.owner, filledTables)).toEqual([
      "heartbeat",
      "schema_function",
      "schema_migration",
    ]);
    await site.stop();
    await removeEngineHome(dataDir);
  });

  it("stays as it is with the next build of a release, while those of others and half-made ones go", async () => {
    const before = await readdir(directory);
    const [name = ""] = before;
    const { ino } = await stat(join(directory, name));
    for (const other of ["0123456789abcdef", `${name}-draft-1`])
      await mkdir(join(directory, other, "base"), { recursive: true });
    await prepareDatabase(SILENT_LOG, directory);
    expect(await readdir(directory)).toEqual(before);
    expect((await stat(join(directory, name))).ino).toBe(ino);
  });

  it("is found by the release that made it alone", async () => {
    const [name = ""] = await readdir(directory);
    expect(await find()).toBe(join(directory, name));
    await rename(join(directory, name), join(directory, "0123456789abcdef"));
    expect(await find()).toBeNull();
    await rename(join(directory, "0123456789abcdef"), join(directory, name));
  });
});
