import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { Role } from "#core/account/employee.ts";
import { type LocationId, type OrganizationId, toId } from "#core/kernel/id.ts";
import { ABSENCE_MS, ABSENCE_REASON } from "#core/order/lifecycle/absence.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";

/** The locations that a screen follows; null is all of its organization. */
export interface ScreenScope {
  readonly organizationId: OrganizationId;
  readonly locationIds: readonly LocationId[] | null;
}

/** A location that no screen followed for a while. */
export interface AbsentLocation {
  readonly organizationId: OrganizationId;
  readonly locationId: LocationId;
  readonly seenAt: Instant;
  readonly toldUntil: Instant | null;
  /** Whether its setting pauses it. */
  readonly pauses: boolean;
}

/** Notes that screens follow these locations now. */
export async function notePresence(
  database: Queries,
  scopes: readonly ScreenScope[],
  now: Instant,
): Promise<void> {
  await NOTE.run(database, JSON.stringify(scopes), now, ABSENCE_MS);
}

/** Locations whose absence is to be looked at now, of every organization. */
export async function listAbsent(
  database: Queries,
  now: Instant,
  limit: number,
): Promise<readonly AbsentLocation[]> {
  return (await LIST_ABSENT.rows(database, now, limit)).map(
    ({ organizationId, locationId, seenAt, toldUntil, pauses }) => ({
      organizationId: toId<OrganizationId>(organizationId),
      locationId: toId<LocationId>(locationId),
      seenAt,
      toldUntil,
      pauses,
    }),
  );
}

/** Tells the owners; false when another process did, or a screen came back. */
export async function warnOwners(
  database: Queries,
  { organizationId, locationId, seenAt }: AbsentLocation,
  told: {
    readonly until: Instant;
    readonly roles: readonly Role[];
    readonly texts: Readonly<Record<Locale, { readonly subject: string; readonly text: string }>>;
    readonly now: Instant;
  },
): Promise<boolean> {
  const { until, roles, texts, now } = told;
  const texted = JSON.stringify(texts);
  const row = await TELL.one(
    database,
    organizationId,
    locationId,
    seenAt,
    until,
    roles,
    texted,
    ABSENCE_REASON,
    now,
  );
  return row.told;
}

/** Looks at it again then. */
export async function waitForAbsence(
  database: Queries,
  { organizationId, locationId, seenAt }: AbsentLocation,
  until: Instant,
): Promise<void> {
  await WAIT.run(database, organizationId, locationId, seenAt, until);
}

const NOTE = statement("presence.note", "select presence_note($1, $2, $3)");

const LIST_ABSENT = statement(
  "presence.listAbsent",
  `select organization_id as "organizationId", location_id as "locationId", seen_at as "seenAt",
          told_until as "toldUntil", pauses
     from presence_absent($1, $2)`,
  ["organizationId", "locationId", "seenAt", "pauses"],
);

const TELL = statement("presence.tell", "select presence_tell($1, $2, $3, $4, $5, $6, $7, $8) as told", [
  "told",
]);

const WAIT = statement("presence.wait", "select presence_wait($1, $2, $3, $4)");
