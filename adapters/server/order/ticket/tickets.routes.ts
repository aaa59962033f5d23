import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import {
  requireStaffScope,
  nameOf,
  type StaffScope,
} from "#adapters/server/account/organization/staff-scope.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { notFound, refused } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { ServerUi } from "#core/app/page.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import type { OrderId } from "#core/kernel/id.ts";
import { ticketOf } from "#core/order/ticket/ticket.ts";
import { readOrder } from "../orders.queries.ts";
import { toStaffOrder } from "../orders.rows.ts";
import { listPrintings, takePrinting } from "./printings.queries.ts";
import type { StoredOrder } from "../stored-order.ts";

interface TicketDeps {
  readonly access: Access;
  readonly database: DatabasePool;
  readonly ids: IdSource;
  readonly ui: Pick<ServerUi, "ticket">;
}

/** The tickets of orders: each printing is taken once, kept and audited (BOARD-13). */
export function createTicketHandlers({
  access,
  database,
  ids,
  ui,
}: TicketDeps): Pick<Handlers, "listPrintings" | "printTicket"> {
  async function requireOrder(
    queries: Queries,
    { organizationId, employment }: StaffScope,
    id: OrderId,
  ): Promise<StoredOrder> {
    const stored = await readOrder(queries, id);
    if (stored === null) throw notFound();
    if (!access.worksAt(employment, { organizationId, locationId: stored.location.id })) throw notFound();
    return stored;
  }

  return {
    listPrintings: async ({ params, visitor }) => {
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.listPrintings.permission);
      const { organizationId } = workplace;
      const printings = await inTransaction(database, { organizationId }, async (queries) => {
        await requireOrder(queries, workplace, params.id);
        return listPrintings(queries, params.id);
      });
      return answer({ data: printings });
    },
    printTicket: async ({ params, body, visitor }) => {
      const { now } = visitor;
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.printTicket.permission);
      const { organizationId, userId, mover } = workplace;
      const { copy } = body;
      const stored = await inTransaction(database, { organizationId }, async (queries) => {
        const found = await requireOrder(queries, workplace, params.id);
        const taken = await takePrinting(queries, params.id, body, nameOf(workplace), now);
        if (taken === null) throw refused("ticket.already_printed");
        if (taken === "taken") {
          const entry = { actorId: userId, action: "order.print", subject: params.id, detail: { copy } };
          await writeAudit(queries, { id: ids.ulid(), ...entry }, now);
        }
        return found;
      });
      const rows = ui.ticket(stored.own.shopLocale, ticketOf(toStaffOrder(stored, mover, now), copy));
      return answer({ copy, rows });
    },
  };
}
