import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { toId, type SessionId, type UserId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

// Every statement here runs within `inAccounts`.

/** A session as its person finds it. */
export interface ListedSession {
  readonly id: SessionId;
  readonly agent: string | null;
  readonly host: string;
  readonly createdAt: Instant;
  readonly seenAt: Instant;
  readonly isThis: boolean;
  readonly isByPin: boolean;
}

/** The living sessions of a user, the one seen last first. */
export async function listSessionsOf(
  queries: Queries,
  userId: UserId,
  ownTokenHash: string,
  now: Instant,
): Promise<readonly ListedSession[]> {
  const rows = await LIST.rows(queries, userId, ownTokenHash, now);
  return rows.map((row) => ({ ...row, id: toId<SessionId>(row.id) }));
}

/** Ends one session of a user; false when there was none such. */
export async function deleteOwnSession(queries: Queries, userId: UserId, id: SessionId): Promise<boolean> {
  return (await DELETE.run(queries, userId, id)) === 1;
}

// An id that tells nothing of the token: of its hash the hash, in the letters of all ids.
const LIST = statement(
  "account.listSessions",
  `select '0' || upper(left(encode(sha256(token_hash::text::bytea), 'hex'), 25)) as id, agent, host,
          created_at as "createdAt", seen_at as "seenAt", token_hash = $2 as "isThis", tablet_id is not null as "isByPin"
     from sessions where user_id = $1 and expires_at > $3 order by seen_at desc, created_at desc, token_hash`,
  ["id", "isThis", "isByPin"],
);

const DELETE = statement(
  "account.deleteOwnSession",
  `delete from sessions where user_id = $1
      and '0' || upper(left(encode(sha256(token_hash::text::bytea), 'hex'), 25)) = $2`,
);
