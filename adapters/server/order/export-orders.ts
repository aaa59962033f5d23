import { stringify } from "csv-stringify/sync";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { OrderId, OrganizationId } from "#core/kernel/id.ts";
import { EXPORT_COLUMNS, exportCells, MAX_EXPORTED_ORDERS } from "#core/order/list/order-export.ts";
import { listStaffOrderIds, type StaffOrdersFilter } from "./orders-board.queries.ts";
import { readExportedOrders } from "./orders-export.queries.ts";

/** So many orders are read at once, so that neither a connection nor memory waits for a slow reader. */
const EXPORTED_AT_ONCE = 200;

/**
 * How our files are written (RFC 4180). Excel takes a text that begins with one of = + - @ for a formula: those are written
 * behind an apostrophe.
 */
export const FILE_FORM = { escape_formulas: true, record_delimiter: "windows" } as const;

/** Before the first row: without it Excel reads UTF-8 as another encoding. */
export const BYTE_ORDER_MARK = "\uFEFF";

/**
 * The orders that pass a filter as CSV (RFC 4180, UTF-8 with its mark, so that Excel reads it too), piece by piece.
 * Which orders they are is decided at once, so that a move while it is read neither doubles nor loses one.
 */
export async function exportOrders(
  database: DatabasePool,
  organizationId: OrganizationId,
  filter: StaffOrdersFilter,
): Promise<AsyncIterable<string>> {
  const ids = await inTransaction(database, { organizationId }, (queries) =>
    listStaffOrderIds(queries, filter, MAX_EXPORTED_ORDERS),
  );
  return piecesOf(database, organizationId, ids);
}

async function* piecesOf(
  database: DatabasePool,
  organizationId: OrganizationId,
  ids: readonly OrderId[],
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + stringify([[...EXPORT_COLUMNS]], FILE_FORM);
  for (let start = 0; start < ids.length; start += EXPORTED_AT_ONCE) {
    const some = ids.slice(start, start + EXPORTED_AT_ONCE);
    const orders = await inTransaction(database, { organizationId }, (queries) =>
      readExportedOrders(queries, some),
    );
    yield stringify(
      orders.map((order) => [...exportCells(order)]),
      FILE_FORM,
    );
  }
}
