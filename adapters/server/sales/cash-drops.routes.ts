import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { nameOf, requireStaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { invalid, notFound, refused } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { isLocationOfTenant } from "#adapters/server/location/locations.queries.ts";
import { requireLocation } from "#adapters/server/location/require-location.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { toId, type CashDropId } from "#core/kernel/id.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { sum } from "#core/money/add.ts";
import { isSameMoney } from "#core/money/compare.ts";
import { needsNote, type CashCounting } from "#core/sales/cash-drop.ts";
import { salesSpan } from "#core/sales/day-sales.ts";
import type { Money } from "#core/money/money.ts";
import { insertCount, insertDrop, lockDrop, readOpenCash } from "./cash-drops.queries.ts";
import type { SalesDeps } from "./sales.routes.ts";

interface CashDropDeps extends SalesDeps {
  readonly ids: IdSource;
}

/** Cash that couriers hand in (COURIER-13). Each count is audited. */
export function createCashDropHandlers(deps: CashDropDeps): Pick<Handlers, "dropCash" | "recountCash"> {
  const { access, database, ids } = deps;
  return {
    dropCash: async ({ params, body, visitor }) => {
      const { now } = visitor;
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.dropCash.permission);
      const { snapshot } = await requireLocation(deps, scope, params.id);
      const { currency, timezone } = snapshot.shop;
      const { organizationId, userId } = scope;
      const { date, courier, due, counted, note } = body;
      requireCurrency(body, currency);
      await inTransaction(database, { organizationId }, async (queries) => {
        if (!(await isLocationOfTenant(queries, params.id))) throw notFound();
        const open = await readOpenCash(queries, params.id, salesSpan(date, timezone), courier, currency);
        const [first] = open;
        const held = sum(
          open.map(({ total }) => total),
          currency,
        );
        if (first === undefined || !isSameMoney(held, due)) throw refused("cash.due_changed");
        requireNote(body, due, false);
        const id = toId<CashDropId>(ids.ulid());
        const orderIds = open.map(({ orderId }) => orderId);
        const name = first.courierName;
        const drop = { id, locationId: params.id, date, courier: { ...courier, name }, due, orderIds };
        if ((await insertDrop(queries, drop)) < orderIds.length) throw refused("cash.due_changed");
        await insertCount(queries, id, { counted, note, by: nameOf(scope), at: now });
        const detail = { locationId: params.id, date, due, counted, note };
        const entry = { id: ids.ulid(), actorId: userId, action: "cash.drop", subject: id, detail };
        await writeAudit(queries, entry, now);
      });
      return answer(null);
    },
    recountCash: async ({ params: { id }, body, visitor }) => {
      const { now } = visitor;
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.recountCash.permission);
      const { organizationId, userId, locationIds } = scope;
      const { counted, note } = body;
      await inTransaction(database, { organizationId }, async (queries) => {
        const locationId = await lockDrop(queries, id);
        if (locationId === null || locationIds?.includes(locationId) === false) throw notFound();
        const { snapshot } = await requireLocation(deps, scope, locationId);
        requireCurrency(body, snapshot.shop.currency);
        requireNote(body, counted, true);
        await insertCount(queries, id, { counted, note, by: nameOf(scope), at: now });
        const entry = {
          id: ids.ulid(),
          actorId: userId,
          action: "cash.recount",
          subject: id,
          detail: { counted, note },
        };
        await writeAudit(queries, entry, now);
      });
      return answer(null);
    },
  };
}

function requireCurrency({ counted }: CashCounting, currency: Money["currency"]): void {
  if (counted.currency !== currency) throw invalid({ counted: ["validation.invalid"] });
}

function requireNote(counting: CashCounting, due: Money, isAgain: boolean): void {
  if (counting.note === null && needsNote(counting, due, isAgain))
    throw invalid({ note: ["validation.required"] });
}
