import type { SocketConnection } from "#adapters/server/db/connection.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import type { SeededCustomer } from "./seed-customers.ts";

/** Makes the latest fulfilled order of bistro-nord that of a customer; answers its products. */
export async function givePastOrder(
  owner: SocketConnection,
  { userId, customerId }: SeededCustomer,
): Promise<readonly string[]> {
  return withOwner(owner, async (client) => {
    // Sums of points and counts of the customer who had it do not matter here.
    await client.query("begin; set local session_replication_role = replica");
    const { rows } = await client.query<{ product_id: string }>(GIVE, [
      demoId("shop", "bistro-nord"),
      customerId,
      userId,
    ]);
    await client.query("update customers set fulfilled_orders_count = 1 where id = $1", [customerId]);
    await client.query("commit");
    return rows.map((row) => row.product_id);
  });
}

const GIVE = `
  with given as (
    update orders set customer_id = $2, user_id = $3
     where id = (select id from orders where shop_id = $1 and status = 'fulfilled' order by placed_at desc limit 1)
    returning organization_id, id)
  select distinct l.product_id from given g
    join order_lines l on l.organization_id = g.organization_id and l.order_id = g.id
   order by l.product_id`;
