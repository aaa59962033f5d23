import { once } from "node:events";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { readBackup, verifyBackup } from "./backup-file.ts";
import type { BackupHeader, BackupRecord } from "./backup-format.ts";
import {
  columnNames,
  filledTables,
  listTables,
  tableName,
  type StoredSequence,
  type StoredTable,
} from "./backup-tables.ts";
import type { Log } from "#adapters/server/db/log.ts";
import { applyFunctions } from "#adapters/server/db/schema/apply-functions.ts";
import { applyMigration, prepareSchema, withMigrationLock } from "#adapters/server/db/schema/migrate.ts";
import {
  isOfOtherLine,
  pendingMigrations,
  type Migration,
} from "#adapters/server/db/schema/migration-files.ts";
import { ensureRoles, type Roles } from "#adapters/server/db/roles.ts";
import { liftConstraints } from "./restore-constraints.ts";
import type { SchemaFiles } from "#adapters/server/db/schema/schema-files.ts";
import { statement } from "#adapters/server/db/statement.ts";

/** The options of a restore. */
export interface RestoreOptions {
  readonly file: string;
  /** Whether the present rows may be deleted. */
  readonly replace: boolean;
  readonly schema: SchemaFiles;
  readonly log: Log;
}

/** The result of a restore. */
export interface RestoreReport {
  readonly madeAt: string;
  readonly tables: number;
}

/**
 * Puts a backup into an empty database, or with `replace` in place of what it holds: the schema as it was when
 * the backup was made, the rows, then the later migrations and the functions, all in one transaction. The checksum is compared
 * before anything is written. Refused while servers use the database.
 */
export async function restoreBackup(client: Client, options: RestoreOptions): Promise<RestoreReport> {
  await verifyBackup(options.file);
  return withMigrationLock(client, async () => {
    await refuseLiveServers(client);
    if (!options.replace) await refuseFilledDatabase(client);
    const roles = await ensureRoles(client, options.log);
    await client.query("begin");
    try {
      const header = await restoreRecords(client, options, roles);
      await client.query("commit");
      await client.query("analyze");
      return { madeAt: header.madeAt, tables: header.tables.length };
    } catch (error) {
      await client.query("rollback").catch(() => undefined);
      throw error;
    }
  });
}

async function restoreRecords(client: Client, options: RestoreOptions, roles: Roles): Promise<BackupHeader> {
  const records = readBackup(options.file);
  const first = await records.next();
  if (first.done === true || first.value.type !== "header")
    throw new Error("The backup does not begin with its header");
  const { header } = first.value;
  const { before, after } = splitMigrations(options.schema.migrations, header);
  await client.query("drop schema public cascade; create schema public");
  await prepareSchema(client, roles);
  for (const migration of before) await applyMigration(client, migration, roles);
  const putBack = await liftConstraints(client);
  const tables = await emptyTables(client, header);
  await copyAll(client, tables, records);
  await putBack();
  for (const migration of after) await applyMigration(client, migration, roles);
  await applyFunctions(client, options.schema, roles);
  return header;
}

function splitMigrations(
  migrations: readonly Migration[],
  header: BackupHeader,
): { readonly before: readonly Migration[]; readonly after: readonly Migration[] } {
  if (isOfOtherLine(migrations, header.migrations))
    throw new Error(
      "This backup was made before the first release and cannot be restored: start with an empty database and set it up " +
        "with npm run setup.",
    );
  const after = pendingMigrations(migrations, header.migrations);
  const known = new Set(migrations.map(({ name }) => name));
  const newer = header.migrations.find(({ name }) => !known.has(name));
  if (newer !== undefined)
    throw new Error(
      `The backup comes from a newer release, which has the migration ${newer.name}: restore it with that one.`,
    );
  return { before: migrations.filter((migration) => !after.includes(migration)), after };
}

// Migrations may put rows of their own, and the backup holds those too.
async function emptyTables(client: Client, header: BackupHeader): Promise<ReadonlyMap<string, StoredTable>> {
  const names = (await listTables(client)).map(({ name }) => name);
  const missing = header.tables.find(({ name }) => !names.includes(name));
  if (missing !== undefined)
    throw new Error(`The backup has the table ${missing.name}, which no migration makes`);
  if (names.length > 0) await client.query(`truncate ${names.map(tableName).join(", ")}`);
  return new Map(header.tables.map((table) => [table.name, table]));
}

async function copyAll(
  client: Client,
  tables: ReadonlyMap<string, StoredTable>,
  records: AsyncIterable<BackupRecord>,
): Promise<void> {
  let target: Writable | null = null;
  let ended = false;
  try {
    for await (const record of records) {
      if (record.type === "rows") {
        if (target === null) throw new Error("The backup has rows before their table");
        if (!target.write(record.rows)) await once(target, "drain");
        continue;
      }
      if (target !== null) await finish(target);
      target = null;
      const table = record.type === "table" ? tables.get(record.name) : undefined;
      if (table !== undefined) target = openTable(client, table);
      if (record.type === "sequences") await setSequences(client, record.sequences);
      ended = record.type === "end";
    }
  } catch (error) {
    // Ends the COPY: PostgreSQL would read a rollback as one more row until then.
    target?.destroy();
    throw error;
  }
  if (!ended) throw new Error("The backup has no end");
}

function openTable(client: Client, { name, columns }: StoredTable): Writable {
  const list = columns.length === 0 ? "" : ` (${columnNames(columns)})`;
  const target = client.query(copyFrom(`copy ${tableName(name)}${list} from stdin`));
  // A refused row shows at the next write or at the end; without a listener it would end the program at once.
  target.on("error", () => undefined);
  return target;
}

async function finish(target: Writable): Promise<void> {
  target.end();
  await finished(target);
}

async function setSequences(client: Client, sequences: readonly StoredSequence[]): Promise<void> {
  for (const { name, value } of sequences)
    if (value !== null) await SET_SEQUENCE.run(client, tableName(name), value);
}

async function refuseFilledDatabase(client: Client): Promise<void> {
  const filled = await filledTables(client, await listTables(client));
  if (filled.length > 0)
    throw new Error(
      `The database is not empty (${filled.slice(0, 5).join(", ")}${filled.length > 5 ? ", …" : ""}): ` +
        `restore into an empty one, or add --replace to lose what it holds.`,
    );
}

async function refuseLiveServers(client: Client): Promise<void> {
  const { others } = await COUNT_OTHERS.one(client);
  if (others > 0)
    throw new Error(`${others} other connections use this database: stop every server first, then restore.`);
}

const SET_SEQUENCE = statement("backup.setSequence", "select setval($1::text::regclass, $2::bigint, true)");

const COUNT_OTHERS = statement(
  "backup.countOthers",
  `select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and coalesce(backend_type, 'client backend') = 'client backend'`,
  ["others"],
);
