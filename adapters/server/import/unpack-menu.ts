import { TABLE_FORMAT, type MenuFormat } from "#core/import/menu-format.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import { parseCanteen } from "./canteen/canteen.ts";
import { namedCurrencies } from "./currency-choice.ts";
import type { Finding } from "#core/import/finding.ts";
import type { ImportDraft } from "./draft/import-draft.ts";
import type { MenuParser, ParseContext } from "./draft/parse-context.ts";
import { parseOwnMenu } from "./own/own-menu.ts";
import { parsePowerApi } from "./power-api/power-api.ts";
import { parseSchemaOrg } from "./schema-org/schema-org.ts";
import { type RawFile, readSourceFile } from "./source-file.ts";
import { parseSquare } from "./square/square.ts";
import { unpackTable, type Table } from "./table/unpack-table.ts";
import { parseTables } from "./table/parse-tables.ts";
import type { TableOptions } from "#core/import/table-columns.ts";
import { parseTastyIgniter } from "./tastyigniter/tastyigniter.ts";

const JSON_FORMATS = {
  tastyigniter: parseTastyIgniter,
  square: parseSquare,
  "schema-org": parseSchemaOrg,
  "power-api": parsePowerApi,
  canteen: parseCanteen,
  diner: parseOwnMenu,
} as const satisfies Readonly<Record<Exclude<MenuFormat, typeof TABLE_FORMAT>, MenuParser>>;

/** A format whose files are JSON. */
export type JsonFormat = keyof typeof JSON_FORMATS;

/** Files that are unpacked: what they say is known, what it means is not yet. */
export interface UnpackedMenu {
  readonly format: MenuFormat;
  /** Every currency that they name. */
  readonly named: ReadonlySet<string>;
  parse(reading: ParseContext): ImportDraft;
}

/** Decodes the files of one menu; refuses them with every one that cannot be. */
export async function unpackMenu(
  format: MenuFormat,
  files: readonly RawFile[],
  options: TableOptions,
): Promise<Result<UnpackedMenu, readonly Finding[]>> {
  return format === TABLE_FORMAT ? unpackTables(files, options) : unpackJsonMenu(format, files);
}

/** Decodes files of JSON. */
export function unpackJsonMenu(
  format: JsonFormat,
  files: readonly RawFile[],
): Result<UnpackedMenu, readonly Finding[]> {
  const sources = allOf(files.map(readSourceFile));
  if (!sources.ok) return sources;
  return ok({
    format,
    named: namedCurrencies(sources.value),
    parse: (reading) => JSON_FORMATS[format](sources.value, reading),
  });
}

async function unpackTables(
  files: readonly RawFile[],
  options: TableOptions,
): Promise<Result<UnpackedMenu, readonly Finding[]>> {
  const tables = allOf<Table>(await Promise.all(files.map((file) => unpackTable(file, options))));
  if (!tables.ok) return tables;
  return ok({
    format: TABLE_FORMAT,
    named: new Set(),
    parse: (reading) => parseTables(tables.value, options, reading),
  });
}

function allOf<T>(results: readonly Result<T, Finding>[]): Result<readonly T[], readonly Finding[]> {
  const bad = results.flatMap((result) => (result.ok ? [] : [result.error]));
  return bad.length > 0 ? err(bad) : ok(results.flatMap((result) => (result.ok ? [result.value] : [])));
}
