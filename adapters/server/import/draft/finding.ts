import type { Finding } from "#core/import/finding.ts";
import { describeReason } from "./reason-words.ts";
import type { ImportReason } from "#core/import/import-reason.ts";
import type { JsonNode } from "../json/json-node.ts";

/** Where a place in a file is; a spot is one. */
export type Place = Pick<JsonNode, "file" | "path">;

/** Collects what an import has to tell, in the order of discovery. */
export interface Findings {
  /** Taken, but not as written. */
  changed(place: Place, reason: ImportReason): void;
  /** Not taken. */
  refused(place: Place, reason: ImportReason): void;
  /** Imported with the same change in many places of a file: reported once, with a count. */
  changedAlike(place: Place, reason: ImportReason): void;
  all(): readonly Finding[];
}

/** An empty collection. */
export function createFindings(): Findings {
  const found: Finding[] = [];
  const alike = new Map<string, number>();
  const add = (severity: Finding["severity"], { file, path }: Place, reason: ImportReason): void => {
    found.push({ severity, file, where: path, reason, times: 1 });
  };
  return {
    changed: (place, reason) => add("changed", place, reason),
    refused: (place, reason) => add("refused", place, reason),
    changedAlike: (place, reason) => {
      const known = alike.get(`${place.file}\n${describeReason(reason)}`);
      const first = known === undefined ? undefined : found[known];
      if (known !== undefined && first !== undefined) {
        found[known] = { ...first, times: first.times + 1 };
        return;
      }
      alike.set(`${place.file}\n${describeReason(reason)}`, found.length);
      add("changed", place, reason);
    },
    all: () => found,
  };
}

/** One finding as a line for a person at a terminal. */
export function describeFinding({ file, where, reason, times }: Finding): string {
  const at = where === "" ? "the whole file" : where;
  return `${file}, ${at}: ${describeReason(reason)}${times > 1 ? ` (${times} times)` : ""}`;
}
