import { VAT_RATES } from "#core/menu/vat-rates.ts";
import type { ImportOptions, ImportPreview } from "#core/import/menu-import.ts";
import { TABLE_FORMAT, type MenuFormat } from "#core/import/menu-format.ts";
import { guessColumns, type TableColumn, type TableOptions } from "#core/import/table-columns.ts";
import type { Result } from "#core/kernel/result.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { readMenu, type ParseOptions, type ReadMenu, type UnreadableMenu } from "../read-menu.ts";
import type { RawFile } from "../source-file.ts";
import { unpackTable, type Table } from "../table/unpack-table.ts";
import { unpackMenu } from "../unpack-menu.ts";
import { findFormat } from "./find-format.ts";

/** Files of a menu as they were read for a shop. */
export interface ReadFiles {
  readonly format: MenuFormat;
  readonly table: ImportPreview["table"];
  readonly read: Result<ReadMenu, UnreadableMenu>;
  /** Of new products, per cent as decimal text. */
  readonly vatRate: string;
}

/** Reads the files of a menu for a shop that there is. */
export async function readFiles(
  files: readonly RawFile[],
  options: ImportOptions,
  { shop, locations }: ShopSnapshot,
): Promise<ReadFiles> {
  const parse: ParseOptions = {
    asked: null,
    ofShop: shop.currency,
    locations: locations.map(({ slug }) => slug),
    locale: shop.locale,
    takesPictures: true,
  };
  const format = options.format ?? findFormat(files, parse);
  const first = format === TABLE_FORMAT ? await firstTable(files, options) : null;
  const columns = options.columns ?? guessColumns((first?.rows[0]?.cells ?? []).map(textOf), locations);
  const unpacked = await unpackMenu(format, files, {
    ...tableOptions(options, columns),
    areAllColumns: true,
  });
  return {
    format,
    table: first === null ? null : describeTable(first, columns),
    read: readMenu(unpacked, parse),
    vatRate: options.vatRate ?? VAT_RATES[shop.currency][0] ?? "0.00",
  };
}

async function firstTable(files: readonly RawFile[], options: ImportOptions): Promise<Table | null> {
  const [file] = files;
  if (file === undefined) return null;
  const table = await unpackTable(file, tableOptions(options, []));
  return table.ok ? table.value : null;
}

function tableOptions({ encoding, unpriced }: ImportOptions, columns: readonly TableColumn[]): TableOptions {
  return { columns, encoding, unpriced };
}

function describeTable({ rows }: Table, columns: readonly TableColumn[]): ImportPreview["table"] {
  const [head, first] = rows;
  return {
    headings: (head?.cells ?? []).flatMap((cell, index) =>
      cell === null
        ? []
        : [{ heading: textOf(cell), sample: textOf(first?.cells[index] ?? null).slice(0, 80) }],
    ),
    columns,
  };
}

function textOf(cell: string | number | null): string {
  return String(cell ?? "").trim();
}
