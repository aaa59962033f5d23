import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import type { Role } from "#core/account/employee.ts";
import { ownerOf } from "#tests/support/server/server-process.ts";

/** An order's row in the database. */
export interface StoredOrder {
  readonly status: string;
  readonly total: string;
  readonly currency: string;
  readonly placed_at: string;
}

/** Reads an order's row while the server runs; `home` is the directory of its database. */
export async function storedOrder(home: string, orderId: string): Promise<StoredOrder> {
  const [order] = await withOwner(await ownerOf(home), async (client) => {
    const text = `select status::text, total::text, currency::text, to_json(placed_at) #>> '{}' as placed_at from orders where id = $1`;
    return (await client.query<StoredOrder>(text, [orderId])).rows;
  });
  if (order === undefined) throw new Error(`The database has no order ${orderId}`);
  return order;
}

/** Gives somebody a place in an organization of the demo in addition to those that they have. */
export async function employ(home: string, email: string, organization: string, role: Role): Promise<void> {
  await withOwner(await ownerOf(home), (client) =>
    client.query(
      "insert into employees (organization_id, id, user_id, role) select $1, $2, id, $3 from users where email = $4",
      [demoId("organization", organization), demoId("employee", email), role, email],
    ),
  );
}

/** Takes all places away from somebody. */
export async function dismiss(home: string, email: string): Promise<void> {
  await withOwner(await ownerOf(home), (client) =>
    client.query("delete from employees where user_id = (select id from users where email = $1)", [email]),
  );
}

/** Lets a demo customer earn a point so many times, newest last, as a long history has them. */
export async function earnOften(home: string, email: string, shop: string, times: number): Promise<void> {
  await withOwner(await ownerOf(home), (client) =>
    client.query(
      `with moved as (
         update balances set balance = balance + $2, entries = entries + $2 where customer_id = $1
         returning organization_id, customer_id, balance - $2 as balance, entries - $2 as entries)
       insert into points_ledger (organization_id, id, customer_id, n, type, points, balance_after, at)
       select organization_id, make_ulid(now() - interval '1 hour' * ($2 - i)), customer_id, entries + i, 'earn', 1,
              balance + i, now() - interval '1 hour' * ($2 - i)
         from moved, generate_series(1, $2::integer) i`,
      [demoId("customer", shop, email), times],
    ),
  );
}

/** Gives a demo shop the ids of a pixel and a measurement, or takes them away with null. */
export async function measureShop(home: string, shop: string, id: string | null): Promise<void> {
  await withOwner(await ownerOf(home), (client) =>
    client.query(
      "update shops set facebook_pixel_id = $2, google_measurement_id = $2, version = version + 1 where id = $1",
      [demoId("shop", shop), id],
    ),
  );
}
