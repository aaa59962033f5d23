import { TABLE_FIELDS, type TableColumn } from "./table-columns.ts";

/** What a column may hold: a field, and for a price the location where it is one. */
export type ColumnUse = Pick<TableColumn, "field" | "location">;

/** Everything that a column may hold at these locations, in the order in which it is offered. */
export function columnUses(locations: readonly { readonly slug: string }[]): readonly ColumnUse[] {
  return TABLE_FIELDS.flatMap((field): readonly ColumnUse[] => [
    { field, location: null },
    ...(field === "price" && locations.length > 1
      ? locations.map(({ slug }) => ({ field, location: slug }))
      : []),
  ]);
}

/**
 * The columns once one of them holds something else, null for nothing. What it holds is held by no other one, and a
 * price is either that of all locations or that of some.
 */
export function chooseColumn(
  columns: readonly TableColumn[],
  heading: string,
  use: ColumnUse | null,
): readonly TableColumn[] {
  const others = columns.filter(
    (column) => column.heading !== heading && (use === null || !excludes(use, column)),
  );
  return use === null ? others : [...others, { ...use, heading }];
}

function excludes(use: ColumnUse, column: ColumnUse): boolean {
  if (use.field !== column.field) return false;
  return (
    use.field !== "price" ||
    use.location === column.location ||
    (use.location === null) !== (column.location === null)
  );
}
