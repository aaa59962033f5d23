import { err, ok, type Result } from "#core/kernel/result.ts";

/** What a column of a table may hold; a price is that of every location, or `price:` with the slug of one. */
export const TABLE_FIELDS = ["key", "name", "category", "description", "price", "diets", "picture"] as const;

/** One of them. */
export type TableField = (typeof TABLE_FIELDS)[number];

/** The encodings that a table may be written in. UTF-8 and UTF-16 with their marks are known without being named. */
export const ENCODINGS = ["utf-8", "windows-1250", "windows-1252", "iso-8859-2", "iso-8859-16"] as const;

/** One of them. */
export type TableEncoding = (typeof ENCODINGS)[number];

/** A column that is asked for: what it holds, where, and under which heading it stands. */
export interface TableColumn {
  readonly field: TableField;
  /** The slug of a location; null for all. Only a price has one. */
  readonly location: string | null;
  readonly heading: string;
}

/** How tables are read. */
export interface TableOptions {
  readonly columns: readonly TableColumn[];
  readonly encoding: TableEncoding;
  /** What stands in place of a price where there is none. */
  readonly unpriced: readonly string[];
}

const SHAPE = `FIELD=HEADING with ${TABLE_FIELDS.join(", ")} or price:LOCATION`;

const LOCATION = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reads `price:centru=Preț Centru`; refuses with what is expected. */
export function readColumn(text: string): Result<TableColumn, string> {
  const at = text.indexOf("=");
  const [name = "", location] = text.slice(0, Math.max(0, at)).trim().split(":");
  const heading = text.slice(at + 1).trim();
  const field = TABLE_FIELDS.find((one) => one === name);
  if (at < 1 || field === undefined || heading === "") return err(SHAPE);
  if (location === undefined) return ok({ field, location: null, heading });
  return field === "price" && LOCATION.test(location) ? ok({ field, location, heading }) : err(SHAPE);
}

/** Reads the name of an encoding. */
export function readEncoding(text: string): Result<TableEncoding, string> {
  const encoding = ENCODINGS.find((one) => one === text.toLowerCase());
  return encoding === undefined ? err(`one of ${ENCODINGS.join(", ")}`) : ok(encoding);
}
