import { requireStaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import { type Access, requireSession } from "#adapters/server/http/access.ts";
import { notFound, refused } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { hashToken, newToken } from "#adapters/server/http/visitor/secrets.ts";
import type { RateGuard } from "#adapters/server/http/limit/rate-limits.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { MoveOrderDeps } from "#adapters/server/order/move-order.ts";
import { inLocale } from "#adapters/server/order/orders.rows.ts";
import { newRunLink, type LinkDeps } from "#adapters/server/order/run/run-link.ts";
import { newRunPin } from "#adapters/server/order/run/run-pin.ts";
import { requireStaffOrder } from "#adapters/server/order/staff-orders.routes.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import { refuseOtherShops, shopOfHost } from "#adapters/server/shop/own-host.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { courierOrderOf, type CourierOrder } from "#core/courier/courier-order.ts";
import { OWN_RUNS_ENDED_MS, OWN_RUNS_GIVEN_MS } from "#core/courier/own-run.ts";
import { readSpokenNumber } from "#core/order/order-number.ts";
import type { OrderId, UserId } from "#core/kernel/id.ts";
import { plusMillis } from "#core/time/instant.ts";
import { actOnRun, type FindRun, requireRun } from "./act-on-run.ts";
import { lookUpRun, findOwnRun, findRun, listOwnRuns, renewRunLink, type StoredRun } from "./runs.queries.ts";

/** What runs need. */
interface RunDeps extends MoveOrderDeps, LinkDeps {
  readonly access: Access;
  readonly directory: ShopDirectory;
  readonly limits: RateGuard;
}

/** What couriers do: by a link, a PIN, or signed in with the own orders; and how staff makes a link again. */
export function createRunHandlers(
  deps: RunDeps,
): Pick<
  Handlers,
  "loadRun" | "actOnRun" | "lookUpRun" | "listOwnRuns" | "loadOwnRun" | "actOnOwnRun" | "renewCourierLink"
> {
  const { database } = deps;
  async function byLink(visitor: Visitor, token: string) {
    const find: FindRun = (actionId) => findRun(database, hashToken(token), actionId);
    const run = await requireRun(find, null);
    await refuseOtherShops(deps.directory, visitor, run.order.shopId);
    return { find, run };
  }
  async function own(visitor: Visitor, orderId: OrderId): Promise<FindRun> {
    const courierId = await courierOf(visitor);
    return (actionId) => findOwnRun(database, courierId, orderId, actionId);
  }

  return {
    loadRun: async ({ params, visitor }) => answer(seen((await byLink(visitor, params.token)).run, visitor)),
    actOnRun: async ({ params, body, visitor }) => {
      const { find } = await byLink(visitor, params.token);
      return answer(seen(await actOnRun(deps, find, body, visitor.now), visitor));
    },
    lookUpRun: async ({ body, visitor }) => {
      await deps.limits.check("courierPinsPerAddress", visitor.address);
      const shopId = await shopOfHost(deps.directory, visitor);
      const { prefix = null, count = 0 } = readSpokenNumber(body.number) ?? {};
      const token = newToken();
      const shopSlug =
        prefix === null
          ? null
          : await lookUpRun(database, { prefix, count }, body.pin, shopId, hashToken(token));
      if (shopSlug === null) throw notFound();
      return answer({ token, shopSlug });
    },
    listOwnRuns: async ({ visitor }) => {
      const courierId = await courierOf(visitor);
      const since = {
        givenAfter: plusMillis(visitor.now, -OWN_RUNS_GIVEN_MS),
        endedAfter: plusMillis(visitor.now, -OWN_RUNS_ENDED_MS),
      };
      const runs = await listOwnRuns(database, courierId, since);
      return answer({ data: runs.map((run) => ({ orderId: run.order.id, ...seen(run, visitor) })) });
    },
    loadOwnRun: async ({ params, visitor }) =>
      answer(seen(await requireRun(await own(visitor, params.id), null), visitor)),
    actOnOwnRun: async ({ params, body, visitor }) =>
      answer(seen(await actOnRun(deps, await own(visitor, params.id), body, visitor.now), visitor)),
    renewCourierLink: async ({ params, visitor }) => {
      const workplace = await requireStaffScope(deps.access, visitor, ENDPOINTS.renewCourierLink.permission);
      const order = await requireStaffOrder(deps, workplace, params.id);
      const snapshot = await deps.shopCache.latest(order.shopId);
      if (snapshot === null) throw notFound();
      const link = newRunLink(deps, order, snapshot.shop, visitor.now);
      const audit = { id: deps.ids.ulid(), actor_id: workplace.mover.id };
      const { organizationId } = workplace;
      const { pin, pinHash } = newRunPin(params.id);
      const renewal = { ...link, organizationId, orderId: params.id, pinHash, audit };
      if (!(await renewRunLink(deps.database, renewal, visitor.now)))
        throw refused("order.transition_not_allowed");
      return answer({ link: link.link, pin });
    },
  };
}

async function courierOf(visitor: Visitor): Promise<UserId> {
  return (await requireSession(visitor)).userId;
}

function seen({ order, coordinates, endedAt }: StoredRun, { now, localeOr }: Visitor): CourierOrder {
  const { own: _own, ...known } = inLocale(order, localeOr(order.own.shopLocale));
  const { name, address } = known.location;
  const pickup = { name, address, coordinates };
  return courierOrderOf({ order: { ...known, allowedEvents: [] }, pickup, endedAt }, now);
}
