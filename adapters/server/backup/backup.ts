import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { encodeRecord, type BackupRecord } from "./backup-format.ts";
import {
  columnNames,
  hiddenTables,
  listSequences,
  listTables,
  tableName,
  type StoredTable,
} from "./backup-tables.ts";
import { appliedMigrations, hasBook } from "#adapters/server/db/schema/migrate.ts";
import { statement } from "#adapters/server/db/statement.ts";

/** What was written. */
export interface BackupReport {
  readonly file: string;
  readonly tables: number;
  readonly bytes: number;
}

/**
 * Writes every table, as of one moment, into one compressed file with its checksum. Servers keep running meanwhile.
 * The file appears under its name only when whole and on the disk, readable by its owner alone.
 */
export async function writeBackup(client: Client, file: string, madeAt: string): Promise<BackupReport> {
  const draft = `${file}.part`;
  try {
    await client.query("begin transaction isolation level repeatable read, read only");
    await refuseForeignDatabase(client);
    await refuseHiddenRows(client);
    const tables = await listTables(client);
    const bytes = await writeFile(draft, records(client, tables, madeAt));
    await client.query("commit");
    await rename(draft, file);
    await syncPath(dirname(file));
    return { file, tables: tables.length, bytes };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function* records(
  client: Client,
  tables: readonly StoredTable[],
  madeAt: string,
): AsyncGenerator<Buffer> {
  const { version } = await READ_VERSION.one(client);
  const migrations = await appliedMigrations(client);
  const header = { format: 1, madeAt, postgres: version, migrations, tables } as const;
  yield* encoded({ type: "header", header });
  for (const table of tables) {
    yield* encoded({ type: "table", name: table.name });
    yield* copyRows(client, table);
  }
  yield* encoded({ type: "sequences", sequences: await listSequences(client) });
  yield* encoded({ type: "end" });
}

async function* copyRows(client: Client, { name, columns }: StoredTable): AsyncGenerator<Buffer> {
  // A query instead of the table's name reads also where row-level security is active.
  const source = columns.length === 0 ? "select" : `select ${columnNames(columns)}`;
  const stream = client.query(copyTo(`copy (${source} from ${tableName(name)}) to stdout`));
  for await (const piece of stream) if (Buffer.isBuffer(piece)) yield* encoded({ type: "rows", rows: piece });
}

function encoded(record: BackupRecord): readonly Buffer[] {
  return encodeRecord(record);
}

async function writeFile(file: string, source: AsyncIterable<Buffer>): Promise<number> {
  const hash = createHash("sha256");
  let bytes = 0;
  const sealed = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      bytes += piece.length;
      done(null, piece);
    },
    flush(done) {
      const line = `sha256 ${hash.digest("hex")}\n`;
      bytes += line.length;
      done(null, line);
    },
  });
  await pipeline(
    Readable.from(source),
    createGzip({ level: 6 }),
    sealed,
    createWriteStream(file, { mode: 0o600 }),
  );
  await syncPath(file);
  return bytes;
}

// An untouched database would make a backup that restores nothing: more likely the settings name the wrong one.
async function refuseForeignDatabase(client: Client): Promise<void> {
  if (!(await hasBook(client)))
    throw new Error("This is no Diner database yet: no server has started on it.");
}

async function refuseHiddenRows(client: Client): Promise<void> {
  const hidden = await hiddenTables(client);
  if (hidden.length > 0)
    throw new Error(
      `Row-level security would hide rows of ${hidden.join(", ")}: back up as the owner of the tables.`,
    );
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}

const READ_VERSION = statement("backup.readVersion", "select current_setting('server_version') as version", [
  "version",
]);
