import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { OrderId } from "#core/kernel/id.ts";
import type { ExportedOrder } from "#core/order/list/order-export.ts";

/** Orders of the transaction's organization as an export reads them, in the order of their ids here. */
export async function readExportedOrders(
  queries: Queries,
  orderIds: readonly OrderId[],
): Promise<readonly ExportedOrder[]> {
  return READ_EXPORTED.rows(queries, orderIds);
}

const READ_EXPORTED = statement(
  "order.readExported",
  `select o.id, spoken_number(n.prefix, n.n) as number, o.placed_at as "placedAt", o.status,
          o.fulfillment_method as "fulfillmentMethod", o.source, o.location_name as location,
          concat_ws(' ', o.contact_first_name, o.contact_last_name) as customer, o.contact_phone as phone,
          o.requested_for as "requestedFor", o.promised_at as "promisedAt", o.ended_at as "endedAt",
          (select coalesce(sum(l.qty), 0)::int from order_lines l
            where l.organization_id = o.organization_id and l.order_id = o.id) as pieces,
          o.payment_method as "paymentMethod", o.payment_status as "paymentStatus", o.currency, o.subtotal, o.discount,
          o.points_paid as "pointsPaid", o.delivery_fee as "deliveryFee", o.tip, o.total
     from unnest($1::text[]) with ordinality as i(id, position)
     join orders o on o.organization_id = tenant() and o.id = i.id
     join order_numbers n on n.organization_id = o.organization_id and n.order_id = o.id
    order by i.position`,
  ["id", "number", "customer", "pieces"],
);
