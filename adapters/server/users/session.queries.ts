import type { Queries } from "#adapters/server/db/prepared.ts";
import type { Instant } from "#core/time/instant.ts";
import type { StoredSession } from "./session.ts";

/** The living session of a token's hash on this host; sessions are per host (product §1). */
export async function findSession(
  database: Queries,
  tokenHash: string,
  host: string,
  now: Instant,
): Promise<StoredSession | null> {
  const { rows } = await database.query<{ found: Omit<StoredSession, "tokenHash"> | null }>(
    "select session_find($1, $2) as found",
    [tokenHash, now],
  );
  const found = rows[0]?.found ?? null;
  return found === null || found.host !== host ? null : { ...found, tokenHash };
}

/** The living sessions of several tokens' hashes, by hash. */
export async function findSessions(
  database: Queries,
  tokenHashes: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, StoredSession>> {
  const { rows } = await database.query<{ hash: string; found: Omit<StoredSession, "tokenHash"> | null }>(
    "select hash, session_find(hash, $2) as found from unnest($1::text[]) as hash",
    [tokenHashes, now],
  );
  return new Map(
    rows.flatMap(({ hash, found }) =>
      found === null ? [] : [[hash, { ...found, tokenHash: hash }] as const],
    ),
  );
}

/** The key that signs this installation's CSRF tokens. */
export async function readSigningKey(database: Queries): Promise<string> {
  const { rows } = await database.query<{ key: string }>("select installation_key() as key");
  const key = rows[0]?.key;
  if (key === undefined) throw new Error("The database has no installation row");
  return key;
}
