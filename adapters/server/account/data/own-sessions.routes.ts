import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { requireSession } from "#adapters/server/http/access.ts";
import { forbidden, notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { UserId } from "#core/kernel/id.ts";
import { inAccounts } from "../session/accounts-transaction.ts";
import { readAgent } from "../session/agent.ts";
import { deleteOwnSession, listSessionsOf } from "../session/own-sessions.queries.ts";
import { requireSelf } from "../user/require-self.ts";
import type { StoredSession } from "../session/session.ts";
import { deleteSessionsOf } from "../session/sessions.queries.ts";

/** Where somebody is signed in, and ending that (ACCOUNT-33). */
export function createOwnSessionHandlers({
  database,
}: {
  readonly database: DatabasePool;
}): Pick<Handlers, "listSessions" | "endSessions"> {
  return {
    listSessions: async ({ params, visitor }) => {
      const { userId, tokenHash } = await requireOwn(visitor, params.id);
      const sessions = await inAccounts(database, (accounts) =>
        listSessionsOf(accounts, userId, tokenHash, visitor.now),
      );
      return answer({ data: sessions.map(({ agent, ...session }) => ({ ...session, ...readAgent(agent) })) });
    },
    endSessions: async ({ params, body: { sessionId }, visitor }) => {
      const { userId, tokenHash } = await requireOwn(visitor, params.id);
      await inAccounts(database, async (accounts) => {
        if (sessionId === null) await deleteSessionsOf(accounts, userId, tokenHash);
        else if (!(await deleteOwnSession(accounts, userId, sessionId))) throw notFound();
      });
      return answer(null);
    },
  };
}

// Who switched in by PIN on a tablet that others use too sees and ends nothing elsewhere.
async function requireOwn(visitor: Visitor, id: UserId): Promise<StoredSession> {
  await requireSelf(visitor, id);
  const session = await requireSession(visitor);
  if (session.isByPin) throw forbidden();
  return session;
}
