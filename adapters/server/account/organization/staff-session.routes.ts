import { writeAudit } from "./audit.queries.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { requireSession } from "#adapters/server/http/access.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { resumesAfter, sendLiveEvent } from "#adapters/server/live/send-live-event.ts";
import type { SessionStreams } from "#adapters/server/live/session-streams.ts";
import { readLastNumber } from "#adapters/server/live/live-events.queries.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { OrganizationFeeds } from "#adapters/server/live/organization-feeds.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { inAccounts } from "../session/accounts-transaction.ts";
import type { StoredSession } from "../session/session.ts";
import { chooseOrganization } from "../session/sessions.queries.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { toId, type OrganizationId, type UserId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import { existsOrganization } from "./organizations.queries.ts";
import { requireStaffScope, worksAt } from "./staff-scope.ts";

/** What the sessions of staff need. */
interface StaffSessionDeps {
  readonly database: DatabasePool;
  readonly feeds: OrganizationFeeds;
  readonly ids: IdSource;
}

/** The workplaces of a staff session, and its live events. */
export function createStaffSessionHandlers(
  deps: StaffSessionDeps,
  streams: SessionStreams,
): Pick<Handlers, "selectOrganization" | "operationsEvents"> {
  const { database, feeds } = deps;
  return {
    selectOrganization: async ({ body, visitor }) => {
      const session = await requireSession(visitor);
      const { organizationId } = body;
      const exists = await inTransaction(database, { organizationId }, existsOrganization);
      const isEmployed = isEmployedAt(session, organizationId);
      if (!exists || !(session.isAdmin || isEmployed)) throw notFound();
      if (!isEmployed) await auditChoice(deps, session, organizationId, visitor.now);
      await inAccounts(database, (accounts) =>
        chooseOrganization(accounts, session.tokenHash, organizationId),
      );
      return answer(null);
    },
    operationsEvents: async ({ query, visitor, request, reply }) => {
      const workplace = await requireStaffScope(visitor, ENDPOINTS.operationsEvents.permission);
      const { organizationId, employment } = workplace;
      const { session } = employment;
      streams.admit(session);
      const after = resumesAfter(query.after, request.headers["last-event-id"]);
      const last = await inTransaction(database, { organizationId }, readLastNumber);
      const stream = streams.open(session, reply, (now) => now.isAdmin || isEmployedAt(now, organizationId));
      // A number beyond this history comes from another one, so the client must reload everything.
      if (after !== null && after > last) sendLiveEvent(stream, { kind: "reset", number: last });
      const stop = feeds.follow(
        organizationId,
        Math.min(after ?? last, last),
        (liveEvent) => {
          if (liveEvent.locationId === null || worksAt(workplace, liveEvent.locationId))
            sendLiveEvent(stream, liveEvent);
        },
        () => stream.end(),
      );
      stream.onClose(stop);
      return { kind: "taken" };
    },
  };
}

function isEmployedAt(session: StoredSession, organizationId: string): boolean {
  return session.employees.some((employee) => employee.organizationId === organizationId);
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
    actorId: toId<UserId>(session.userId),
    action: "organization.select",
    subject: organizationId,
    detail: {},
  };
  await inTransaction(database, { organizationId }, (queries) => writeAudit(queries, choice, now));
}
