// By hand and not node-pg-migrate, nor the Migrator of Kysely, which makes none of our queries: roles that differ by
// database, functions by checksum, a restore between migrations and a refusal before anything is touched are most of
// this, and they have none of them.
import type { Client } from "pg";
import type { Log } from "../log.ts";
import { applyFunctions } from "./apply-functions.ts";
import {
  isOfOtherLine,
  pendingMigrations,
  type AppliedMigration,
  type Migration,
} from "./migration-files.ts";
import { ensureRoles, quoteName, rolesByHand, withRoleNames, type Roles } from "../roles.ts";
import type { SchemaFiles } from "./schema-files.ts";
import { statement } from "../statement.ts";
import { StartRefusal } from "../start-refusal.ts";

// Any constant will do, as long as every release uses the same one.
const MIGRATION_LOCK = 7_346_201;

/** What a run did. */
export interface MigrationRun {
  readonly roles: Roles;
  /** Names of the migrations that this run applied. */
  readonly applied: readonly string[];
  /** Names of the functions that it made, replaced or dropped. */
  readonly functions: readonly string[];
}

/**
 * Brings the database to the newest schema: roles, then each migration that has not run, once, in a transaction of its
 * own, then the functions whose text differs, in one transaction. Two servers that start together wait for each other.
 * Statistics are fresh afterwards. A database that these migrations did not begin is refused (`StartRefusal`) untouched.
 */
export async function migrate(client: Client, schema: SchemaFiles, log: Log): Promise<MigrationRun> {
  return withMigrationLock(client, async () => {
    await refuseOtherLine(client, schema.migrations);
    const roles = await ensureRoles(client, log);
    await prepareSchema(client, roles);
    await refuseOtherRoles(client, roles);
    const pending = pendingMigrations(schema.migrations, await appliedMigrations(client));
    for (const migration of pending) {
      await inOneTransaction(client, () => applyMigration(client, migration, roles));
      log.info({ migration: migration.name }, "Migration applied");
    }
    let functions: readonly string[] = [];
    await inOneTransaction(client, async () => {
      functions = await applyFunctions(client, schema, roles);
    });
    if (functions.length > 0) log.info({ functions: functions.length }, "Functions applied");
    if (pending.length > 0) await client.query("analyze");
    return { roles, applied: pending.map(({ name }) => name), functions };
  });
}

/** Runs alone among all processes that migrate or restore this database. */
export async function withMigrationLock<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await LOCK.run(client, MIGRATION_LOCK);
  try {
    return await work();
  } finally {
    // Fails only with the connection, and the lock goes with it.
    await UNLOCK.run(client, MIGRATION_LOCK).catch(() => undefined);
  }
}

/** Makes what the first migration stands on: the books, and the right of the roles to look into the schema. */
export async function prepareSchema(client: Client, roles: Roles): Promise<void> {
  if (await hasBook(client)) return;
  // One text of several statements is one transaction, or a part of the one that a restore has begun.
  const usage = `grant usage on schema public to ${quoteName(roles.app)}, ${quoteName(roles.functions)}`;
  await client.query(
    `create table public.schema_migration (
       name text primary key, checksum text not null, applied_at timestamptz not null default now());
     create table public.schema_function (
       name text primary key, checksum text not null, release text not null,
       applied_at timestamptz not null default now());
     comment on table public.schema_migration is '${modeOf(roles)}';
     ${roles.separate ? usage : ""}`,
  );
}

/** The migrations that ran here, in their order. */
export async function appliedMigrations(client: Client): Promise<readonly AppliedMigration[]> {
  return LIST_APPLIED.rows(client);
}

/** Runs one migration within the transaction of the caller. */
export async function applyMigration(client: Client, migration: Migration, roles: Roles): Promise<void> {
  const functions = quoteName(roles.functions);
  // An object's new owner needs the right to create in the schema, which it must not keep.
  if (roles.separate) await client.query(`grant create on schema public to ${functions}`);
  await client.query(withRoleNames(migration.sql, roles)).catch((error: unknown) => {
    throw new Error(
      `The migration ${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  });
  if (roles.separate) await client.query(`revoke create on schema public from ${functions}`);
  await NOTE_APPLIED.run(client, migration.name, migration.checksum);
}

/** Whether a server has ever started on this database. */
export async function hasBook(client: Client): Promise<boolean> {
  return (await FIND_BOOK.one(client)).isThere;
}

async function refuseOtherLine(client: Client, migrations: readonly Migration[]): Promise<void> {
  if (!(await hasBook(client)) || !isOfOtherLine(migrations, await appliedMigrations(client))) return;
  throw new StartRefusal(
    "This database was made before the first release and cannot be upgraded: start with an empty one, " +
      "in a new DATA_DIR or a new database for DATABASE_URL.",
  );
}

async function inOneTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query("begin");
  try {
    await work();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

// What was granted when the schema was made fits the roles of that day only.
async function refuseOtherRoles(client: Client, roles: Roles): Promise<void> {
  const { mode } = await READ_MODE.one(client);
  if (mode === modeOf(roles)) return;
  throw new Error(
    roles.separate
      ? `This database was made with one role, and now ${roles.app} exists: make a backup with a user that may not use ` +
          `the roles (npm run backup), then restore it with this one (npm run restore -- FILE --replace).`
      : `This database was made with roles that its user may no longer take; an administrator must run: ${rolesByHand(roles.owner)}`,
  );
}

function modeOf(roles: Roles): string {
  return roles.separate ? "separate roles" : "one role";
}

const LOCK = statement("db.lockMigrations", "select pg_advisory_lock($1)");

const UNLOCK = statement("db.unlockMigrations", "select pg_advisory_unlock($1)");

const FIND_BOOK = statement(
  "db.findBook",
  `select to_regclass('public.schema_migration') is not null as "isThere"`,
  ["isThere"],
);

const LIST_APPLIED = statement(
  "db.listAppliedMigrations",
  "select name, checksum from public.schema_migration order by name",
);

const NOTE_APPLIED = statement(
  "db.noteAppliedMigration",
  "insert into public.schema_migration (name, checksum) values ($1, $2)",
);

const READ_MODE = statement(
  "db.readMode",
  "select obj_description('public.schema_migration'::regclass, 'pg_class') as mode",
);
