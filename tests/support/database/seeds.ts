import type { Client } from "pg";
import { ulid } from "ulid";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import type { SocketConnection } from "#adapters/server/db/connection.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { SESSION_COOKIE } from "#adapters/server/http/visitor/cookies.ts";
import { createCsrfToken, CSRF_COOKIE } from "#adapters/server/http/visitor/csrf.ts";
import { hashSessionToken, newToken } from "#adapters/server/http/visitor/secrets.ts";

/** A customer of a shop with a verified phone, signed in. */
export interface SeededCustomer {
  readonly userId: string;
  readonly customerId: string;
  /** Session and CSRF token, as a client keeps them. */
  readonly cookies: Readonly<Record<string, string>>;
}

const PHONES = "+4078";

let phones = 0;

/**
 * Writes many customers with sessions and balances at once, past the server: of bistro-nord unless another shop of its
 * organization is named. Sessions belong to the host `localhost`.
 */
export async function seedCustomers(
  owner: SocketConnection,
  count: number,
  points = 0,
  shop = "bistro-nord",
): Promise<readonly SeededCustomer[]> {
  return withOwner(owner, async (client) => {
    const { rows } = await client.query<{ key: string }>("select installation_key() as key");
    const key = rows[0]?.key ?? "";
    // A database that is kept between runs has those of earlier ones.
    phones = Math.max(phones, await lastPhone(client));
    const drafts = Array.from({ length: count }, () => draft(key, points));
    await client.query(INSERT, [
      JSON.stringify(drafts),
      demoId("organization", "bistro-nord"),
      demoId("shop", shop),
    ]);
    return drafts.map(({ user_id: userId, customer_id: customerId, cookies }) => ({
      userId,
      customerId,
      cookies,
    }));
  });
}

async function lastPhone(client: Client): Promise<number> {
  const { rows } = await client.query<{ last: string | null }>(
    "select max(phone) as last from users where phone like $1 || '%'",
    [PHONES],
  );
  return Number(rows[0]?.last?.slice(PHONES.length) ?? 0);
}

function draft(signingKey: string, points: number) {
  const token = newToken();
  const hash = hashSessionToken(token, "localhost");
  phones += 1;
  return {
    user_id: ulid(),
    customer_id: ulid(),
    ledger_id: ulid(),
    phone: `${PHONES}${String(phones).padStart(7, "0")}`,
    points,
    token_hash: hash,
    cookies: { [SESSION_COOKIE]: token, [CSRF_COOKIE]: createCsrfToken(hash, signingKey) },
  };
}

const INSERT = `
  with people as (
    select * from json_to_recordset($1::json)
      as p(user_id text, customer_id text, ledger_id text, phone text, points integer, token_hash text)
  ), made_users as (
    insert into users (id, email, first_name, last_name, phone, phone_verified_at, locale, created_at)
      select user_id, lower(user_id) || '@example.com', 'Ion', 'Test', phone, now(), 'ro', now() from people
  ), made_sessions as (
    insert into sessions (token_hash, user_id, host, created_at, seen_at, expires_at)
      select token_hash, user_id, 'localhost', now(), now(), now() + interval '10 days' from people
  ), made_customers as (
    insert into customers (organization_id, id, shop_id, user_id, created_at)
      select $2, customer_id, $3, user_id, now() from people
  ), made_balances as (
    insert into balances (organization_id, customer_id, balance, entries)
      select $2, customer_id, points, case when points > 0 then 1 else 0 end from people
  )
  insert into points_ledger (organization_id, id, customer_id, n, type, points, balance_after, at)
    select $2, ledger_id, customer_id, 1, 'adjust', points, points, now() from people where points > 0`;

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
