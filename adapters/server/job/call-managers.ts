import type { Queries } from "#adapters/server/db/prepared.ts";
import type { Log } from "#adapters/server/db/log.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { readOrderOfTenant } from "#adapters/server/order/orders.queries.ts";
import type { StoredOrder } from "#adapters/server/order/stored-order.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { CALLED_ROLES } from "#core/account/employee.ts";
import type { ServerUi } from "#core/app/page.ts";
import { CALL_MANAGERS_MS, callManagersAt } from "#core/order/lifecycle/call-managers.ts";
import { byLocale, type Locale } from "#core/shop/shop.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import { createDueRun } from "./due-orders.ts";
import { type DueOrder, listDue } from "./due.queries.ts";
import type { Job } from "./job.ts";

/** What calling managers needs. */
export interface CallManagersDeps {
  readonly database: Queries;
  readonly shopCache: ShopCache;
  readonly ui: Pick<ServerUi, "notification">;
}

/** Calls managers to orders that nobody answered for some minutes (MESSAGE-7): once an order, by one of several processes. */
export function callManagersJob(deps: CallManagersDeps, log: Log): Job {
  return {
    name: "call-managers",
    everyMillis: 5000,
    run: createDueRun({
      list: (page) =>
        listDue(deps.database, "uncalled", { ...page, now: plusMillis(page.now, -CALL_MANAGERS_MS) }),
      work: (due, now) => callManagers(deps, due, now),
      complaint: "Managers could not be called to an order",
      log,
    }),
  };
}

async function callManagers(deps: CallManagersDeps, due: DueOrder, now: Instant): Promise<void> {
  const order = await readOrderOfTenant(deps.database, due.organizationId, due.orderId);
  const snapshot = order === null ? null : await deps.shopCache.latest(order.shopId);
  if (order === null || snapshot === null) return;
  const plan = snapshot.locations.find(({ id }) => id === order.location.id) ?? null;
  if (now < callManagersAt(plan, snapshot.shop.timezone, order.placedAt)) return;
  const texts = JSON.stringify(textsOf(deps, order, snapshot, now));
  await CALL_MANAGERS.one(deps.database, due.organizationId, due.orderId, CALLED_ROLES, texts, now);
}

function textsOf(
  { ui }: CallManagersDeps,
  { own: _own, ...order }: StoredOrder,
  { shop }: ShopSnapshot,
  at: Instant,
): Readonly<Record<Locale, string>> {
  const facts = {
    order: { ...order, allowedEvents: [] },
    shop,
    at,
    promisedAt: null,
    reason: null,
    lineChange: null,
    text: null,
    resolution: null,
  };
  return byLocale(
    (locale) => `${shop.name}: ${ui.notification(locale, { ...facts, kind: "order_unanswered" }).text}`,
  );
}

const CALL_MANAGERS = statement("job.callManagers", "select call_managers($1, $2, $3, $4, $5) as told", [
  "told",
]);
