import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { tabletsUsedSince, TABLET_PERMISSION, type TabletPlace } from "#core/account/tablet/shared-tablet.ts";
import { rolesThatMay } from "#core/account/permissions.ts";
import { ulid } from "#core/contract/schema/scalars.ts";
import {
  toId,
  type EmployeeId,
  type LocationId,
  type OrganizationId,
  type TabletId,
  type UserId,
} from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

/** A shared tablet as the server finds it by its cookie. */
export interface StoredTablet extends TabletPlace {
  readonly id: TabletId;
  readonly organizationId: OrganizationId;
  readonly timezone: string;
}

/** A shared tablet as managers see it. */
interface ListedTablet {
  readonly id: TabletId;
  readonly locationId: LocationId;
  readonly sharedAt: Instant;
  readonly usedAt: Instant;
}

const ROLES_THERE = rolesThatMay(TABLET_PERMISSION);

/** The shared tablet of a cookie; null where it is none, or none anymore. */
export async function findTablet(
  database: Queries,
  tokenHash: string,
  now: Instant,
): Promise<StoredTablet | null> {
  const { found } = await FIND.one(database, tokenHash, tabletsUsedSince(now), ROLES_THERE);
  return found === null ? null : decodeTablet(found);
}

/** Who an employee of a tablet's location is, and the hash of their PIN; null for anybody else. */
export async function findPin(
  database: Queries,
  tabletId: TabletId,
  employeeId: EmployeeId,
): Promise<{ readonly userId: UserId; readonly pinHash: string } | null> {
  const found = await FIND_PIN.first(database, tabletId, employeeId, ROLES_THERE);
  return found === null ? null : { userId: toId(found.userId), pinHash: found.pinHash };
}

// The statements from here on run within a transaction of the organization.

/** Makes a browser a shared tablet of a location, and forgets what it was before and tablets that nobody used since. */
export async function insertTablet(
  queries: Queries,
  tablet: { readonly id: TabletId; readonly locationId: LocationId; readonly tokenHash: string },
  formerTokenHash: string | null,
  now: Instant,
): Promise<void> {
  await FORGET.run(queries, formerTokenHash, tabletsUsedSince(now));
  await INSERT.run(queries, tablet.id, tablet.locationId, tablet.tokenHash, now);
}

/** The shared tablets of an organization, the one used last first. */
export async function listTablets(queries: Queries, now: Instant): Promise<readonly ListedTablet[]> {
  const rows = await LIST.rows(queries, tabletsUsedSince(now));
  return rows.map((row) => ({ ...row, id: toId(row.id) }));
}

/** Takes a shared tablet of these locations back, null being all of them; false when there was none. */
export async function deleteTablet(
  queries: Queries,
  id: TabletId,
  locationIds: readonly LocationId[] | null,
): Promise<boolean> {
  return (await DELETE.run(queries, id, locationIds)) === 1;
}

/** Notes that somebody switched in. */
export async function touchTablet(queries: Queries, id: TabletId, now: Instant): Promise<void> {
  await TOUCH.run(queries, id, now);
}

/** Whether an employee has a PIN. */
export async function hasPin(queries: Queries, employeeId: EmployeeId): Promise<boolean> {
  return (await HAS_PIN.first(queries, employeeId)) !== null;
}

/** Keeps an employee's PIN, or forgets it with null. */
export async function writePin(
  queries: Queries,
  employeeId: EmployeeId,
  pinHash: string | null,
  now: Instant,
): Promise<void> {
  if (pinHash === null) await DELETE_PIN.run(queries, employeeId);
  else await KEEP_PIN.run(queries, employeeId, pinHash, now);
}

const decodeTablet = decoderOf(
  "a shared tablet",
  Schema.Struct({
    id: ulid<TabletId>(),
    organizationId: ulid<OrganizationId>(),
    locationName: Schema.String,
    timezone: Schema.String,
    people: Schema.Array(
      Schema.Struct({ id: ulid<EmployeeId>(), firstName: Schema.String, lastName: Schema.String }),
    ),
  }),
);

const FIND = statement("tablet.find", "select tablet_find($1, $2, $3) as found");

const FIND_PIN = statement(
  "tablet.findPin",
  `select user_id as "userId", pin_hash as "pinHash" from tablet_pin($1, $2, $3)`,
  ["userId", "pinHash"],
);

const FORGET = statement(
  "tablet.forget",
  "delete from shared_tablets where token_hash = $1 or used_at <= $2",
);

const INSERT = statement(
  "tablet.insert",
  `insert into shared_tablets (organization_id, id, location_id, token_hash, shared_at, used_at)
     values (tenant(), $1, $2, $3, $4, $4)`,
);

const LIST = statement(
  "tablet.list",
  `select id, location_id as "locationId", shared_at as "sharedAt", used_at as "usedAt" from shared_tablets where used_at > $1
    order by used_at desc, id`,
);

const DELETE = statement(
  "tablet.delete",
  "delete from shared_tablets where id = $1 and ($2::text[] is null or location_id = any ($2))",
);

const TOUCH = statement("tablet.touch", "update shared_tablets set used_at = $2 where id = $1");

const HAS_PIN = statement("pin.has", "select employee_id from staff_pins where employee_id = $1");

const DELETE_PIN = statement("pin.delete", "delete from staff_pins where employee_id = $1");

const KEEP_PIN = statement(
  "pin.keep",
  `insert into staff_pins (organization_id, employee_id, pin_hash, changed_at) values (tenant(), $1, $2, $3)
     on conflict (organization_id, employee_id) do update set pin_hash = excluded.pin_hash, changed_at = excluded.changed_at`,
);
