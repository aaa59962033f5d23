import type { Client } from "pg";
import type { Log } from "./log.ts";
import { pendingMigrations, type AppliedMigration, type Migration } from "./migration-files.ts";
import { ensureRoles, quoteName, rolesByHand, withRoleNames, type Roles } from "./roles.ts";

// Any constant will do, as long as every release uses the same one.
const MIGRATION_LOCK = 7_346_201;

/** What a run did. */
export interface MigrationRun {
  readonly roles: Roles;
  readonly applied: readonly string[];
}

/**
 * Brings the database to the newest schema: roles, then each step that has not run, once, in a transaction of
 * its own. Two servers that start together wait for each other. Statistics are fresh afterwards.
 */
export async function migrate(
  client: Client,
  migrations: readonly Migration[],
  log: Log,
): Promise<MigrationRun> {
  return withMigrationLock(client, async () => {
    const roles = await ensureRoles(client, log);
    await prepareSchema(client, roles);
    await refuseOtherRoles(client, roles);
    const pending = pendingMigrations(migrations, await appliedMigrations(client));
    for (const migration of pending) {
      await inOneTransaction(client, () => applyMigration(client, migration, roles));
      log.info({ migration: migration.name }, "Migration applied");
    }
    if (pending.length > 0) await client.query("analyze");
    return { roles, applied: pending.map(({ name }) => name) };
  });
}

/** Runs alone among all processes that migrate or restore this database. */
export async function withMigrationLock<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
  try {
    return await work();
  } finally {
    // Fails only with the connection, and the lock goes with it.
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => undefined);
  }
}

/** Makes what the first step stands on: the book of steps, and the right of the roles to look into the schema. */
export async function prepareSchema(client: Client, roles: Roles): Promise<void> {
  const { rows } = await client.query("select to_regclass('public.schema_migration') as book");
  if (rows[0]?.book !== null) return;
  // One text of several statements is one transaction, or a part of the one that a restore has begun.
  const usage = `grant usage on schema public to ${quoteName(roles.app)}, ${quoteName(roles.functions)}`;
  await client.query(
    `create table public.schema_migration (
       name text primary key, checksum text not null, applied_at timestamptz not null default now());
     comment on table public.schema_migration is '${modeOf(roles)}';
     ${roles.separate ? usage : ""}`,
  );
}

/** The steps that ran here, in their order. */
export async function appliedMigrations(client: Client): Promise<readonly AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    "select name, checksum from public.schema_migration order by name",
  );
  return rows;
}

/** Runs one step within the transaction of the caller. */
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
  await client.query("insert into public.schema_migration (name, checksum) values ($1, $2)", [
    migration.name,
    migration.checksum,
  ]);
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
  const { rows } = await client.query(
    "select obj_description('public.schema_migration'::regclass, 'pg_class') as mode",
  );
  if (rows[0]?.mode === modeOf(roles)) return;
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
