import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** One forward step of the schema. */
export interface Migration {
  /** The file's name without `.sql`, such as `0001-organizations`. */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the text with line ends as \n, in hexadecimal. */
  readonly checksum: string;
}

/** A step that a database remembers. */
export type AppliedMigration = Pick<Migration, "name" | "checksum">;

/** The steps that come with this release. */
export const MIGRATIONS_DIRECTORY = join(import.meta.dirname, "../migrations");

const NAME = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/;

/** Reads the steps of a directory in their order; refuses names that would leave the order in doubt. */
export async function readMigrations(directory: string): Promise<readonly Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith(".sql")).toSorted();
  const numbers = new Set<string>();
  for (const file of files) {
    const number = NAME.exec(file)?.[1];
    if (number === undefined)
      throw new Error(`${file} is no migration: files are named like 0007-order-notes.sql`);
    if (numbers.has(number)) throw new Error(`Two migrations have the number ${number}`);
    numbers.add(number);
  }
  return files.map((file) => readMigration(directory, file));
}

// Two hundred small files, before there is anybody to wait: one after the other takes a third of the time.
function readMigration(directory: string, file: string): Migration {
  const sql = readFileSync(join(directory, file), "utf8").replaceAll("\r\n", "\n");
  const checksum = createHash("sha256").update(sql).digest("hex");
  return { name: file.slice(0, -".sql".length), sql, checksum };
}

/**
 * Whether a database or a backup began with other migrations than these: it was made before the first release, and no
 * migration leads here from there.
 */
export function isOfOtherLine(known: readonly Migration[], applied: readonly AppliedMigration[]): boolean {
  const [first] = known;
  return first !== undefined && applied.length > 0 && !applied.some(({ name }) => name === first.name);
}

/**
 * The steps still to run. Refuses a step that was edited after it ran, and one that would run before a step
 * that ran already. Steps that this release does not know are allowed: an older server may run while a newer one does.
 */
export function pendingMigrations(
  known: readonly Migration[],
  applied: readonly AppliedMigration[],
): readonly Migration[] {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of known) {
    const ran = checksums.get(name);
    if (ran !== undefined && ran !== checksum)
      throw new Error(
        `The migration ${name} was changed after it ran here: restore its text and put the change into a new file.`,
      );
  }
  const pending = known.filter(({ name }) => !checksums.has(name));
  const latest = known.findLast(({ name }) => checksums.has(name));
  const [first] = pending;
  if (first !== undefined && latest !== undefined && first.name < latest.name)
    throw new Error(
      `The migration ${first.name} comes too late, ${latest.name} has run: give it a higher number.`,
    );
  return pending;
}
