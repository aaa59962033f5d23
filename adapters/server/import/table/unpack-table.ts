import { because, type ImportReason } from "#core/import/import-reason.ts";
import { CsvError, parse } from "csv-parse/sync";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { Finding } from "#core/import/finding.ts";
import type { RawFile } from "../source-file.ts";
import type { TableOptions } from "#core/import/table-columns.ts";

/** What stands in a cell; a number only in a workbook, null where nothing stands. */
export type Cell = string | number | null;

/** A row with the line of the file that it begins in. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** A file as a table; its first row holds the headings. */
export interface Table {
  readonly file: string;
  readonly rows: readonly TableRow[];
  /** What divides the cells; null in a workbook. */
  readonly delimiter: string | null;
}

const DELIMITERS = [",", ";", "\t"] as const;

/**
 * Reads a workbook (XLSX, its first table), known by how its bytes begin, or else text whose cells are divided by commas,
 * semicolons or tabs: by the one that divides the first line into most cells. Refuses what cannot be read with its place.
 */
export async function unpackTable(file: RawFile, options: TableOptions): Promise<Result<Table, Finding>> {
  if (isZip(file.bytes)) return unpackWorkbook(file);
  const text = decode(file.bytes, options);
  if (text === null) return err(refusal(file, "", because("textEncoding", options.encoding)));
  return unpackText(file, text);
}

function unpackText(file: RawFile, text: string): Result<Table, Finding> {
  const [firstLine = ""] = text.split(/\r\n|\r|\n/, 1);
  const delimiter = DELIMITERS.reduce((best, one) =>
    firstLine.split(one).length > firstLine.split(best).length ? one : best,
  );
  const rows: TableRow[] = [];
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (record: readonly string[], { lines }) => {
        rows.push(toRow(record, lines));
        return null;
      },
    });
    return ok({ file: file.name, delimiter, rows });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error["lines"] === "number" ? error["lines"] : 1;
    return err(refusal(file, `line ${line}`, because("tableBroken", error.message)));
  }
}

// The parser says in which line a record ends; it begins before its own line breaks.
function toRow(record: readonly string[], end: number): TableRow {
  const breaks = record.reduce((sum, cell) => sum + cell.split(/\r\n|\r|\n/).length - 1, 0);
  return { line: end - breaks, cells: record.map((cell) => (cell.trim() === "" ? null : cell)) };
}

const MEGABYTE = 1024 * 1024;
const MAX_UNPACKED_MB = 64;

// What reads archives is loaded with the first of them: no start waits for it.
async function unpackWorkbook(file: RawFile): Promise<Result<Table, Finding>> {
  const [{ default: readWorkbook }, { unpacksWithin }] = await Promise.all([
    import("read-excel-file/node"),
    import("./archive-size.ts"),
  ]);
  if (!unpacksWithin(file.bytes, MAX_UNPACKED_MB * MEGABYTE))
    return err(refusal(file, "", because("workbookLarge", MAX_UNPACKED_MB)));
  try {
    const [first] = await readWorkbook(Buffer.from(file.bytes));
    return ok({
      file: file.name,
      delimiter: null,
      rows: (first?.data ?? []).map((cells, index) => ({ line: index + 1, cells: cells.map(toCell) })),
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return err(refusal(file, "", because("workbookBroken", why)));
  }
}

function toCell(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === "number") return value;
  const text = value instanceof Date ? value.toISOString() : String(value);
  return text.trim() === "" ? null : text;
}

// A mark at the beginning says what the text is, whatever was asked for.
function decode(bytes: Uint8Array, { encoding }: TableOptions): string | null {
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : null;
  const isMarkedUtf8 = first === 0xef && second === 0xbb && bytes[2] === 0xbf;
  try {
    return new TextDecoder(marked ?? (isMarkedUtf8 ? "utf-8" : encoding), { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function isZip([first, second, third, fourth]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && third === 0x03 && fourth === 0x04;
}

function refusal({ name }: RawFile, where: string, reason: ImportReason): Finding {
  return { severity: "refused", file: name, where, reason, times: 1 };
}
