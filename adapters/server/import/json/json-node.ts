/** A JSON value with the place it stands at, so that whatever is wrong with it can be pointed to. */
export interface JsonNode {
  readonly file: string;
  /** JSON pointer (RFC 6901); "" is the whole file. */
  readonly path: string;
  readonly value: unknown;
}

/** A JSON object. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether the value is a JSON object (a list is none). */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The first of these fields that is there and not null; otherwise the first one, with an undefined value. */
export function field(node: JsonNode, ...names: readonly [string, ...string[]]): JsonNode {
  const record = isRecord(node.value) ? node.value : {};
  const name = names.find((candidate) => valueAt(record, candidate) !== undefined) ?? names[0];
  return { file: node.file, path: pointerTo(node.path, name), value: valueAt(record, name) };
}

/** Whether nothing is written there. */
export function isAbsent(node: JsonNode): boolean {
  return node.value === undefined;
}

/** The elements of a list; a single value is a list of one, as schema.org has it; nothing is an empty list. */
export function itemsOf(node: JsonNode): readonly JsonNode[] {
  if (isAbsent(node)) return [];
  if (!Array.isArray(node.value)) return [node];
  const list: readonly unknown[] = node.value;
  return list.map((value, index) => ({ file: node.file, path: pointerTo(node.path, String(index)), value }));
}

/** The members of an object with their names, in file order. */
export function membersOf(node: JsonNode): readonly (readonly [string, JsonNode])[] {
  if (!isRecord(node.value)) return [];
  return Object.entries(node.value).map(([name, value]) => [
    name,
    { file: node.file, path: pointerTo(node.path, name), value },
  ]);
}

/** A text as it is written, or null for anything else. */
export function stringAt(node: JsonNode): string | null {
  return typeof node.value === "string" ? node.value : null;
}

/** A whole number, also when it is written as text; null for anything else. */
export function intAt(node: JsonNode): number | null {
  const text = typeof node.value === "number" || typeof node.value === "string" ? String(node.value) : "";
  return /^-?\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Yes or no in the ways that JSON files say it (true, 1, "1"); null for anything else. */
export function boolAt(node: JsonNode): boolean | null {
  if (node.value === true || node.value === 1 || node.value === "1" || node.value === "true") return true;
  if (node.value === false || node.value === 0 || node.value === "0" || node.value === "false") return false;
  return null;
}

function valueAt(record: JsonRecord, name: string): unknown {
  return Object.hasOwn(record, name) ? (record[name] ?? undefined) : undefined;
}

function pointerTo(path: string, name: string): string {
  return `${path}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** What is written there: a text as it is, anything else as JSON. */
export function writtenAs({ value }: Pick<JsonNode, "value">): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? null);
}
