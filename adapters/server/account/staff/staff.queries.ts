import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { StaffPlace } from "#core/account/staff/staff.ts";
import { ulid } from "#core/contract/schema/scalars.ts";
import { role } from "#core/contract/user.ts";
import type { EmployeeId, LocationId, UserId } from "#core/kernel/id.ts";

/** An employee as the table holds them, with who they are. */
export interface StoredMember extends StaffPlace {
  readonly id: EmployeeId;
  readonly userId: UserId;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly hasFactor: boolean;
  readonly hasPasskey: boolean;
}

// Every statement here runs within a transaction of the organization that reaches accounts.

/** The staff of an organization by their names. */
export async function listStaff(queries: Queries): Promise<readonly StoredMember[]> {
  return decodeStaff((await LIST.one(queries)).staff);
}

/** Lets nobody else change the staff until the transaction ends: what changes is checked next to all. */
export async function lockStaff(queries: Queries): Promise<void> {
  await LOCK.run(queries);
}

/** Adds somebody; false where they work there already. */
export async function insertEmployee(
  queries: Queries,
  { id, userId, role: given, locationIds }: StaffPlace & { readonly id: EmployeeId; readonly userId: UserId },
): Promise<boolean> {
  return (await INSERT.run(queries, id, userId, given, locationIds)) === 1;
}

/** Gives an employee another place. */
export async function writePlace(
  queries: Queries,
  id: EmployeeId,
  { role: given, locationIds }: StaffPlace,
): Promise<void> {
  await WRITE_PLACE.run(queries, id, given, locationIds);
}

/** Takes somebody out of the staff, and ends what they have open there. */
export async function deleteEmployee(queries: Queries, id: EmployeeId, userId: UserId): Promise<void> {
  await DELETE.run(queries, id);
  await LEAVE.run(queries, userId);
}

/** Whether all of these are locations of the organization. */
export async function areLocations(queries: Queries, ids: readonly LocationId[]): Promise<boolean> {
  return (await COUNT_LOCATIONS.run(queries, ids)) === new Set(ids).size;
}

const decodeStaff = decoderOf(
  "the staff",
  Schema.Array(
    Schema.Struct({
      id: ulid<EmployeeId>(),
      userId: ulid<UserId>(),
      role,
      locationIds: Schema.NullOr(Schema.Array(ulid<LocationId>())),
      firstName: Schema.String,
      lastName: Schema.String,
      email: Schema.String,
      hasFactor: Schema.Boolean,
      hasPasskey: Schema.Boolean,
    }),
  ),
);

const LIST = statement(
  "staff.list",
  `select coalesce(json_agg(json_build_object(
       'id', e.id, 'userId', u.id, 'role', e.role, 'locationIds', e.location_ids, 'firstName', u.first_name,
       'lastName', u.last_name, 'email', u.email,
       'hasFactor', exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null),
       'hasPasskey', exists (select from passkeys p where p.user_id = u.id)) order by u.first_name, u.last_name, e.id), '[]') as staff
     from employees e join users u on u.id = e.user_id`,
);

const LOCK = statement("staff.lock", "select id from employees order by id for no key update");

const INSERT = statement(
  "staff.insert",
  `insert into employees (organization_id, id, user_id, role, location_ids) values (tenant(), $1, $2, $3, $4)
     on conflict (organization_id, user_id) do nothing`,
);

const WRITE_PLACE = statement(
  "staff.writePlace",
  "update employees set role = $2, location_ids = $3 where id = $1",
);

const DELETE = statement("staff.delete", "delete from employees where id = $1");

const LEAVE = statement("staff.leave", "select staff_leave($1)");

const COUNT_LOCATIONS = statement("staff.countLocations", "select id from locations where id = any ($1)");
