import type { OrderId, UserId } from "#core/kernel/id.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { BISTRO_ORGANIZATION, newId } from "#tests/support/shopping/http-shopping.ts";
import type { TestServer } from "#tests/support/server/test-server.ts";

/** What takes many requests or another day to come about is written as it would be. */
export async function fillTheRest(
  server: TestServer,
  { userId, orderId, name }: { readonly userId: UserId; readonly orderId: OrderId; readonly name: string },
): Promise<void> {
  const nord = BISTRO_ORGANIZATION;
  const insert = (text: string, ...values: readonly unknown[]) => asOwner(server, text, values);
  await insert(
    `insert into password_resets (token_hash, user_id, created_at, expires_at) values (repeat('r', 64), $1, now(), now())
       on conflict do nothing`,
    userId,
  );
  await insert(
    "insert into second_factors (user_id, secret, created_at, confirmed_at) values ($1, repeat('A', 32), now(), now())",
    userId,
  );
  await insert("insert into recovery_codes (user_id, code_hash) values ($1, 'x')", userId);
  await insert(
    `insert into pending_sign_ins (token_hash, user_id, expires_at)
       values (encode(sha256($1::text::bytea), 'hex'), $1, now())`,
    userId,
  );
  await insert(
    `insert into passkeys (user_id, id, name, host, credential, public_key, counter, added_at)
       values ($1, $2::text, $3, 'localhost', $2::text, 'x', 0, now())`,
    userId,
    newId(),
    name,
  );
  await insert(
    `insert into passkey_challenges (token_hash, challenge, user_id, expires_at)
       values (encode(sha256($1::text::bytea), 'hex'), repeat('c', 43), $1, now())`,
    userId,
  );
  await insert(
    "insert into employees (organization_id, id, user_id, role) values ($1, $2, $3, 'manager')",
    nord,
    newId(),
    userId,
  );
  await insert(
    `insert into staff_invitations (organization_id, id, email, role, token_hash, expires_at)
       select $1, $2, email, 'employee', encode(sha256(email::bytea), 'hex'), now() from users where id = $3`,
    nord,
    newId(),
    userId,
  );
  await insert(
    `insert into staff_pins (organization_id, employee_id, pin_hash, changed_at)
       select organization_id, id, 'x', now() from employees where user_id = $1`,
    userId,
  );
  await insert(
    `insert into push_devices (organization_id, session_hash, id, user_id, endpoint, p256dh, auth, created_at)
       select $1, token_hash, $2, user_id, 'https://push.example', 'x', 'x', now() from sessions where user_id = $3 limit 1`,
    nord,
    newId(),
    userId,
  );
  await insert(
    `insert into order_push_devices (organization_id, shop_id, session_hash, id, user_id, is_own_host, endpoint, p256dh,
         auth, created_at)
       select s.organization_id, s.id, t.token_hash, $2, t.user_id, false, 'https://push.example', 'x', 'x', now()
         from shops s, sessions t where s.organization_id = $1 and t.user_id = $3 limit 1`,
    nord,
    newId(),
    userId,
  );
  await insert(
    "insert into audit_log (organization_id, id, actor_id, action, subject, at) values ($1, $2, $3, 'x', 'x', now())",
    nord,
    newId(),
    userId,
  );
  const dropId = newId();
  await insert(
    `insert into cash_drops (organization_id, id, location_id, date, courier_name, due)
       select organization_id, $2, id, '2026-11-17', 'Un Curier', 0 from locations where organization_id = $1 limit 1`,
    nord,
    dropId,
  );
  await insert(
    `insert into cash_counts (organization_id, drop_id, n, due, counted, counted_by, counted_at)
       values ($1, $2, 1, 0, 0, $3, now())`,
    nord,
    dropId,
    name,
  );
  await insert("update locations set ordering_set_by = $2 where organization_id = $1", nord, name);
  await insert(
    `insert into customer_promotions (organization_id, customer_id, promotion_id, used)
       select c.organization_id, c.id, (select id from promotions where organization_id = $1 limit 1), 1
         from customers c where c.user_id = $2`,
    nord,
    userId,
  );
  await insert(
    `insert into redemptions (organization_id, order_id, promotion_id, customer_id, state, amount)
       select o.organization_id, o.id, (select id from promotions where organization_id = $1 limit 1), o.customer_id, 'used', 1
         from orders o where o.id = $2`,
    nord,
    orderId,
  );
  await insert(
    "insert into order_refunds (organization_id, order_id, paid, refunded) values ($1, $2, 10, 1)",
    nord,
    orderId,
  );
  await insert(
    `insert into order_line_changes (organization_id, order_id, n, lines, names, note, at, answer_by, total_before, total,
       outcome, answered_at) values ($1, $2, 1, '[]', '[]', 'Zebulonica preferă cola', now(), now(), 1, 1, 'agreed', now())`,
    nord,
    orderId,
  );
  await insert(
    "insert into order_printings (organization_id, order_id, copy, id, printed_by, printed_at) values ($1, $2, 1, $3, $4, now())",
    nord,
    orderId,
    newId(),
    name,
  );
  await insert(
    `insert into order_runs (organization_id, order_id, employee_id, courier_name, courier_phone, assigned_at)
       select e.organization_id, $1, e.id, $2, u.phone, now() from employees e join users u on u.id = e.user_id
        where u.id = $3`,
    orderId,
    name,
    userId,
  );
  await insert(
    `insert into audit_log (organization_id, id, actor_id, action, subject, detail, at)
       values ($1, $2, $3, 'order.assign', $4, json_build_object('text', $5::text, 'run', json_build_object('name', $5::text)), now())`,
    nord,
    newId(),
    userId,
    orderId,
    name,
  );
  await insert(
    `with made as (
       insert into price_updates (organization_id, id, status, version) values ($1, $2, 'draft', 1) returning organization_id, id)
     insert into price_update_moves (organization_id, update_id, version, move, actor_id, actor_name, at)
       select organization_id, id, 1, 'draft', $3, $4, now() from made`,
    nord,
    newId(),
    userId,
    name,
  );
  for (const table of ["product_availability", "modifier_availability", "product_stock"])
    await insert(`update ${table} set set_by = $2 where organization_id = $1`, nord, name);
  await insert(
    `update customers set blocked_at = now(), blocked_by = $2, block_reason = 'x'
      where organization_id = $1 and user_id <> $3`,
    nord,
    name,
    userId,
  );
}
