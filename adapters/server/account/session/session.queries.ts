import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { Instant } from "#core/time/instant.ts";
import { toSession, type StoredSession } from "./session.ts";

/** The living session of a token's hash on this host; sessions are per host (HOST-9). */
export async function findSession(
  database: Queries,
  tokenHash: string,
  host: string,
  now: Instant,
): Promise<StoredSession | null> {
  const { found } = await FIND_SESSION.one(database, tokenHash, now);
  const session = found === null ? null : toSession(tokenHash, found);
  return session?.host === host ? session : null;
}

/** The living sessions of several tokens' hashes, by hash. */
export async function findSessions(
  database: Queries,
  tokenHashes: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, StoredSession>> {
  const rows = await FIND_SESSIONS.rows(database, tokenHashes, now);
  return new Map(
    rows.flatMap(({ hash, found }) => (found === null ? [] : [[hash, toSession(hash, found)] as const])),
  );
}

/** The key that signs this installation's CSRF tokens. */
export async function readSigningKey(database: Queries): Promise<string> {
  return (await READ_SIGNING_KEY.one(database)).key;
}

const FIND_SESSION = statement("session.find", "select session_find($1, $2) as found");

const FIND_SESSIONS = statement(
  "session.findAll",
  "select hash, session_find(hash, $2) as found from unnest($1::text[]) as hash",
  ["hash"],
);

const READ_SIGNING_KEY = statement("session.readSigningKey", "select installation_key() as key", ["key"]);
