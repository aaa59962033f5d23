import { because } from "#core/import/import-reason.ts";
import type { NamedLocation } from "../draft/draft-locations.ts";
import type { ParseContext } from "../draft/parse-context.ts";
import type { Table } from "./unpack-table.ts";
import {
  TABLE_FIELDS,
  type TableColumn,
  type TableField,
  type TableOptions,
} from "#core/import/table-columns.ts";

/** Where each field of a product stands; null where the table has none. */
export interface FoundColumns extends Readonly<Record<Exclude<TableField, "name" | "price">, number | null>> {
  readonly name: number;
  /** The price of every location; null where each one has a column of its own. */
  readonly price: number | null;
  readonly locations: readonly PriceColumn[];
}

/** The column of the prices of one location. */
export interface PriceColumn extends NamedLocation {
  readonly column: number;
}

/** Finds the columns by their headings; null, with a finding about the whole file, where one that is needed is not there. */
export function findColumns(
  { file, rows, delimiter }: Table,
  { columns, areAllColumns = false }: TableOptions,
  { findings }: ParseContext,
): FoundColumns | null {
  const headings = (rows[0]?.cells ?? []).map((cell) => tidy(String(cell ?? "")));
  const whole = { file, path: "" };
  const asked = areAllColumns ? columns : [...columns, ...byName(columns, headings)];
  const found = asked.map((column) => ({ ...column, at: headings.indexOf(tidy(column.heading)) }));
  for (const { heading, at } of found) if (at < 0) findings.refused(whole, because("columnMissing", heading));
  for (const heading of new Set(
    found.filter(({ at, heading: one }) => isTwice(headings, at, one)).map((one) => one.heading),
  ))
    findings.refused(whole, because("columnTwice", heading));
  const at = (field: TableField): number | null =>
    found.find((column) => column.field === field && column.location === null)?.at ?? null;
  const locations = found.flatMap(({ location, at: column }): readonly PriceColumn[] => {
    const place = { file, path: `line 1, column ${column + 1}` };
    return location === null ? [] : [{ slug: location, name: location, column, place }];
  });
  const name = at("name");
  if (name === null) findings.refused(whole, because("nameColumnMissing"));
  if (at("price") === null && locations.length === 0) findings.refused(whole, because("priceColumnMissing"));
  if (at("price") !== null && locations.length > 0) findings.refused(whole, because("priceColumnsBoth"));
  if (
    findings
      .all()
      .some((finding) => finding.file === file && finding.where === "" && finding.severity === "refused")
  )
    return null;
  if (delimiter !== null && delimiter !== ",") findings.changed(whole, because("cellsDivided", delimiter));
  const used = new Set(found.map((column) => column.at));
  const unused = headings.filter((heading, index) => heading !== "" && !used.has(index));
  if (unused.length > 0)
    findings.changed({ file, path: "line 1" }, because("columnsLeft", unused.join(", ")));
  return {
    name: name ?? 0,
    price: at("price"),
    locations,
    key: at("key"),
    category: at("category"),
    description: at("description"),
    diets: at("diets"),
    picture: at("picture"),
  };
}

// A heading that is the very name of a field holds it, unless another column was asked for.
function byName(asked: readonly TableColumn[], headings: readonly string[]): readonly TableColumn[] {
  return TABLE_FIELDS.filter(
    (field) => headings.includes(field) && !asked.some((column) => column.field === field),
  ).map((field) => ({ field, location: null, heading: field }));
}

function isTwice(headings: readonly string[], at: number, heading: string): boolean {
  return at >= 0 && headings.indexOf(tidy(heading), at + 1) > at;
}

function tidy(heading: string): string {
  return heading.normalize("NFC").replace(/\s+/gu, " ").trim().toLowerCase();
}
