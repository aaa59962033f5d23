import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** A function of the database as its file makes it, with the triggers that call it. */
export interface SqlFunction {
  readonly name: string;
  /** Runs any number of times: everything in it is made or replaced. */
  readonly sql: string;
  /** SHA-256 of the text with line ends as \n, in hexadecimal. */
  readonly checksum: string;
}

/** A function that only processes of the release before call, and the release whose start drops it. */
export interface KeptFunction {
  readonly name: string;
  readonly droppedIn: string;
}

/**
 * The one list of functions that are kept for the release before; the file of each goes with its line. A function whose
 * parameters, result or meaning change gets a new name, and the old one a line here (migrations/README.md).
 */
export const KEPT_FUNCTIONS: readonly KeptFunction[] = [
  { name: "cart_merge", droppedIn: "0.3.0" },
  { name: "order_json", droppedIn: "0.3.0" },
  { name: "order_move", droppedIn: "0.3.0" },
  { name: "push_device", droppedIn: "0.3.0" },
  { name: "push_forget", droppedIn: "0.3.0" },
  { name: "shop_in_locales", droppedIn: "0.3.0" },
];

/** The functions that come with this release, `<noun>/<name>.sql`. */
export const FUNCTIONS_DIRECTORY = join(import.meta.dirname, "../functions");

/** Reads the functions of a directory, each after those that it calls; refuses names that are not its files'. */
export async function readFunctions(directory: string): Promise<readonly SqlFunction[]> {
  const files = (await readdir(directory, { recursive: true })).filter((file) => file.endsWith(".sql"));
  return inOrderOfCalls(files.toSorted().map((file) => readFunction(directory, file)));
}

function readFunction(directory: string, file: string): SqlFunction {
  const name = /(?:^|[\\/])([a-z][a-z0-9_]*)\.sql$/.exec(file)?.[1];
  if (name === undefined) throw new Error(`${file} is no function: files are named like cart/cart_json.sql`);
  const sql = readFileSync(join(directory, file), "utf8").replaceAll("\r\n", "\n");
  const made = [...sql.matchAll(/^create or replace function (\w+)\(/gm)].map((match) => match[1]);
  if (made.length !== 1 || made[0] !== name)
    throw new Error(`${file} has to make or replace the one function ${name}`);
  return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
}

// A function in SQL is checked against what it calls when it is made.
function inOrderOfCalls(functions: readonly SqlFunction[]): readonly SqlFunction[] {
  const byName = new Map(functions.map((one) => [one.name, one]));
  if (byName.size < functions.length) throw new Error("Two files make functions of one name");
  const ordered = new Set<SqlFunction>();
  const visit = (one: SqlFunction, callers: readonly SqlFunction[]): void => {
    if (ordered.has(one)) return;
    if (callers.includes(one)) throw new Error(`The function ${one.name} calls itself by way of others`);
    for (const called of calledBy(one, byName)) visit(called, [...callers, one]);
    ordered.add(one);
  };
  for (const one of functions) visit(one, []);
  return [...ordered];
}

function calledBy(
  { name, sql }: SqlFunction,
  byName: ReadonlyMap<string, SqlFunction>,
): readonly SqlFunction[] {
  const code = sql.replace(/--[^\n]*/g, "");
  const names = new Set([...code.matchAll(/\b(\w+)\(/g)].map((match) => match[1] ?? ""));
  return [...names].flatMap((called) => (called === name ? [] : (byName.get(called) ?? [])));
}
