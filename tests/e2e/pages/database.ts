import { withOwner } from "#adapters/server/db/owner.ts";
import { ownerOf } from "#tests/support/server/server-process.ts";

/** What the database holds of an order. */
export interface KeptOrder {
  readonly status: string;
  readonly total: string;
  readonly currency: string;
  readonly placed_at: string;
}

/** Directory of the database that the stories run on; the configuration names it. */
export function dataDirectory(): string {
  const directory = process.env["DINER_E2E_DATA_DIR"];
  if (directory === undefined) throw new Error("The configuration of the stories names their database");
  return directory;
}

/** An order as it is in the database itself, read beside the running server. */
export async function keptOrder(orderId: string): Promise<KeptOrder> {
  const [order] = await withOwner(await ownerOf(dataDirectory()), async (client) => {
    const text = `select status::text, total::text, currency::text, to_json(placed_at) #>> '{}' as placed_at from orders where id = $1`;
    return (await client.query<KeptOrder>(text, [orderId])).rows;
  });
  if (order === undefined) throw new Error(`The database has no order ${orderId}`);
  return order;
}
