import { withOwner } from "#adapters/server/db/owner.ts";
import type { SocketConnection } from "#adapters/server/db/connection.ts";
import type { DateRange } from "#core/order/history/order-period.ts";
import { rowsOf } from "./rows.ts";

/** Whose orders, by the day on which they were placed. */
export interface CountedTerms extends DateRange {
  readonly organizationId: string;
  readonly locationIds: readonly string[];
}

/** The names of what is counted. */
export type CountedName = "figures" | "lost" | "days" | "hours" | "products" | "rates";

/**
 * What orders add up to, from the orders themselves, row by row and by PostgreSQL's clock: the other way to every figure of
 * the dashboard. Rows of text, in the order in which the dashboard names them.
 */
export async function countSales(
  owner: SocketConnection,
  name: CountedName,
  { organizationId, locationIds, from, to }: CountedTerms,
): Promise<readonly Readonly<Record<string, string | null>>[]> {
  return withOwner(owner, (client) =>
    rowsOf(
      client,
      `with counted as (${COUNTED}), sold as (select * from counted where status = 'fulfilled') ${QUERIES[name]}`,
      [organizationId, locationIds, from, to],
    ),
  );
}

const COUNTED = `
  select o.*, o.placed_at at time zone 'Europe/Bucharest' as local,
         (select coalesce(sum((v.share #>> '{amount,amount}')::numeric), 0) from jsonb_array_elements(o.vat) v(share))::numeric(14, 2) as vat_in,
         o.id = (select f.id from orders f where f.organization_id = o.organization_id and f.customer_id = o.customer_id
                   and f.status = 'fulfilled' order by f.ended_at, f.id limit 1) as is_first,
         (select max(e.at) from events e where e.organization_id = o.organization_id and e.order_id = o.id
             and e.type = 'accept') - o.placed_at as waited
    from orders o
   where o.organization_id = $1 and o.location_id = any ($2)
     and o.placed_at >= $3::date::timestamp at time zone 'Europe/Bucharest'
     and o.placed_at < ($4::date + 1)::timestamp at time zone 'Europe/Bucharest'`;

const QUERIES: Readonly<Record<CountedName, string>> = {
  figures: `
    select count(*)::text as orders, coalesce(sum(total), 0.00)::text as total,
           coalesce(sum(total - tip - vat_in), 0.00)::text as net, coalesce(sum(vat_in), 0.00)::text as vat,
           coalesce(sum(tip), 0.00)::text as tips, coalesce(sum(delivery_fee), 0.00)::text as fees,
           (count(*) filter (where fulfillment_method = 'pickup'))::text as pickup,
           coalesce(sum(total) filter (where fulfillment_method = 'delivery'), 0.00)::text as delivery,
           coalesce(sum(total) filter (where payment_method = 'cash'), 0.00)::text as cash,
           (count(*) filter (where ended_at > promised_at))::text as late,
           (count(*) filter (where is_first))::text as first,
           (count(*) filter (where is_first is not true))::text as returning,
           round(extract(epoch from avg(date_trunc('milliseconds', waited))))::text as waited,
           coalesce(sum(discount), 0.00)::text as discounts, coalesce(sum(points_used), 0)::text as "pointsUsed",
           coalesce(sum(points_paid), 0.00)::text as "pointsPaid", coalesce(sum(points_earned), 0)::text as "pointsEarned",
           (select coalesce(sum(r.refunded), 0.00)::text from order_refunds r join sold s on s.id = r.order_id) as refunded
      from sold`,
  lost: `
    select s.status, count(c.id)::text as orders, coalesce(sum(c.total), 0.00)::text as total
      from unnest(array['rejected', 'cancelled']) as s(status) left join counted c on c.status = s.status
     group by s.status order by s.status desc`,
  days: `
    select d.day::date::text as date, count(s.id)::text as orders, coalesce(sum(s.total - s.tip - s.vat_in), 0.00)::text as net
      from generate_series($3::date, $4::date, '1 day') d(day) left join sold s on s.local::date = d.day
     group by d.day order by d.day`,
  hours: `
    select extract(isodow from local)::text as weekday, extract(hour from local)::text as hour, count(*)::text as orders,
           sum(total - tip - vat_in)::text as net
      from sold group by extract(isodow from local), extract(hour from local)
     order by extract(isodow from local), extract(hour from local)`,
  products: `
    select l.product_id as id, count(distinct s.id)::text as orders, sum(l.qty)::text as pieces, sum(l.total)::text as gross
      from sold s join order_lines l on l.organization_id = s.organization_id and l.order_id = s.id
     group by l.product_id order by l.product_id`,
  rates: `
    select p.rate::text, count(distinct s.id)::text as orders, sum(p.gross)::text as gross, sum(p.vat)::text as vat
      from sold s cross join lateral (
        select l.vat_rate as rate, l.total as gross, 0 as vat from order_lines l where l.order_id = s.id and l.total > 0
        union all select s.delivery_vat_rate, s.delivery_fee, 0 where s.delivery_fee > 0
        union all select (v.share ->> 'rate')::numeric, 0, (v.share #>> '{amount,amount}')::numeric
          from jsonb_array_elements(s.vat) v(share)) p
     group by p.rate order by p.rate`,
};
