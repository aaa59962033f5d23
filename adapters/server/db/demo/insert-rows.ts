import type { Queries } from "../prepared.ts";

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** Tables that the demo fills row by row; orders go through the guarded functions like everybody's. */
export type DemoTable =
  | "organizations"
  | "shops"
  | "locations"
  | "zones"
  | "categories"
  | "products"
  | "product_prices"
  | "product_availability"
  | "modifier_groups"
  | "modifiers"
  | "modifier_prices"
  | "modifier_availability"
  | "product_modifier_groups"
  | "promotions"
  | "users"
  | "credentials"
  | "employees"
  | "carts";

/** Inserts rows that name the same columns; columns they do not name get their defaults. One statement. */
export async function insertRows(queries: Queries, table: DemoTable, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).join(", ");
  await queries.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
