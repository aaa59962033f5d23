import { requireStaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { notFound, refused } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { hashToken } from "#adapters/server/http/visitor/secrets.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { MoveOrderDeps } from "#adapters/server/order/move-order.ts";
import { inLocale } from "#adapters/server/order/orders.rows.ts";
import { newRunLink, type LinkDeps } from "#adapters/server/order/run/run-link.ts";
import { requireStaffOrder } from "#adapters/server/order/staff-orders.routes.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import { refuseOtherShops } from "#adapters/server/shop/own-host.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { courierOrderOf, type CourierOrder } from "#core/courier/courier-order.ts";
import { actOnRun, requireRun } from "./act-on-run.ts";
import { renewRunLink, type StoredRun } from "./runs.queries.ts";

/** What runs need. */
interface RunDeps extends MoveOrderDeps, LinkDeps {
  readonly access: Access;
  readonly directory: ShopDirectory;
}

/** What the courier does by their link, and how staff makes that link again. */
export function createRunHandlers(
  deps: RunDeps,
): Pick<Handlers, "loadRun" | "actOnRun" | "renewCourierLink"> {
  return {
    loadRun: async ({ params, visitor }) => {
      const run = await requireRun(deps, hashToken(params.token), null);
      await refuseOtherShops(deps.directory, visitor, run.order.shopId);
      return answer(seen(run, visitor));
    },
    actOnRun: async ({ params, body, visitor }) => {
      const tokenHash = hashToken(params.token);
      const run = await requireRun(deps, tokenHash, null);
      await refuseOtherShops(deps.directory, visitor, run.order.shopId);
      return answer(seen(await actOnRun(deps, tokenHash, body, visitor.now), visitor));
    },
    renewCourierLink: async ({ params, visitor }) => {
      const workplace = await requireStaffScope(deps.access, visitor, ENDPOINTS.renewCourierLink.permission);
      const order = await requireStaffOrder(deps, workplace, params.id);
      const snapshot = await deps.shopCache.latest(order.shopId);
      if (snapshot === null) throw notFound();
      const link = newRunLink(deps, order, snapshot.shop, visitor.now);
      const audit = { id: deps.ids.ulid(), actor_id: workplace.mover.id };
      const { organizationId } = workplace;
      const renewal = { ...link, organizationId, orderId: params.id, audit };
      if (!(await renewRunLink(deps.database, renewal, visitor.now)))
        throw refused("order.transition_not_allowed");
      return answer({ link: link.link });
    },
  };
}

function seen({ order, coordinates, endedAt }: StoredRun, { now, localeOr }: Visitor): CourierOrder {
  const { own: _own, ...known } = inLocale(order, localeOr(order.own.shopLocale));
  const { name, address } = known.location;
  const pickup = { name, address, coordinates };
  return courierOrderOf({ order: { ...known, allowedEvents: [] }, pickup, endedAt }, now);
}
