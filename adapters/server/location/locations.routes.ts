import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { requireLocation } from "./require-location.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { invalid, notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import type { LocationId } from "#core/kernel/id.ts";
import { lastChanges } from "#core/menu/stock/stock.ts";
import { toItemChanges } from "#core/menu/availability/availability-change.ts";
import { changeOrderingState, orderingStateNow } from "#core/shop/ordering/change-ordering-state.ts";
import type { Instant } from "#core/time/instant.ts";
import {
  readAvailability,
  readOrderingState,
  notifyLocation,
  writeAvailability,
  writeOrderingState,
} from "./locations.queries.ts";
import { readStock, writeStock } from "./stock.queries.ts";
import {
  nameOf,
  requireStaffScope,
  type StaffScope,
} from "#adapters/server/account/organization/staff-scope.ts";

/** What the state of locations needs. */
interface LocationDeps {
  readonly access: Access;
  readonly database: DatabasePool;
  readonly shopCache: ShopCache;
  readonly directory: ShopDirectory;
  readonly ids: IdSource;
}

type LocationHandlers = Pick<
  Handlers,
  | "readOrderingState"
  | "writeOrderingState"
  | "readAvailability"
  | "changeAvailability"
  | "readStock"
  | "changeStock"
>;

/** Whether locations take orders, and what is sold out there. Every change is sent to all screens and audited. */
export function createLocationHandlers(deps: LocationDeps): LocationHandlers {
  const { access, database, shopCache } = deps;

  async function changed(
    queries: Queries,
    { organizationId, userId }: StaffScope,
    change: {
      readonly locationId: LocationId;
      readonly type: "ordering_state" | "availability" | "stock";
      readonly detail: unknown;
    },
    now: Instant,
  ): Promise<void> {
    const { locationId, type, detail } = change;
    const entry = {
      id: deps.ids.ulid(),
      actorId: userId,
      action: `location.${type}`,
      subject: locationId,
      detail,
    };
    await writeAudit(queries, entry, now);
    // Screens read stock with the availability.
    const event = type === "stock" ? "availability" : type;
    await notifyLocation(queries, { organizationId, locationId, actorId: userId }, event, now);
  }

  return {
    readOrderingState: async ({ params, visitor }) => {
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.readOrderingState.permission);
      await requireLocation(deps, workplace, params.id);
      const { organizationId } = workplace;
      const state = await inTransaction(database, { organizationId }, (queries) =>
        readOrderingState(queries, params.id),
      );
      if (state === null) throw notFound();
      return answer(orderingStateNow(state, visitor.now));
    },
    writeOrderingState: async ({ params, body, visitor }) => {
      const { now } = visitor;
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.writeOrderingState.permission);
      const { snapshot, location } = await requireLocation(deps, workplace, params.id);
      // A pin asks for more than a pause.
      if (body.pinned) await requireStaffScope(access, visitor, "ordering.pin");
      const { timezone } = snapshot.shop;
      const wanted = changeOrderingState(body, {
        plan: location,
        timezone,
        now,
        setBy: nameOf(workplace),
      });
      if (!wanted.ok) throw invalid({ until: [wanted.error] });
      const state = wanted.value;
      const { organizationId } = workplace;
      await inTransaction(database, { organizationId }, async (queries) => {
        if (!(await writeOrderingState(queries, params.id, state))) throw notFound();
        const detail = {
          mode: state.mode,
          extra_minutes: state.extraMinutes,
          scope: state.scope,
          until: state.until,
          pinned: state.pinned,
        };
        await changed(queries, workplace, { locationId: params.id, type: "ordering_state", detail }, now);
      });
      shopCache.forget(snapshot.shopId);
      return answer(state);
    },
    readAvailability: async ({ params, visitor }) => {
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.readAvailability.permission);
      await requireLocation(deps, workplace, params.id);
      const { organizationId } = workplace;
      const rows = await inTransaction(database, { organizationId }, (queries) =>
        readAvailability(queries, params.id),
      );
      return answer({ data: rows });
    },
    changeAvailability: async ({ params, body, visitor }) => {
      const { now } = visitor;
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.changeAvailability.permission);
      const { snapshot } = await requireLocation(deps, workplace, params.id);
      const changes = toItemChanges(body.changes, snapshot.menus[snapshot.shop.locale], params.id);
      if (changes === null) throw notFound();
      const { organizationId } = workplace;
      const rows = await inTransaction(database, { organizationId }, async (queries) => {
        const written = await writeAvailability(queries, params.id, changes, nameOf(workplace), now);
        // The call names something that this location does not sell, so nothing of it is written.
        if (written.length !== changes.length) throw notFound();
        await changed(
          queries,
          workplace,
          { locationId: params.id, type: "availability", detail: changes },
          now,
        );
        return written;
      });
      shopCache.forget(snapshot.shopId);
      return answer({ data: rows });
    },
    readStock: async ({ params, visitor }) => {
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.readStock.permission);
      await requireLocation(deps, workplace, params.id);
      const { organizationId } = workplace;
      const rows = await inTransaction(database, { organizationId }, (queries) =>
        readStock(queries, params.id),
      );
      return answer({ data: rows });
    },
    changeStock: async ({ params, body, visitor }) => {
      const { now } = visitor;
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.changeStock.permission);
      const { snapshot } = await requireLocation(deps, workplace, params.id);
      const changes = lastChanges(body.changes);
      const { organizationId } = workplace;
      const rows = await inTransaction(database, { organizationId }, async (queries) => {
        const written = await writeStock(queries, params.id, changes, nameOf(workplace), now);
        // As with availability: all of it or nothing.
        if (written.length !== changes.length) throw notFound();
        await changed(queries, workplace, { locationId: params.id, type: "stock", detail: changes }, now);
        return written;
      });
      shopCache.forget(snapshot.shopId);
      return answer({ data: rows });
    },
  };
}
