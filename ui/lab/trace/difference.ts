import { isPlainRecord, type Plain } from "./plain.ts";

/** One place where two values differ; what is not there is undefined. */
export interface Difference {
  /** As code reads it: "items[0].qty". */
  readonly path: string;
  readonly before: Plain | undefined;
  readonly after: Plain | undefined;
}

/** The smallest places in which two values differ, in the order of their keys. */
export function differences(
  before: Plain | undefined,
  after: Plain | undefined,
  path = "",
): readonly Difference[] {
  // Most parts are the same object; a menu is too long to be compared letter by letter.
  if (before === after) return [];
  if (isPlainRecord(before) && isPlainRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => differences(before[key], after[key], path === "" ? key : `${path}.${key}`));
  }
  if (isList(before) && isList(after)) {
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, index) => index).flatMap((index) =>
      differences(before[index], after[index], `${path}[${index}]`),
    );
  }
  return [{ path, before, after }];
}

function isList(value: Plain | undefined): value is readonly Plain[] {
  return Array.isArray(value);
}
