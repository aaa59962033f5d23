import { writeAudit } from "./audit.queries.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import {
  type Access,
  type Employment,
  employmentAt,
  lacksFactor,
  locationIdsOf,
  mayEmployed,
  requireSession,
} from "#adapters/server/http/access.ts";
import { forbidden, notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { resumesAfter, sendLiveEvent } from "#adapters/server/live/send-live-event.ts";
import type { ScreenPresence } from "#adapters/server/live/screen-presence.ts";
import type { SessionStreams } from "#adapters/server/live/session-streams.ts";
import { readLastNumber } from "#adapters/server/live/live-events.queries.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { OrganizationFeeds } from "#adapters/server/live/organization-feeds.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { inAccounts } from "../session/accounts-transaction.ts";
import type { StoredSession } from "../session/session.ts";
import { chooseOrganization } from "../session/sessions.queries.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import { existsOrganization } from "./organizations.queries.ts";
import { requireStaffScope } from "./staff-scope.ts";

/** What the sessions of staff need. */
interface StaffSessionDeps {
  readonly access: Access;
  readonly database: DatabasePool;
  readonly feeds: OrganizationFeeds;
  readonly presence: ScreenPresence;
  readonly ids: IdSource;
}

/** The workplaces of a staff session, and its live events. */
export function createStaffSessionHandlers(
  deps: StaffSessionDeps,
  streams: SessionStreams,
): Pick<Handlers, "selectOrganization" | "operationsEvents"> {
  const { access, database, feeds, presence } = deps;
  return {
    selectOrganization: async ({ body, visitor }) => {
      const session = await requireSession(visitor);
      const { organizationId } = body;
      const exists = await inTransaction(database, { organizationId }, existsOrganization);
      const employment = employmentAt(session, organizationId);
      if (!exists || employment === null) throw notFound();
      if (!mayEmployed(employment, ENDPOINTS.selectOrganization.permission)) throw forbidden();
      if (employment.employee === null) await auditChoice(deps, session, organizationId, visitor.now);
      await inAccounts(database, (accounts) =>
        chooseOrganization(accounts, session.tokenHash, organizationId),
      );
      return answer(null);
    },
    operationsEvents: async ({ query, visitor, request, reply }) => {
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.operationsEvents.permission);
      const { organizationId, employment } = workplace;
      const { session } = employment;
      streams.admit(session);
      const after = resumesAfter(query.after, request.headers["last-event-id"]);
      const last = await inTransaction(database, { organizationId }, readLastNumber);
      const stream = streams.open(session, reply, (now) =>
        isStillThere(employmentAt(now, organizationId), employment),
      );
      // A number beyond this history comes from another one, so the client must reload everything.
      if (after !== null && after > last) sendLiveEvent(stream, { kind: "reset", number: last });
      const stop = feeds.follow(
        organizationId,
        Math.min(after ?? last, last),
        (liveEvent) => {
          const { locationId } = liveEvent;
          if (locationId === null || access.worksAt(employment, { organizationId, locationId }))
            sendLiveEvent(stream, liveEvent);
        },
        () => stream.end(),
      );
      const leave = presence.follow({ organizationId, locationIds: workplace.locationIds });
      stream.onClose(() => {
        stop();
        leave();
      });
      return { kind: "taken" };
    },
  };
}

// A role or location that was taken away, or a second factor that is needed now, ends the stream, which was opened with them.
function isStillThere(now: Employment | null, opened: Employment): boolean {
  const { permission } = ENDPOINTS.operationsEvents;
  if (now === null || !mayEmployed(now, permission) || lacksFactor(now, permission)) return false;
  return locationIdsOf(now)?.join() === locationIdsOf(opened)?.join();
}

// An admin comes from outside: the organization can see when (STAFF-3).
async function auditChoice(
  { database, ids }: Pick<StaffSessionDeps, "database" | "ids">,
  session: StoredSession,
  organizationId: OrganizationId,
  now: Instant,
): Promise<void> {
  const choice = {
    id: ids.ulid(),
    actorId: session.userId,
    action: "organization.select",
    subject: organizationId,
    detail: {},
  };
  await inTransaction(database, { organizationId }, (queries) => writeAudit(queries, choice, now));
}
