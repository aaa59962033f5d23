/** A JSON value with the place it stands at, so that whatever is wrong with it can be pointed to. */
export interface Spot {
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
export function field(spot: Spot, ...names: readonly [string, ...string[]]): Spot {
  const record = isRecord(spot.value) ? spot.value : {};
  const name = names.find((candidate) => valueAt(record, candidate) !== undefined) ?? names[0];
  return { file: spot.file, path: pointerTo(spot.path, name), value: valueAt(record, name) };
}

/** Whether nothing is written there. */
export function isAbsent(spot: Spot): boolean {
  return spot.value === undefined;
}

/** The elements of a list; a single value is a list of one, as schema.org has it; nothing is an empty list. */
export function itemsOf(spot: Spot): readonly Spot[] {
  if (isAbsent(spot)) return [];
  if (!Array.isArray(spot.value)) return [spot];
  const list: readonly unknown[] = spot.value;
  return list.map((value, index) => ({ file: spot.file, path: pointerTo(spot.path, String(index)), value }));
}

/** The members of an object with their names, in file order. */
export function membersOf(spot: Spot): readonly (readonly [string, Spot])[] {
  if (!isRecord(spot.value)) return [];
  return Object.entries(spot.value).map(([name, value]) => [
    name,
    { file: spot.file, path: pointerTo(spot.path, name), value },
  ]);
}

/** A text as it is written, or null for anything else. */
export function textAt(spot: Spot): string | null {
  return typeof spot.value === "string" ? spot.value : null;
}

/** A whole number, also when it is written as text; null for anything else. */
export function wholeAt(spot: Spot): number | null {
  const text = typeof spot.value === "number" || typeof spot.value === "string" ? String(spot.value) : "";
  return /^-?\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Yes or no in the ways that JSON files say it (true, 1, "1"); null for anything else. */
export function yesNoAt(spot: Spot): boolean | null {
  if (spot.value === true || spot.value === 1 || spot.value === "1" || spot.value === "true") return true;
  if (spot.value === false || spot.value === 0 || spot.value === "0" || spot.value === "false") return false;
  return null;
}

function valueAt(record: JsonRecord, name: string): unknown {
  return Object.hasOwn(record, name) ? (record[name] ?? undefined) : undefined;
}

function pointerTo(path: string, name: string): string {
  return `${path}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
