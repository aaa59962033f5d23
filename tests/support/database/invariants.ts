import type { Client } from "pg";
import type { SocketConnection } from "#adapters/server/db/connection.ts";
import { withOwner } from "#adapters/server/db/owner.ts";

/** The rows that break an invariant. */
export interface Violation {
  readonly invariant: string;
  readonly rows: readonly unknown[];
}

/**
 * Looks for what must never be: each query answers the rows that break its invariant. Run it when
 * all work has ended; an empty result is a healthy database.
 */
export async function findViolations(owner: SocketConnection): Promise<readonly Violation[]> {
  return withOwner(owner, async (client) => {
    const found: Violation[] = [];
    for (const [invariant, text] of Object.entries(INVARIANTS)) {
      const rows = await rowsOf(client, text);
      if (rows.length > 0) found.push({ invariant, rows });
    }
    return found;
  });
}

/**
 * Keeps that the phones which count as proved now are, as if a code had been typed in for each: people of a seed proved
 * theirs in no other place, and what a phone was is gone when its owner adds another.
 */
export async function keepProofs(owner: SocketConnection): Promise<void> {
  await withOwner(owner, (client) =>
    client.query(`
      insert into phone_verifications (id, user_id, phone, code_hash, sent_at, expires_at, used_at)
        select make_ulid(clock_timestamp()), id, phone, 'seed', phone_verified_at - interval '2 days', now() + interval '1 day',
               phone_verified_at
          from users where phone_verified_at is not null`),
  );
}

/**
 * Sessions that hold a transaction open or wait for a lock although nobody asks for anything (INVARIANT-16): a pool that leaks,
 * or transactions that wait for each other. Work of a moment may be seen, so what is there counts only after a second.
 */
export async function findRestlessSessions(owner: SocketConnection): Promise<readonly Violation[]> {
  return withOwner(owner, async (client) => {
    const rows = await rowsOf(client, RESTLESS_SESSIONS);
    return rows.length === 0 ? [] : [{ invariant: "INVARIANT-16 no transaction is left open", rows }];
  });
}

const RESTLESS_SESSIONS = `
  select pid, state, now() - xact_start as age, left(query, 100) as query from pg_stat_activity
   where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
     and xact_start < now() - interval '1 second'`;

async function rowsOf(client: Client, text: string): Promise<readonly unknown[]> {
  const { rows } = await client.query(text);
  return rows;
}

