import { Readable } from "node:stream";
import type { Access } from "#adapters/server/http/access.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { withCanonicalPhone } from "./canonical-phone.ts";
import { moveError } from "./move-error.ts";
import { moveStaffOrder, type MoveOrderDeps } from "./move-order.ts";
import { readOrder } from "./orders.queries.ts";
import { toStaffOrder } from "./orders.rows.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { encodeAnswer } from "#core/contract/codec/answer.ts";
import { localTimeOf } from "#core/time/local-time.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import type { OrderId } from "#core/kernel/id.ts";
import { listStaffOrders } from "./orders-board.queries.ts";
import { requireStaffScope, type StaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import { exportOrders } from "./export-orders.ts";
import type { StoredOrder } from "./stored-order.ts";
import { toStaffOrdersFilter } from "./staff-orders-filter.ts";

/** What staff needs to see and move orders. */
interface StaffOrderDeps extends MoveOrderDeps {
  readonly access: Access;
  readonly directory: ShopDirectory;
}

/** The orders of an organization and what staff does to them. */
export function createStaffOrderHandlers(
  deps: StaffOrderDeps,
): Pick<Handlers, "listStaffOrders" | "exportOrders" | "loadStaffOrder" | "moveOrder"> {
  const { access, database } = deps;

  return {
    listStaffOrders: async ({ query, visitor }) => {
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.listStaffOrders.permission);
      const { page, perPage } = query;
      const filter = await toStaffOrdersFilter(deps, workplace, query, visitor.now);
      const { organizationId, mover } = workplace;
      const ordersQuery = { ...filter, limit: perPage, offset: (page - 1) * perPage };
      const listed = await inTransaction(database, { organizationId }, (queries) =>
        listStaffOrders(queries, ordersQuery),
      );
      const items = listed.orders.map((stored) => toStaffOrder(stored, mover, visitor.now));
      return answer({ items, page, perPage, total: listed.total });
    },
    exportOrders: async ({ query, visitor, reply }) => {
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.exportOrders.permission);
      const filter = await toStaffOrdersFilter(deps, workplace, query, visitor.now);
      // A file for accounts has no test orders, unless it is asked for those alone.
      const exported = { ...filter, tests: filter.tests ?? "none" };
      const pieces = await exportOrders(database, workplace.organizationId, exported);
      const { date } = localTimeOf(visitor.now, OFFICE_TIMEZONE);
      void reply
        .header("content-disposition", `attachment; filename="orders-${date}.csv"`)
        .header("cache-control", "no-store")
        .type("text/csv; charset=utf-8")
        .send(Readable.from(pieces));
      return { kind: "taken" };
    },
    loadStaffOrder: async ({ params, visitor }) => {
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.loadStaffOrder.permission);
      const stored = await requireStaffOrder(deps, workplace, params.id);
      return answer(toStaffOrder(stored, workplace.mover, visitor.now));
    },
    moveOrder: async ({ params, body, visitor }) => {
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.moveOrder.permission);
      const { organizationId, mover, locationIds } = workplace;
      if (locationIds !== null) await requireStaffOrder(deps, workplace, params.id);
      const asked = await withCanonicalPhone(body);
      const move = { organizationId, orderId: params.id, asked, mover };
      const moved = await moveStaffOrder(deps, move, visitor.now);
      if (!moved.ok) throw moveError(moved.error, (order) => encodeAnswer("moveOrder", order));
      return answer(moved.value);
    },
  };
}

/** An order of the organization that somebody works in, at a location of theirs; every other is 404. */
export async function requireStaffOrder(
  { access, database }: Pick<StaffOrderDeps, "access" | "database">,
  { organizationId, employment }: StaffScope,
  orderId: OrderId,
): Promise<StoredOrder> {
  const stored = await inTransaction(database, { organizationId }, (queries) => readOrder(queries, orderId));
  if (stored === null) throw notFound();
  if (!access.worksAt(employment, { organizationId, locationId: stored.location.id })) throw notFound();
  return stored;
}
