import { Actor } from "xstate";

/** A value that can be written as JSON and sent to another window. */
export type Plain = null | boolean | number | string | readonly Plain[] | PlainRecord;

/** A record of such values. */
export interface PlainRecord {
  readonly [key: string]: Plain;
}

const MAX_DEPTH = 14;

/** What can be shown of any value: actors become their names, functions and classes what they are called. */
export function toPlain(value: unknown, nameOf: (actor: object) => string, depth = 0): Plain {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean" || typeof value === "number" || typeof value === "string") return value;
  if (typeof value === "function") return `function ${value.name}`;
  if (typeof value !== "object") return String(value);
  if (value instanceof Actor) return { actor: nameOf(value) };
  if (value instanceof Error) return { error: value.message };
  if (depth > MAX_DEPTH) return "…";
  const inner = (part: unknown): Plain => toPlain(part, nameOf, depth + 1);
  if (Array.isArray(value)) return value.map(inner);
  if (value instanceof Set) return [...value].map(inner);
  if (value instanceof Map) return [...value].map(([key, part]) => [inner(key), inner(part)]);
  const { constructor } = value;
  if (typeof constructor === "function" && constructor !== Object) return `a ${constructor.name}`;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (part === undefined ? [] : [[key, inner(part)]])),
  );
}

/** Whether two plain values are the same. */
export function isEqual(a: Plain | undefined, b: Plain | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Whether a plain value is a record, and neither a list nor a single value. */
export function isPlainRecord(value: Plain | undefined): value is PlainRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
