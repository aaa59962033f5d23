import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { OrderId } from "#core/kernel/id.ts";
import type { Printing, PrintingRequest } from "#core/order/ticket/printing.ts";
import type { Instant } from "#core/time/instant.ts";

/** The printings of an order of the transaction's organization, the first one first. */
export async function listPrintings(queries: Queries, orderId: OrderId): Promise<readonly Printing[]> {
  return LIST_PRINTINGS.rows(queries, orderId);
}

/**
 * Takes one printing: "taken" when it was its turn and nobody has it, "again" when this very request has it already,
 * null when it is somebody else's or not its turn. Runs within a transaction of the order's organization.
 */
export async function takePrinting(
  queries: Queries,
  orderId: OrderId,
  { id, copy }: PrintingRequest,
  by: string,
  now: Instant,
): Promise<"taken" | "again" | null> {
  if ((await TAKE_PRINTING.run(queries, orderId, copy, id, by, now)) > 0) return "taken";
  const holder = await READ_HOLDER.first(queries, orderId, copy);
  return holder?.id === id ? "again" : null;
}

const LIST_PRINTINGS = statement(
  "order.listPrintings",
  `select copy, printed_by as by, printed_at as at from order_printings
    where organization_id = tenant() and order_id = $1 order by copy`,
);

const TAKE_PRINTING = statement(
  "order.takePrinting",
  `insert into order_printings (organization_id, order_id, copy, id, printed_by, printed_at)
     select o.organization_id, o.id, $2::smallint, $3, $4, $5 from orders o
      where o.organization_id = tenant() and o.id = $1
        and $2::smallint = 1 + (select count(*) from order_printings p
          where p.organization_id = o.organization_id and p.order_id = o.id)
     on conflict (organization_id, order_id, copy) do nothing`,
);

const READ_HOLDER = statement(
  "order.readPrinting",
  "select id from order_printings where organization_id = tenant() and order_id = $1 and copy = $2",
);
