/** A query as nested text: `filter[status][]=a` is `{filter: {status: ["a"]}}`. */
export type QueryValue = string | readonly string[] | QueryRecord;

/** Parameters by name. */
export interface QueryRecord {
  readonly [name: string]: QueryValue;
}

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;
const MAX_PARAMETERS = 100;
const MAX_DEPTH = 4;

/**
 * Reads a query string without its "?": `name=value`, `name[]=value` for lists, `name[key]=value` nested
 * (WIRE-3). A name said twice counts as said last; names that fit no form, and parameters beyond the
 * hundredth, are ignored.
 */
export function parseQuery(query: string): QueryRecord {
  const root: MutableRecord = Object.create(null);
  for (const pair of query.split("&").slice(0, MAX_PARAMETERS)) {
    const equals = pair.indexOf("=");
    const name = decoded(equals < 0 ? pair : pair.slice(0, equals));
    const value = decoded(equals < 0 ? "" : pair.slice(equals + 1));
    if (name === null || value === null) continue;
    const match = NAME.exec(name);
    if (match === null) continue;
    const [, head = "", rest = ""] = match;
    const keys = rest === "" ? [] : rest.slice(1, -1).split("][");
    if (keys.length < MAX_DEPTH) put(root, [head, ...keys], value);
  }
  return root;
}

/** Writes nested text as a query string without "?", in the order of the record; parseQuery reads it back. */
export function buildQuery(query: unknown): string {
  return pairsOf("", query)
    .map(([name, value]) => `${encodeName(name)}=${encodeURIComponent(value)}`)
    .join("&");
}

interface MutableRecord {
  [name: string]: string | string[] | MutableRecord;
}

function put(record: MutableRecord, path: readonly string[], value: string): void {
  const [key = "", ...rest] = path;
  const held = record[key];
  if (rest.length === 0) {
    record[key] = value;
  } else if (rest.length === 1 && rest[0] === "") {
    record[key] = Array.isArray(held) ? [...held, value] : [value];
  } else {
    const inner: MutableRecord = isRecord(held) ? held : Object.create(null);
    record[key] = inner;
    put(inner, rest, value);
  }
}

function isRecord(value: unknown): value is MutableRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function pairsOf(name: string, value: unknown): readonly (readonly [string, string])[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.map((item) => [`${name}[]`, String(item)] as const);
  if (typeof value !== "object") return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    pairsOf(name === "" ? key : `${name}[${key}]`, inner),
  );
}

// Brackets stay readable in addresses, as WIRE-3 writes them.
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll("%5B", "[").replaceAll("%5D", "]");
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return null;
  }
}
