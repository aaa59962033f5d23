import { inTransaction } from "#adapters/server/db/transaction.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import { readOwnOrder, type OwnOrderDeps } from "../own-order.ts";
import { shopOfHost } from "#adapters/server/shop/own-host.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import type { OrderId } from "#core/kernel/id.ts";
import type { PushKeys } from "#adapters/server/push/push-keys.ts";
import {
  dropOrderPushDevice,
  isOrderPushOn,
  keepOrderPushDevice,
  type OrderPushPlace,
} from "./order-push.queries.ts";

interface OrderPushDeps extends OwnOrderDeps {
  readonly ids: IdSource;
  readonly pushKeys: PushKeys;
}

/** Web push to the devices of customers (MESSAGE-2). */
export function createOrderPushHandlers(
  deps: OrderPushDeps,
): Pick<Handlers, "readOrderPush" | "switchOrderPush"> {
  const { database, directory, ids, pushKeys } = deps;
  const { publicKey } = pushKeys;

  async function placeOf(visitor: Visitor, orderId: OrderId) {
    const { session, stored } = await readOwnOrder(deps, visitor, orderId);
    const { organizationId, userId } = stored.own;
    const place: OrderPushPlace = { organizationId, shopId: stored.shopId, sessionHash: session.tokenHash };
    return { place, userId };
  }

  return {
    readOrderPush: async ({ params, visitor }) => {
      const { place } = await placeOf(visitor, params.id);
      const isOn = await inTransaction(database, place, (queries) => isOrderPushOn(queries, place));
      return answer({ publicKey, isOn });
    },
    switchOrderPush: async ({ params, body: { device }, visitor }) => {
      const { place, userId } = await placeOf(visitor, params.id);
      const isOwnHost = (await shopOfHost(directory, visitor)) !== null;
      await inTransaction(database, place, (queries) =>
        device === null
          ? dropOrderPushDevice(queries, place)
          : keepOrderPushDevice(
              queries,
              place,
              { ...device, id: ids.ulid(), userId, isOwnHost },
              visitor.now,
            ),
      );
      return answer({ publicKey, isOn: device !== null });
    },
  };
}
