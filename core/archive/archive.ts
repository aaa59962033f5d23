import { isAllowed } from "#core/account/permissions.ts";
import type { User } from "#core/account/user.ts";
import { employmentOf } from "#core/account/workplace.ts";
import { SALES_FILE_FORMS } from "#core/sales/dashboard/sales-file.ts";
import type { Locale } from "#core/shop/shop.ts";

/** Where the archive of one's organization is downloaded, without the host. */
export const ARCHIVE_PATH = "/api/operations/archive.zip";

/** How the records of a table are written: a row each, or as JSON where they hold lists and records. */
export type ArchiveForm = "csv" | "json";

/** What the cells of a column hold. Whatever it is, a cell comes as text. */
export const ARCHIVE_CELL_KINDS = ["text", "integer", "decimal", "boolean", "json"] as const;

/** One of them. */
export type ArchiveCellKind = (typeof ARCHIVE_CELL_KINDS)[number];

/** A column of a table. */
export interface ArchiveColumn {
  readonly name: string;
  readonly kind: ArchiveCellKind;
}

/** The cells of a record, in the order of the columns; null where there is nothing. */
export type ArchiveRow = readonly (string | null)[];

/** Whether somebody may take along what the organization owns that they work in: it is of all its locations. */
export function mayTakeArchive(user: User): boolean {
  const place = employmentOf(user);
  return place !== null && place.locationIds === null && isAllowed(place.role, "organization.export");
}

/** The name of the archive that was made on a day (YYYY-MM-DD). */
export function archiveName(day: string): string {
  return `diner-${day}.zip`;
}

/** A record as cells of a table that Excel in a language reads: decimals with its mark, nothing where there is nothing. */
export function csvCells(
  columns: readonly ArchiveColumn[],
  row: ArchiveRow,
  locale: Locale,
): readonly string[] {
  const { decimalMark } = SALES_FILE_FORMS[locale];
  return columns.map(({ kind }, index) => {
    const cell = row[index] ?? "";
    return kind === "decimal" ? cell.replace(".", decimalMark) : cell;
  });
}

/** A record as JSON text. Decimals are texts, so that no digit is lost. */
export function jsonRecord(columns: readonly ArchiveColumn[], row: ArchiveRow): string {
  const members = columns.map(({ name, kind }, index) => {
    const cell = row[index] ?? null;
    return `${JSON.stringify(name)}: ${cell === null ? "null" : valueText(kind, cell)}`;
  });
  return `{ ${members.join(", ")} }`;
}

function valueText(kind: ArchiveCellKind, cell: string): string {
  switch (kind) {
    case "text":
    case "decimal":
      return JSON.stringify(cell);
    case "integer":
    case "boolean":
    case "json":
      return cell;
  }
}