const INVARIANTS: Readonly<Record<string, string>> = {
  "INVARIANT-2 one order per key": `
    select k.user_id, k.key from idempotency_keys k
      left join orders o on o.organization_id = k.organization_id and o.id = k.order_id
     where o.id is null or o.user_id <> k.user_id`,
  "INVARIANT-2 one order per cart revision": `
    select cart_id, cart_revision from orders group by organization_id, cart_id, cart_revision having count(*) > 1`,
  "INVARIANT-2 an ordered cart is its order's": `
    select o.id from orders o join carts c on c.organization_id = o.organization_id and c.id = o.cart_id
     where c.ordered_as is distinct from o.id`,
  "INVARIANT-3 the ledger adds up to the balance": `
    select b.customer_id, b.balance, coalesce(sum(l.points), 0) as ledger
      from balances b left join points_ledger l on l.organization_id = b.organization_id and l.customer_id = b.customer_id
     group by b.organization_id, b.customer_id, b.balance
    having b.balance <> coalesce(sum(l.points), 0) or b.balance < 0`,
  "INVARIANT-3 what is held is what unfinished orders hold": `
    select b.customer_id, b.held, coalesce(sum(o.points_used), 0) as holding
      from balances b left join orders o
        on o.organization_id = b.organization_id and o.customer_id = b.customer_id and o.holds = 'held' and not o.is_test
     group by b.organization_id, b.customer_id, b.held having b.held <> coalesce(sum(o.points_used), 0)`,
  "INVARIANT-3 each order holds, captures, releases and earns once a round": `
    select order_id, type, round from points_ledger where order_id is not null
     group by organization_id, order_id, type, round having count(*) > 1`,
  "INVARIANT-3 the balance after each entry": `
    select * from (
      select id, balance_after, sum(points) over (partition by organization_id, customer_id order by n) as balance
        from points_ledger) l where l.balance < 0 or l.balance <> l.balance_after`,
  "INVARIANT-4 live redemptions are those of living orders": `
    select r.order_id, r.promotion_id, r.state, o.holds from redemptions r
      join orders o on o.organization_id = r.organization_id and o.id = r.order_id where r.state <> o.holds`,
  "INVARIANT-4 every discounted order redeems": `
    select l.order_id, l.promotion_id from order_lines l
      left join redemptions r on r.organization_id = l.organization_id and r.order_id = l.order_id
        and r.promotion_id = l.promotion_id
     where l.promotion_id is not null and r.order_id is null and not exists (
       select from orders o where o.organization_id = l.organization_id and o.id = l.order_id and o.is_test)`,
  "INVARIANT-4 counters count": `
    select c.promotion_id, c.held, c.used from promotion_counters c
     where c.held <> (select count(*) from redemptions r where r.organization_id = c.organization_id
                        and r.promotion_id = c.promotion_id and r.state = 'held')
        or c.used <> (select count(*) from redemptions r where r.organization_id = c.organization_id
                        and r.promotion_id = c.promotion_id and r.state = 'used')
        or c.held + c.used > c.total_limit`,
  "INVARIANT-4 counters of customers count": `
    select c.customer_id, c.promotion_id from customer_promotions c
      join promotions p on p.organization_id = c.organization_id and p.id = c.promotion_id
     where c.held <> (select count(*) from redemptions r where r.organization_id = c.organization_id
                        and r.promotion_id = c.promotion_id and r.customer_id = c.customer_id and r.state = 'held')
        or c.used <> (select count(*) from redemptions r where r.organization_id = c.organization_id
                        and r.promotion_id = c.promotion_id and r.customer_id = c.customer_id and r.state = 'used')
        or (not p.first_orders_only and c.held + c.used > p.times_per_customer)`,
  "INVARIANT-5 totals are the sums of their lines": `
    select o.id from orders o
      join lateral (select sum(line_price) as subtotal, sum(discount) as discount, sum(points_paid) as paid, sum(total) as total,
                           sum(points_used) as points
                      from order_lines l where l.organization_id = o.organization_id and l.order_id = o.id) l on true
      join shops s on s.organization_id = o.organization_id and s.id = o.shop_id
     where o.subtotal <> l.subtotal or o.discount <> l.discount or o.points_paid <> l.paid or o.points_used <> l.points
        or o.total <> l.total + o.delivery_fee + o.tip or o.currency <> s.currency`,
  "INVARIANT-6 line and product are of one shop": `
    select l.order_id from order_lines l join orders o on o.organization_id = l.organization_id and o.id = l.order_id
      left join products p on p.organization_id = l.organization_id and p.id = l.product_id and p.shop_id = o.shop_id
     where p.id is null`,
  "INVARIANT-6 order, location, customer and shop are of one shop": `
    select o.id from orders o
      left join locations l on l.organization_id = o.organization_id and l.id = o.location_id and l.shop_id = o.shop_id
      left join customers c on c.organization_id = o.organization_id and c.id = o.customer_id and c.shop_id = o.shop_id
        and c.user_id = o.user_id
     where l.id is null or c.id is null`,
  "INVARIANT-7 the last event is the order's state": `
    select o.id, o.status, o.version from orders o
      left join events e on e.organization_id = o.organization_id and e.order_id = o.id and e.version = o.version
     where e.status is distinct from o.status`,
  "INVARIANT-7 history is a path of the machine": `
    select order_id, type, before, status from (
      select organization_id, order_id, type, status, version, number,
             lag(status) over w as before, lag(version) over w as version_before, lag(number) over w as number_before
        from events where kind = 'order' window w as (partition by organization_id, order_id order by version)) e
     where (version_before is not null and version <> version_before + 1) or (number_before >= number)
        or (coalesce(before, ''), type, status) not in (
          ('', 'place', 'pending'), ('pending', 'accept', 'accepted'), ('pending', 'reject', 'rejected'),
          ('pending', 'expire', 'rejected'), ('pending', 'cancel', 'cancelled'), ('accepted', 'undo', 'pending'),
          ('rejected', 'undo', 'pending'), ('accepted', 'delay', 'accepted'), ('preparing', 'delay', 'preparing'),
          ('accepted', 'propose_change', 'accepted'), ('preparing', 'propose_change', 'preparing'),
          ('accepted', 'answer_change', 'accepted'), ('preparing', 'answer_change', 'preparing'),
          ('accepted', 'settle_change', 'accepted'), ('preparing', 'settle_change', 'preparing'),
          ('accepted', 'assign', 'accepted'), ('preparing', 'assign', 'preparing'), ('ready', 'assign', 'ready'),
          ('out_for_delivery', 'assign', 'out_for_delivery'),
          ('accepted', 'start', 'preparing'), ('accepted', 'ready', 'ready'), ('preparing', 'ready', 'ready'),
          ('ready', 'dispatch', 'out_for_delivery'), ('out_for_delivery', 'arrive', 'out_for_delivery'),
          ('accepted', 'report', 'accepted'), ('preparing', 'report', 'preparing'), ('ready', 'report', 'ready'),
          ('out_for_delivery', 'report', 'out_for_delivery'), ('ready', 'complete', 'fulfilled'),
          ('out_for_delivery', 'complete', 'fulfilled'), ('accepted', 'cancel', 'cancelled'),
          ('preparing', 'cancel', 'cancelled'), ('ready', 'cancel', 'cancelled'),
          ('out_for_delivery', 'cancel', 'cancelled'), ('rejected', 'reopen', 'pending'), ('cancelled', 'reopen', 'pending'),
          ('out_for_delivery', 'complain', 'out_for_delivery'), ('fulfilled', 'complain', 'fulfilled'),
          ('cancelled', 'complain', 'cancelled'), ('out_for_delivery', 'resolve', 'out_for_delivery'),
          ('fulfilled', 'resolve', 'fulfilled'), ('cancelled', 'resolve', 'cancelled'))`,
  "ORDER-23 what was refunded is the sum of the answers, and of a paid order": `
    select o.id, f.refunded, f.paid, o.payment_status from orders o
      left join order_refunds f on f.organization_id = o.organization_id and f.order_id = o.id
     where coalesce(f.refunded, 0) <> (select coalesce(sum(c.refund), 0) from order_complaints c
             where c.organization_id = o.organization_id and c.order_id = o.id)
        or (o.payment_status = 'refunded') <> (f.order_id is not null) or f.paid <> o.total or f.refunded > o.total`,
  "ORDER-34 a change waits while its order is made, and what was agreed is the total that was named": `
    select c.order_id, c.n, c.outcome from order_line_changes c
      join orders o on o.organization_id = c.organization_id and o.id = c.order_id
     where (c.outcome is null and (o.status not in ('accepted', 'preparing') or o.holds <> 'held'))
        or o.total > (select max(greatest(x.total_before, case x.outcome when 'agreed' then x.total end)) from order_line_changes x
                       where x.organization_id = c.organization_id and x.order_id = c.order_id)`,
  "INVARIANT-8 event numbers have no gaps": `
    select c.organization_id, c.last, count(e.number) as events from event_counters c
      left join events e on e.organization_id = c.organization_id group by c.organization_id, c.last
    having c.last <> count(e.number) or coalesce(max(e.number), 0) <> c.last`,
  "INVARIANT-8 spoken numbers have no gaps": `
    select c.location_id, c.day from order_counters c
      left join order_numbers n on n.organization_id = c.organization_id and n.location_id = c.location_id and n.day = c.day
     group by c.organization_id, c.location_id, c.day, c.last
    having count(n.n) <> c.last or max(n.n) <> c.last or min(n.n) <> 1`,
  "INVARIANT-8 each change of an order has one event": `
    select o.id, o.version, count(e.number) as events from orders o
      left join events e on e.organization_id = o.organization_id and e.order_id = o.id
     group by o.organization_id, o.id, o.version having count(e.number) <> o.version`,
  "INVARIANT-10 every key has its answer": `
    select key from idempotency_keys where answer = '' or status <> 201`,
  "INVARIANT-11 nothing sold out was ordered": `
    select l.order_id, l.product_id from order_lines l
      join orders o on o.organization_id = l.organization_id and o.id = l.order_id
      join product_availability a on a.organization_id = l.organization_id and a.product_id = l.product_id
        and a.location_id = o.location_id
     where a.set_at < o.placed_at and a.disabled_until > o.placed_at`,
  "INVARIANT-13 a cart was ordered at the revision it has": `
    select o.id from orders o join carts c on c.organization_id = o.organization_id and c.id = o.cart_id
     where c.revision <> o.cart_revision`,
  // By the present number, or by a code that was typed in before the order and was the last one for that number.
  "INVARIANT-14 phones of orders were verified when they were placed": `
    select o.id, o.contact_phone, o.placed_at from orders o join users u on u.id = o.user_id
     where not (u.phone = o.contact_phone and u.phone_verified_at <= o.placed_at)
       and o.user_id is distinct from (
         select v.user_id from phone_verifications v
          where v.phone = o.contact_phone and v.used_at <= o.placed_at order by v.used_at desc limit 1)`,
  "INVARIANT-15 who moved an order is named, but for the clock and a courier from outside": `
    select order_id, type, actor from events where kind = 'order' and actor not in ('system', 'courier') and actor_id is null`,
  "customers count their orders": `
    select c.id from customers c
     where c.pending_orders_count <> (select count(*) from orders o where o.organization_id = c.organization_id
             and o.customer_id = c.id and not o.is_test and o.status not in ('fulfilled', 'rejected', 'cancelled'))
        or c.fulfilled_orders_count <> (select count(*) from orders o where o.organization_id = c.organization_id
             and o.customer_id = c.id and not o.is_test and o.status = 'fulfilled')`,
  "DASHBOARD-2 sales of a day are those of its orders": `
    select organization_id, location_id, date, status, fulfillment_method, payment_method, source, s.orders, o.orders as counted
      from (select organization_id, location_id, date, status, fulfillment_method, payment_method, source,
                   sum(orders) as orders, sum(total) as total, sum(tips) as tips, sum(discounts) as discounts,
                   sum(refunded) as refunded
              from sales_days group by 1, 2, 3, 4, 5, 6, 7 having sum(orders) <> 0) s
      full join (select o.organization_id, location_id, (placed_at at time zone 'Europe/Bucharest')::date as date, status,
                   fulfillment_method, payment_method, source, count(*) as orders, sum(total) as total, sum(tip) as tips,
                   sum(discount) as discounts, sum(coalesce(r.refunded, 0)) as refunded
              from orders o
              left join order_refunds r on r.organization_id = o.organization_id and r.order_id = o.id
             where sales_hour is not null group by 1, 2, 3, 4, 5, 6, 7) o
        using (organization_id, location_id, date, status, fulfillment_method, payment_method, source)
     where (s.orders, s.total, s.tips, s.discounts, s.refunded) is distinct from
           (o.orders, o.total, o.tips, o.discounts, o.refunded)`,
  "DASHBOARD-2 what is counted is over": `
    select id, status, sales_hour from orders where sales_hour is not null and ended_at is null`,
  "DASHBOARD-4 sales of a day are those of its hours, products and rates": `
    select organization_id, location_id, date, d.gross, h.gross as of_hours, r.gross as of_rates, p.gross + d.fees as of_products
      from (select organization_id, location_id, date, sum(total - tips) as gross, sum(delivery_fees) as fees, sum(vat) as vat
              from sales_days where status = 'fulfilled' group by 1, 2, 3) d
      full join (select organization_id, location_id, date, sum(gross) as gross, sum(vat) as vat from sales_hours
             group by 1, 2, 3) h using (organization_id, location_id, date)
      full join (select organization_id, location_id, date, sum(gross) as gross, sum(vat) as vat from sales_rates
             group by 1, 2, 3) r using (organization_id, location_id, date)
      full join (select organization_id, location_id, date, sum(gross) as gross from sales_products
             group by 1, 2, 3) p using (organization_id, location_id, date)
     where (d.gross, d.vat) is distinct from (h.gross, h.vat) or d.vat <> coalesce(r.vat, 0)
        or d.gross <> coalesce(r.gross, 0) or d.gross <> p.gross + d.fees`,
  "DASHBOARD-2 each customer has one first order": `
    select c.id, count(f.order_id) as firsts from customers c
      left join first_orders f on f.organization_id = c.organization_id and f.customer_id = c.id
     group by c.organization_id, c.id
    having count(f.order_id) <> (select least(count(*), 1) from orders o where o.organization_id = c.organization_id
             and o.customer_id = c.id and o.status = 'fulfilled' and o.sales_hour is not null)`,
  "slots count their orders": `
    select s.slot_start from slot_loads s
     where s.orders <> (select count(*) from orders o where o.organization_id = s.organization_id
             and o.location_id = s.location_id and o.slot_start = s.slot_start and o.holds <> 'released')`,
};
