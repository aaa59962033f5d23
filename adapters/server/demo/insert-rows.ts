import type { Queries } from "#adapters/server/db/prepared.ts";
import type { TableRows } from "#adapters/server/db/statement-types.generated.ts";

/** Tables that the demo fills row by row; orders go through the guarded functions like everybody's. */
export type DemoTable = Extract<
  keyof TableRows,
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
  | "carts"
>;

/** Inserts rows that name the same columns; columns they do not name get their defaults. One statement. */
export async function insertRows<Table extends DemoTable>(
  queries: Queries,
  table: Table,
  rows: readonly TableRows[Table][],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).join(", ");
  await queries.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
