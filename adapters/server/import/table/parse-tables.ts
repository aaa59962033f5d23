import { because } from "#core/import/import-reason.ts";
import type { FileLocation } from "#core/menu-file/menu-file.ts";
import type { Money } from "#core/money/money.ts";
import { type LocationMatch, matchLocations, pricesAt } from "../draft/draft-locations.ts";
import { draftPrice } from "../draft/draft-price.ts";
import { draftText } from "../draft/draft-text.ts";
import type { DraftCategory, DraftPrice, DraftProduct, ImportDraft } from "../draft/import-draft.ts";
import { type ParseContext, WORDS } from "../draft/parse-context.ts";
import type { JsonNode } from "../json/json-node.ts";
import { findColumns, type FoundColumns } from "./find-columns.ts";
import type { Table, TableRow } from "./unpack-table.ts";
import type { TableOptions } from "#core/import/table-columns.ts";

const DEFAULT_KEY = "(menu)";

interface Book {
  readonly categories: Map<string, DraftCategory>;
  readonly products: Map<string, DraftProduct>;
  readonly locations: Map<string, FileLocation>;
}

/**
 * Reads tables with a product a row. Which column holds what is said by who imports, or by headings that are the names
 * of the fields themselves; every other column is named as left out.
 */
export function parseTables(
  tables: readonly Table[],
  options: TableOptions,
  reading: ParseContext,
): ImportDraft {
  const book: Book = { categories: new Map(), products: new Map(), locations: new Map() };
  for (const table of tables) {
    const columns = findColumns(table, options, reading);
    if (columns === null) continue;
    for (const { slug, name } of columns.locations) book.locations.set(slug, { slug, name });
    const match = matchLocations(columns.locations, reading);
    if (columns.locations.length > 0 && match.size === 0) {
      reading.findings.refused({ file: table.file, path: "" }, because("locationColumnsMissing"));
      continue;
    }
    for (const row of table.rows.slice(1)) readRow(table, row, { columns, match, options, book }, reading);
  }
  const products = [...book.products.values()];
  if (products.length > 0)
    reading.findings.changed(
      { file: tables[0]?.file ?? "", path: "" },
      because("currencyAssumed", reading.currency),
    );
  return {
    shopName: null,
    locations: [...book.locations.values()],
    categories: [...book.categories.values()],
    modifierGroups: [],
    products,
  };
}

interface RowDeps {
  readonly columns: FoundColumns;
  readonly match: LocationMatch;
  readonly options: TableOptions;
  readonly book: Book;
}

function readRow(table: Table, row: TableRow, deps: RowDeps, reading: ParseContext): void {
  const { columns, book } = deps;
  const { findings, locale } = reading;
  const line: JsonNode = { file: table.file, path: `line ${row.line}`, value: null };
  if (row.cells.every((cell) => cell === null)) return;
  const cell = (index: number | null): JsonNode => cellAt(table, row, index);
  const name = draftText(textOf(cell(columns.name)), "name", findings);
  if (name === null) return findings.refused(line, because("unnamed"));
  const price = priceOf(table, row, deps, reading);
  if (price === null) return;
  const heading = draftText(textOf(cell(columns.category)), "name", findings);
  const categoryKey = heading ?? DEFAULT_KEY;
  const key = String(cell(columns.key).value ?? `${categoryKey}/${name}`).trim();
  if (book.products.has(key)) return findings.refused(line, because("keyTaken", key));
  if (columns.category !== null && heading === null)
    findings.changed(line, because("categoryAssumed", WORDS[locale].menu));
  book.categories.set(categoryKey, { key: categoryKey, name: heading ?? WORDS[locale].menu });
  const picture = String(cell(columns.picture).value ?? "").trim();
  book.products.set(key, {
    key,
    categoryKey,
    name,
    description: draftText(textOf(cell(columns.description)), "description", findings),
    price,
    groupKeys: [],
    diets: dietsOf(cell(columns.diets)),
    switchedOff: null,
    ...(picture === "" ? {} : { pictureName: picture }),
  });
}

function priceOf(
  table: Table,
  row: TableRow,
  { columns, match, options }: RowDeps,
  reading: ParseContext,
): DraftPrice | null {
  const read = (index: number): Money | null => readPrice(cellAt(table, row, index), options, reading);
  if (columns.price !== null) {
    const node = cellAt(table, row, columns.price);
    if (node.value !== null) return read(columns.price);
    reading.findings.refused(node, because("priceMissing"));
    return null;
  }
  // An empty cell says that it is not sold there; a price that cannot be read says nothing, and the row is refused.
  let isRefused = false;
  let isPriced = false;
  const prices = pricesAt(match, (slug) => {
    const column = columns.locations.find((location) => location.slug === slug);
    const node = cellAt(table, row, column?.column ?? null);
    if (column === undefined || node.value === null) return null;
    const price = readPrice(node, options, reading);
    if (price === null) isRefused = true;
    else isPriced = true;
    return price;
  });
  if (!isPriced && !isRefused)
    reading.findings.refused({ file: table.file, path: `line ${row.line}` }, because("priceNowhere"));
  return isPriced ? prices : null;
}

const DECIMAL_COMMA = /^(\d{1,7}),(\d{1,2})$/;

function readPrice(node: JsonNode, { unpriced }: TableOptions, reading: ParseContext): Money | null {
  const { findings } = reading;
  const written = typeof node.value === "string" ? node.value.trim() : node.value;
  if (unpriced.includes(String(written))) {
    findings.refused(node, because("pricePlaceholder", String(written)));
    return null;
  }
  if (typeof written !== "string") return draftPrice(node, null, reading);
  if (written.toLowerCase() === "variable") {
    findings.refused(node, because("priceVariable"));
    return null;
  }
  const comma = DECIMAL_COMMA.exec(written);
  if (comma === null) return draftPrice({ ...node, value: written }, null, reading);
  findings.changedAlike({ ...node, path: "" }, because("decimalCommas"));
  return draftPrice({ ...node, value: `${Number(comma[1])}.${comma[2]}` }, null, reading);
}

function dietsOf(node: JsonNode): readonly string[] | null {
  if (node.value === null) return null;
  const diets = String(node.value)
    .split(/[,;|]/)
    .map((diet) => diet.trim().toLowerCase());
  return diets.filter((diet) => diet !== "");
}

function cellAt({ file }: Table, { line, cells }: TableRow, index: number | null): JsonNode {
  return {
    file,
    path: `line ${line}, column ${(index ?? 0) + 1}`,
    value: index === null ? null : (cells[index] ?? null),
  };
}

function textOf(node: JsonNode): JsonNode {
  return typeof node.value === "number" ? { ...node, value: String(node.value) } : node;
}
