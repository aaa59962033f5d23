import type { FastifyReply } from "fastify";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { statement } from "#adapters/server/db/statement.ts";
import {
  dropPasskeyCookie,
  PASSKEY_COOKIE,
  sendPasskeyCookie,
} from "#adapters/server/http/visitor/cookies.ts";
import { hashSessionToken, newToken } from "#adapters/server/http/visitor/secrets.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import { PASSKEY_CHALLENGE_MS } from "#core/account/passkey/passkey.ts";
import type { UserId } from "#core/kernel/id.ts";
import { plusMillis } from "#core/time/instant.ts";
import { inAccounts } from "../session/accounts-transaction.ts";

/** What keeping challenges needs. */
export interface ChallengeDeps {
  readonly database: DatabasePool;
  readonly secure: boolean;
}

/**
 * Makes a challenge for this browser on this host, by a cookie: who adds a passkey, or null for somebody who signs in. Of one
 * browser the last one alone counts.
 */
export async function makeChallenge(
  { database, secure }: ChallengeDeps,
  { hostName, now }: Visitor,
  reply: FastifyReply,
  userId: UserId | null,
): Promise<string> {
  const [token, challenge] = [newToken(), newToken()];
  const former = reply.request.cookies[PASSKEY_COOKIE];
  const expiresAt = plusMillis(now, PASSKEY_CHALLENGE_MS);
  await inAccounts(database, async (accounts) => {
    if (former !== undefined) await DELETE.run(accounts, hashSessionToken(former, hostName));
    await INSERT.run(accounts, hashSessionToken(token, hostName), challenge, userId, expiresAt);
  });
  sendPasskeyCookie(reply, token, secure);
  return challenge;
}

/** Uses up the challenge of this browser, whatever is then thought of the answer; null where none is open for that. */
export async function takeChallenge(
  { database, secure }: ChallengeDeps,
  { hostName, now }: Visitor,
  reply: FastifyReply,
  userId: UserId | null,
): Promise<string | null> {
  const token = reply.request.cookies[PASSKEY_COOKIE];
  if (token === undefined) return null;
  const tokenHash = hashSessionToken(token, hostName);
  const taken = await inAccounts(database, (accounts) => TAKE.first(accounts, tokenHash, userId, now));
  dropPasskeyCookie(reply, secure);
  return taken?.challenge ?? null;
}

const INSERT = statement(
  "passkey.insertChallenge",
  "insert into passkey_challenges (token_hash, challenge, user_id, expires_at) values ($1, $2, $3, $4)",
);

const DELETE = statement("passkey.deleteChallenge", "delete from passkey_challenges where token_hash = $1");

const TAKE = statement(
  "passkey.takeChallenge",
  `delete from passkey_challenges
    where token_hash = $1 and user_id is not distinct from $2 and expires_at > $3 returning challenge`,
);
