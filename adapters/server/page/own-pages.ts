import { loadSessionUser } from "#adapters/server/account/user/session-user.ts";
import { inTurnsOf } from "#adapters/server/db/turns.ts";
import { requireSession } from "#adapters/server/http/access.ts";
import type { BoundedQueue } from "#adapters/server/http/bounded-queue.ts";
import { reasonOf, toKnownError } from "#adapters/server/http/error-reply.ts";
import type { RateGuard } from "#adapters/server/http/limit/rate-limits.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import { toCustomerOrder } from "#adapters/server/order/orders.rows.ts";
import { type OwnOrderDeps, readOwnOrder } from "#adapters/server/order/own-order.ts";
import { listOwnOrders } from "#adapters/server/order/own-orders.ts";
import type { Log } from "#adapters/server/db/log.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import type { OwnPage } from "#core/app/own-page.ts";
import type { OutsideServices } from "#core/app/page.ts";
import { type OrderId, type ShopId, toId } from "#core/kernel/id.ts";
import { historyPlace } from "#core/order/history/order-history-path.ts";
import { OWN_ORDERS_PER_PAGE } from "#core/order/history/page-count.ts";
import type { RouteMatch } from "#core/routing/match-route.ts";
import type { RouteId } from "#core/routing/route-id.ts";
import type { PageBuild } from "./page-build.ts";
import type { CachedPage } from "./page-cache.ts";
import { type PageInput, renderPage, type RenderPageDeps } from "./render-page.ts";

/** What drawing somebody's own pages needs. */
export interface OwnPagesDeps extends RenderPageDeps, OwnOrderDeps {
  readonly shopCache: ShopCache;
  readonly limits: RateGuard;
  readonly log: Log;
}

/** Who asks for a page, and where it is. */
interface AskedPage {
  readonly match: RouteMatch;
  /** The page's address, without and with what is searched for. */
  readonly path: string;
  readonly search: string;
  readonly visitor: Visitor;
}

/**
 * The page of an address as it is drawn for the one who asks (PAGE-13); null where it is drawn for all: to guests, where nothing of
 * theirs is there, and where it cannot be read or drawn now. The app asks by itself then, and says what was answered.
 */
export type DrawOwnPage = (view: PageInput, asked: AskedPage) => Promise<CachedPage | null>;

/** Draws own pages in the queue of all pages, each for one answer. */
export function createOwnPages(
  deps: OwnPagesDeps,
  build: PageBuild,
  outside: OutsideServices,
  queue: BoundedQueue,
): DrawOwnPage {
  const { limits, log } = deps;
  return async (view, { match, path, search, visitor }) => {
    const read = READERS[match.route.id];
    const shopId = view.shopSnapshot?.shop.id;
    // The first drawing of a page knows no query, whatever is asked for by it.
    const { sessionHash } = visitor;
    if (read === undefined || shopId === undefined || search !== "" || sessionHash === null) return null;
    try {
      await limits.check("ownPagesPerSession", sessionHash);
      const own = await inTurnsOf(shopId, () => read(deps, { match, shopId, visitor }));
      if (own === null) return null;
      const drawn = { ...view, shape: path };
      return await queue(() => renderPage(deps, build, drawn, outside, visitor.now, own), shopId);
    } catch (thrown) {
      if (toKnownError(thrown).tag === "Unexpected")
        log.error({ reason: reasonOf(thrown), route: match.route.id }, "An own page was not drawn");
      return null;
    }
  };
}

interface ReadPage {
  readonly match: RouteMatch;
  readonly shopId: ShopId;
  readonly visitor: Visitor;
}

type Reader = (deps: OwnPagesDeps, page: ReadPage) => Promise<OwnPage | null>;

/** What is read for the pages that are drawn for the one who asks; the walls are those of the calls that the app makes for it. */
const READERS: Partial<Record<RouteId, Reader>> = {
  "shop.order": async (deps, { match, visitor }) => {
    const [user, { stored }] = await Promise.all([
      userOf(deps, visitor),
      readOwnOrder(deps, visitor, toId<OrderId>(match.params["order"] ?? "")),
    ]);
    const order = toCustomerOrder(stored, visitor);
    // What shows changes comes late, so that the server cannot draw it.
    return order.lineChanges.length > 0 ? null : { user, order, orders: null };
  },
  "shop.orders": async (deps, { shopId, visitor }) => {
    const { userId } = await requireSession(visitor);
    const query = { shopId, ...historyPlace(null, null, null) };
    const asked = { ...query, userId, search: null, perPage: OWN_ORDERS_PER_PAGE };
    const [user, page] = await Promise.all([userOf(deps, visitor), listOwnOrders(deps, asked, visitor)]);
    return { user, order: null, orders: { query, page } };
  },
};

async function userOf(deps: OwnPagesDeps, visitor: Visitor): Promise<OwnPage["user"]> {
  return loadSessionUser(deps, await requireSession(visitor), visitor.now);
}
