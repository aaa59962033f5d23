import { requireSession } from "#adapters/server/http/access.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { valueOf } from "#adapters/server/http/value-of.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import { resumesAfter } from "#adapters/server/live/send-live-event.ts";
import type { SessionStreams } from "#adapters/server/live/session-streams.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import type { CartDeps } from "#adapters/server/cart/cart-deps.ts";
import { shopOfHost } from "#adapters/server/shop/own-host.ts";
import { encodeAnswer } from "#core/contract/codec/answer.ts";
import type { OrderId } from "#core/kernel/id.ts";
import type { Order } from "#core/order/order.ts";
import type { AskedMove } from "#core/order/order.ports.ts";
import { moveOwnOrder, type MoveOrderDeps } from "./move-order.ts";
import { moveError } from "./move-error.ts";
import { followOwnOrder, type FollowOrderDeps } from "./order-stream.ts";
import { toCustomerOrder } from "./orders.rows.ts";
import { readOwnOrder } from "./own-order.ts";
import { listOwnOrders } from "./own-orders.ts";
import { orderAgain } from "./order-again.ts";

/** What customers' orders need. */
interface OrderDeps extends MoveOrderDeps, CartDeps, FollowOrderDeps {
  readonly directory: ShopDirectory;
}

type OrderHandlers = Pick<
  Handlers,
  | "listOrders"
  | "loadOrder"
  | "cancelOrder"
  | "complainOfOrder"
  | "answerLineChange"
  | "reorder"
  | "orderEvents"
>;

/** What customers do with their own orders; anybody else's is 404. */
export function createOrderHandlers(deps: OrderDeps, streams: SessionStreams): OrderHandlers {
  const { shopCache, directory } = deps;

  async function moveOwn(visitor: Visitor, orderId: OrderId, asked: AskedMove): Promise<Order> {
    const { session } = await readOwnOrder(deps, visitor, orderId);
    const own = { orderId, userId: session.userId, asked };
    const moved = await moveOwnOrder(deps, own, visitor);
    if (!moved.ok) throw moveError(moved.error, (order) => encodeAnswer("loadOrder", order));
    return moved.value;
  }

  return {
    listOrders: async ({ query, visitor }) => {
      const session = await requireSession(visitor);
      const { filter, page, perPage } = query;
      const own = await shopOfHost(directory, visitor);
      if (own !== null && filter.shopId !== undefined && filter.shopId !== own) throw notFound();
      const asked = {
        userId: session.userId,
        shopId: filter.shopId ?? own,
        state: filter.state ?? null,
        search: filter.search ?? null,
        page,
        perPage,
      };
      return answer(await listOwnOrders(deps, asked, visitor));
    },
    loadOrder: async ({ params, visitor }) => {
      const { stored } = await readOwnOrder(deps, visitor, params.id);
      return answer(toCustomerOrder(stored, visitor));
    },
    cancelOrder: async ({ params, body, visitor }) => {
      const asked = { event: "cancel", version: body.version } as const;
      return answer(await moveOwn(visitor, params.id, asked));
    },
    complainOfOrder: async ({ params, body, visitor }) => {
      const { version, ...complaint } = body;
      return answer(await moveOwn(visitor, params.id, { event: "complain", version, complaint }));
    },
    answerLineChange: async ({ params, body, visitor }) =>
      answer(await moveOwn(visitor, params.id, { event: "answer_change", ...body })),
    reorder: async ({ params, body, visitor }) => {
      const { session, stored } = await readOwnOrder(deps, visitor, params.id);
      const snapshot = await shopCache.latest(stored.shopId);
      const locale = snapshot === null ? visitor.locale : visitor.localeOr(snapshot.shop.locale);
      const requester = { sessionHash: session.tokenHash, guestHash: null, locale };
      return answer(valueOf(await orderAgain(deps, requester, { stored, ...body }, visitor.now)));
    },
    orderEvents: async ({ params, query, visitor, request, reply }) => {
      const { session, stored } = await readOwnOrder(deps, visitor, params.id);
      const after = resumesAfter(query.after, request.headers["last-event-id"]);
      await followOwnOrder(deps, stored, after ?? 0, () => streams.open(session, reply, () => true));
      return { kind: "taken" };
    },
  };
}
