import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { OrganizationId, ShopId, UserId } from "#core/kernel/id.ts";
import type { PushDevice } from "#core/push/push.ts";
import type { Instant } from "#core/time/instant.ts";

/** The session whose device is meant, and the shop whose orders it is to learn of. */
export interface OrderPushPlace {
  readonly organizationId: OrganizationId;
  readonly shopId: ShopId;
  readonly sessionHash: string;
}

/** A customer's device as it is switched on. */
interface NewOrderPushDevice extends PushDevice {
  readonly id: string;
  readonly userId: UserId;
  /** Whether it was switched on at the shop's own host. */
  readonly isOwnHost: boolean;
}

/** Whether a session's device is on for a shop. */
export async function isOrderPushOn(queries: Queries, place: OrderPushPlace): Promise<boolean> {
  return (await IS_ON.first(queries, place.organizationId, place.shopId, place.sessionHash)) !== null;
}

/** Switches a session's device on for a shop; a browser that another session used before is that one's no more. */
export async function keepOrderPushDevice(
  queries: Queries,
  { organizationId, shopId, sessionHash }: OrderPushPlace,
  { id, userId, isOwnHost, endpoint, p256dh, auth }: NewOrderPushDevice,
  now: Instant,
): Promise<void> {
  await LEAVE_OTHERS.run(queries, organizationId, shopId, sessionHash, endpoint);
  const device = [id, userId, isOwnHost, endpoint, p256dh, auth] as const;
  await KEEP.run(queries, organizationId, shopId, sessionHash, ...device, now);
}

/** Switches a session's device off for a shop. */
export async function dropOrderPushDevice(
  queries: Queries,
  { organizationId, shopId, sessionHash }: OrderPushPlace,
): Promise<void> {
  await DROP.run(queries, organizationId, shopId, sessionHash);
}

const IS_ON = statement(
  "orderPush.isOn",
  "select id from order_push_devices where organization_id = $1 and shop_id = $2 and session_hash = $3",
);

const LEAVE_OTHERS = statement(
  "orderPush.leaveOthers",
  `delete from order_push_devices
    where organization_id = $1 and shop_id = $2 and session_hash <> $3 and endpoint = $4`,
);

const KEEP = statement(
  "orderPush.keep",
  `insert into order_push_devices (organization_id, shop_id, session_hash, id, user_id, is_own_host, endpoint, p256dh,
       auth, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   on conflict (organization_id, shop_id, session_hash) do update
     set is_own_host = excluded.is_own_host, endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth`,
);

const DROP = statement(
  "orderPush.drop",
  "delete from order_push_devices where organization_id = $1 and shop_id = $2 and session_hash = $3",
);
