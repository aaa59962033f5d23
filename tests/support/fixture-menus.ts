import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type MenuFormat, readMenu, type ParseOptions } from "#adapters/server/import/read-menu.ts";
import type { RawFile } from "#adapters/server/import/source-file.ts";
import { describeFinding } from "#adapters/server/import/draft/finding.ts";
import type { ImportDraft } from "#adapters/server/import/draft/import-draft.ts";

/** The project's own small menus, one folder a format. */
export const FIXTURE_MENUS = join(import.meta.dirname, "fixtures", "menus");

/** Every file of a folder, by its name. */
export function filesIn(folder: string): readonly RawFile[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}

/** A file that contains a value as JSON, or a text as it is. */
export function fileOf(value: unknown, name = "menu.json"): RawFile {
  return { name, bytes: new TextEncoder().encode(typeof value === "string" ? value : JSON.stringify(value)) };
}

/** The result of reading, as one value to compare. */
export interface Outcome {
  readonly message: string | null;
  readonly draft: ImportDraft | null;
  readonly currency: string | null;
  readonly changed: readonly string[];
  readonly refused: readonly string[];
}

/** Reads files as the command does, a Romanian shop unless the test says otherwise. */
export function outcomeOf(
  format: MenuFormat,
  files: readonly RawFile[],
  facts: Partial<ParseOptions> = {},
): Outcome {
  const read = readMenu(format, files, { asked: null, ofShop: null, locale: "ro", ...facts });
  const { findings } = read.ok ? read.value : read.error;
  const lines = (severity: string): readonly string[] =>
    findings.filter((finding) => finding.severity === severity).map(describeFinding);
  return {
    message: read.ok ? null : read.error.message,
    draft: read.ok ? read.value.draft : null,
    currency: read.ok ? read.value.currency : null,
    changed: lines("changed"),
    refused: lines("refused"),
  };
}
