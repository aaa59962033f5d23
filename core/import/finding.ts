import type { ImportReason } from "./import-reason.ts";

/** Something of an imported file that did not come through as it was written. */
export interface Finding {
  readonly severity: "changed" | "refused";
  readonly file: string;
  /** A JSON pointer, or line and column; empty is the whole file. */
  readonly where: string;
  readonly reason: ImportReason;
  /** How often the same was found; `where` is the first place. */
  readonly times: number;
}

/** A place in a file, as far as it is one that a person can find: `pointer` is as JSON has it. */
export type FindingPlace =
  | { readonly kind: "file" }
  | { readonly kind: "line"; readonly line: number }
  | { readonly kind: "cell"; readonly line: number; readonly column: number }
  | { readonly kind: "pointer"; readonly pointer: string };

/** Where something was found. */
export function placeOf({ where }: Pick<Finding, "where">): FindingPlace {
  if (where === "") return { kind: "file" };
  const [, line, column] = /^line (\d+)(?:, column (\d+))?$/.exec(where) ?? [];
  if (line === undefined) return { kind: "pointer", pointer: where };
  return column === undefined
    ? { kind: "line", line: Number(line) }
    : { kind: "cell", line: Number(line), column: Number(column) };
}
