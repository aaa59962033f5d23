import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { ReachedDevice } from "#adapters/server/outbox/order-messages.ts";
import type { OrderId, OrganizationId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

/** The devices that learn of an order by push (MESSAGE-2). */
export function pushDevicesOf(
  database: Queries,
  organizationId: OrganizationId,
  orderId: OrderId,
  now: Instant,
): Promise<readonly ReachedDevice[]> {
  return DEVICES_OF.rows(database, organizationId, orderId, now);
}

const DEVICES_OF = statement(
  "order.pushDevices",
  'select id, is_own_host as "isOwnHost" from order_push_devices_of($1, $2, $3)',
  ["id", "isOwnHost"],
);
