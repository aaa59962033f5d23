import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { LocationId, OrganizationId, UserId } from "#core/kernel/id.ts";
import type { PushDevice } from "#core/push/push.ts";
import type { Instant } from "#core/time/instant.ts";

/** A device as it is switched on. */
export interface NewPushDevice extends PushDevice {
  readonly id: string;
  readonly organizationId: OrganizationId;
  readonly sessionHash: string;
  readonly userId: UserId;
  /** Null is every location. */
  readonly locationIds: readonly LocationId[] | null;
}

/** Where a push goes, and whether a customer or staff gets it there. */
interface PushTarget extends PushDevice {
  readonly isCustomer: boolean;
}

/** Whether a session's device is on for an organization. */
export async function isPushOn(
  queries: Queries,
  organizationId: OrganizationId,
  sessionHash: string,
): Promise<boolean> {
  return (await IS_ON.first(queries, organizationId, sessionHash)) !== null;
}

/** Switches a session's device on; a browser that another session used before is that one's no more. */
export async function keepPushDevice(queries: Queries, device: NewPushDevice, now: Instant): Promise<void> {
  const { organizationId, sessionHash, id, userId, locationIds, endpoint, p256dh, auth } = device;
  await LEAVE_OTHERS.run(queries, organizationId, endpoint, sessionHash);
  await KEEP.run(queries, organizationId, sessionHash, id, userId, locationIds, endpoint, p256dh, auth, now);
}

/** Switches a session's device off. */
export async function dropPushDevice(
  queries: Queries,
  organizationId: OrganizationId,
  sessionHash: string,
): Promise<void> {
  await DROP.run(queries, organizationId, sessionHash);
}

/** Where a message to a device goes; null once it is switched off. */
export async function findPushTarget(database: Queries, id: string): Promise<PushTarget | null> {
  return FIND.first(database, id);
}

/** Forgets a device that its push service knows no more. */
export async function forgetPushDevice(database: Queries, id: string): Promise<void> {
  await FORGET.run(database, id);
}

const IS_ON = statement(
  "push.isOn",
  "select id from push_devices where organization_id = $1 and session_hash = $2",
);

const LEAVE_OTHERS = statement(
  "push.leaveOthers",
  "delete from push_devices where organization_id = $1 and endpoint = $2 and session_hash <> $3",
);

const KEEP = statement(
  "push.keep",
  `insert into push_devices (organization_id, session_hash, id, user_id, location_ids, endpoint, p256dh, auth, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (organization_id, session_hash) do update
     set location_ids = excluded.location_ids, endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth`,
);

const DROP = statement(
  "push.drop",
  "delete from push_devices where organization_id = $1 and session_hash = $2",
);

const FIND = statement(
  "push.find",
  `select endpoint, p256dh, auth, is_customer as "isCustomer" from push_target($1)`,
  ["endpoint", "p256dh", "auth", "isCustomer"],
);

const FORGET = statement("push.forget", "select push_drop($1)");
