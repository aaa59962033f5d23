import * as Schema from "effect/Schema";
import type { AppliedMigration } from "#adapters/server/db/schema/migration-files.ts";
import type { StoredSequence, StoredTable } from "./backup-tables.ts";

/**
 * A backup is one gzip stream of records, followed by a last line `sha256 <hexadecimal>\n` over every byte
 * before it. A record is one letter, the length of its body in four bytes (big-endian), and the body:
 * H (JSON BackupHeader) first, then for each table T (its name) and any number of D (rows as COPY writes
 * them), then S (JSON list of sequences) and Z (empty).
 */
export interface BackupHeader {
  readonly format: 1;
  readonly madeAt: string;
  /** `server_version` of the database that was read, for people. */
  readonly postgres: string;
  readonly migrations: readonly AppliedMigration[];
  readonly tables: readonly StoredTable[];
}

/** One record of a backup. */
export type BackupRecord =
  | { readonly type: "header"; readonly header: BackupHeader }
  | { readonly type: "table"; readonly name: string }
  | { readonly type: "rows"; readonly rows: Buffer }
  | { readonly type: "sequences"; readonly sequences: readonly StoredSequence[] }
  | { readonly type: "end" };

/** Bytes of the last line: `sha256 `, 64 digits, a line end. */
export const CHECKSUM_BYTES = 72;

const HEAD_BYTES = 5;

const { String: text } = Schema;
const formatJson = Schema.fromJsonString(Schema.Struct({ format: Schema.Finite }));
const headerJson = Schema.fromJsonString(
  Schema.Struct({
    format: Schema.Literal(1),
    madeAt: text,
    postgres: text,
    migrations: Schema.Array(Schema.Struct({ name: text, checksum: text })),
    tables: Schema.Array(Schema.Struct({ name: text, columns: Schema.Array(text) })),
  }),
);
const sequencesJson = Schema.fromJsonString(
  Schema.Array(Schema.Struct({ name: text, value: Schema.NullOr(text) })),
);

/** The bytes of a record, head and body. */
export function encodeRecord(record: BackupRecord): readonly Buffer[] {
  switch (record.type) {
    case "header":
      return framed("H", Buffer.from(JSON.stringify(record.header)));
    case "table":
      return framed("T", Buffer.from(record.name));
    case "rows":
      return framed("D", record.rows);
    case "sequences":
      return framed("S", Buffer.from(JSON.stringify(record.sequences)));
    case "end":
      return framed("Z", Buffer.alloc(0));
  }
}

/** Reads records out of bytes that arrive in any pieces; throws where they are not a backup. */
export async function* decodeRecords(bytes: AsyncIterable<Buffer>): AsyncGenerator<BackupRecord> {
  let held: Buffer = Buffer.alloc(0);
  for await (const piece of bytes) {
    held = held.length === 0 ? piece : Buffer.concat([held, piece]);
    let start = 0;
    while (held.length - start >= HEAD_BYTES) {
      const end = start + HEAD_BYTES + held.readUInt32BE(start + 1);
      if (held.length < end) break;
      yield decodeRecord(held.toString("latin1", start, start + 1), held.subarray(start + HEAD_BYTES, end));
      start = end;
    }
    held = held.subarray(start);
  }
  if (held.length > 0) throw new Error("The backup ends in the middle of a record");
}

function framed(letter: string, body: Buffer): readonly Buffer[] {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(letter, 0, "latin1");
  head.writeUInt32BE(body.length, 1);
  return [head, body];
}

function decodeRecord(letter: string, body: Buffer): BackupRecord {
  switch (letter) {
    case "H":
      return { type: "header", header: readHeader(body.toString()) };
    case "T":
      return { type: "table", name: body.toString() };
    case "D":
      return { type: "rows", rows: body };
    case "S":
      return { type: "sequences", sequences: Schema.decodeSync(sequencesJson)(body.toString()) };
    case "Z":
      return { type: "end" };
    default:
      throw new Error("The file is no backup of this program");
  }
}

function readHeader(json: string): BackupHeader {
  if (Schema.decodeSync(formatJson)(json).format !== 1)
    throw new Error("The backup has a newer format than this program reads");
  return Schema.decodeSync(headerJson)(json);
}
