import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { OpenInvitation } from "#core/account/staff/invitation.ts";
import type { StaffInvitation, StaffPlace } from "#core/account/staff/staff.ts";
import { instant, ulid } from "#core/contract/schema/scalars.ts";
import { role } from "#core/contract/user.ts";
import type { InvitationId, LocationId, OrganizationId, UserId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

/** An invitation as its link finds it. */
export interface FoundInvitation extends OpenInvitation {
  readonly organizationId: OrganizationId;
}

/** The invitation of a token; null where it is none, or none any more. */
export async function findInvitation(
  database: Queries,
  tokenHash: string,
  now: Instant,
): Promise<FoundInvitation | null> {
  const { found } = await FIND.one(database, tokenHash, now);
  return found === null ? null : decodeFound(found);
}

// The statements from here on run within a transaction of the organization.

/** The invitations that wait, the newest first. */
export async function listInvitations(queries: Queries, now: Instant): Promise<readonly StaffInvitation[]> {
  return decodeList((await LIST.one(queries, now)).invitations);
}

/** Forgets those that work no more, and an earlier one to the same email. */
export async function makeWay(queries: Queries, email: string, now: Instant): Promise<void> {
  await MAKE_WAY.run(queries, email, now);
}

/** Keeps one; the token itself is kept nowhere. */
export async function insertInvitation(
  queries: Queries,
  invitation: StaffInvitation & { readonly tokenHash: string; readonly invitedBy: UserId },
): Promise<void> {
  const { id, email, role: given, locationIds, tokenHash, invitedBy, expiresAt } = invitation;
  await INSERT.run(queries, id, email, given, locationIds, tokenHash, invitedBy, expiresAt);
}

/** Takes one back; false when there was none. */
export async function deleteInvitation(queries: Queries, id: InvitationId): Promise<boolean> {
  return (await DELETE.run(queries, id)) === 1;
}

/** Uses one up, once: what it gives to that email, or null where it works no more. */
export async function useInvitation(
  queries: Queries,
  tokenHash: string,
  email: string,
  now: Instant,
): Promise<StaffPlace | null> {
  const used = await USE.first(queries, tokenHash, email, now);
  return used === null ? null : decodePlace(used.place);
}

/** The name of the organization. */
export async function readOrganizationName(queries: Queries): Promise<string> {
  return (await READ_NAME.one(queries)).name;
}

const PLACE = { role, locationIds: Schema.NullOr(Schema.Array(ulid<LocationId>())) };

const decodePlace = decoderOf("the place of an invitation", Schema.Struct(PLACE));

const decodeFound = decoderOf(
  "an invitation",
  Schema.Struct({
    organizationId: ulid<OrganizationId>(),
    organizationName: Schema.String,
    role,
    email: Schema.String,
    hasAccount: Schema.Boolean,
  }),
);

const decodeList = decoderOf(
  "the invitations",
  Schema.Array(
    Schema.Struct({ ...PLACE, id: ulid<InvitationId>(), email: Schema.String, expiresAt: instant }),
  ),
);

const FIND = statement("invitation.find", "select invitation_find($1, $2) as found");

const LIST = statement(
  "invitation.list",
  `select coalesce(json_agg(json_build_object('id', id, 'email', email, 'role', role, 'locationIds', location_ids,
       'expiresAt', instant(expires_at)) order by id desc), '[]') as invitations
     from staff_invitations where expires_at > $1`,
);

const MAKE_WAY = statement(
  "invitation.makeWay",
  "delete from staff_invitations where email = $1 or expires_at <= $2",
);

const INSERT = statement(
  "invitation.insert",
  `insert into staff_invitations (organization_id, id, email, role, location_ids, token_hash, invited_by, expires_at)
     values (tenant(), $1, $2, $3, $4, $5, $6, $7)`,
);

const DELETE = statement("invitation.delete", "delete from staff_invitations where id = $1");

const USE = statement(
  "invitation.use",
  `delete from staff_invitations where token_hash = $1 and email = $2 and expires_at > $3
     returning json_build_object('role', role, 'locationIds', location_ids) as place`,
);

const READ_NAME = statement("organization.readName", "select name from organizations where id = tenant()");
