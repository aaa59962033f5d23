import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { StoredSession } from "#adapters/server/account/session/session.ts";
import { requireSession } from "#adapters/server/http/access.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import { refuseOtherShops } from "#adapters/server/shop/own-host.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import type { OrderId } from "#core/kernel/id.ts";
import { readOrderOfUser } from "./orders.queries.ts";
import type { StoredOrder } from "./stored-order.ts";

/** What reading an own order needs. */
export interface OwnOrderDeps {
  readonly database: DatabasePool;
  readonly directory: ShopDirectory;
}

/** An order of the visitor's own; anybody else's, and one of another shop than that of the host, is 404. */
export async function readOwnOrder(
  { database, directory }: OwnOrderDeps,
  visitor: Visitor,
  orderId: OrderId,
): Promise<{ readonly session: StoredSession; readonly stored: StoredOrder }> {
  const session = await requireSession(visitor);
  const stored = await readOrderOfUser(database, orderId, session.userId);
  if (stored === null) throw notFound();
  await refuseOtherShops(directory, visitor, stored.shopId);
  return { session, stored };
}
