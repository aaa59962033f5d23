import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { Passkey } from "#core/account/passkey/passkey.ts";
import { rolesThatMay } from "#core/account/permissions.ts";
import { toId, type PasskeyId, type UserId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

const ROLES_WITH_FACTOR = rolesThatMay("organization.enter");

// Every statement here runs within `inAccounts`, or in a transaction of an owner that reaches accounts too.

/** A passkey that is added; bytes are base64url. */
export interface NewPasskey {
  readonly id: PasskeyId;
  readonly userId: UserId;
  readonly name: string;
  readonly host: string;
  readonly credential: string;
  readonly publicKey: string;
  readonly counter: number;
}

/** What signing in needs to know of a passkey. */
export interface StoredPasskey {
  readonly id: PasskeyId;
  readonly userId: UserId;
  readonly publicKey: string;
  readonly counter: number;
}

/** Who adds a passkey, as the browser names them to an authenticator, and whether a code is asked of them. */
export interface PasskeyOwner {
  readonly email: string;
  readonly displayName: string;
  readonly asksCode: boolean;
}

/** The passkeys of a user, the oldest first. */
export async function listPasskeys(queries: Queries, userId: UserId): Promise<readonly Passkey[]> {
  return (await LIST.rows(queries, userId)).map((row) => ({ ...row, id: toId<PasskeyId>(row.id) }));
}

/** The credentials of a user on a host. */
export async function listCredentials(
  queries: Queries,
  userId: UserId,
  host: string,
): Promise<readonly string[]> {
  return (await LIST_CREDENTIALS.rows(queries, userId, host)).map(({ credential }) => credential);
}

/** Who it is that adds one. */
export async function readPasskeyOwner(queries: Queries, userId: UserId): Promise<PasskeyOwner | null> {
  return READ_OWNER.first(queries, userId, ROLES_WITH_FACTOR);
}

/** How many a user has, and nobody adds one to them until the transaction ends. */
export async function countPasskeysAlone(queries: Queries, userId: UserId): Promise<number> {
  await LOCK_USER.run(queries, userId);
  return countPasskeys(queries, userId);
}

/** How many a user has. */
export async function countPasskeys(queries: Queries, userId: UserId): Promise<number> {
  return (await COUNT.one(queries, userId)).n;
}

/** Keeps a passkey; false where that credential is somebody's already. */
export async function insertPasskey(queries: Queries, made: NewPasskey, now: Instant): Promise<boolean> {
  const { userId, id, name, host, credential, publicKey, counter } = made;
  const kept = await INSERT.run(queries, userId, id, name, host, credential, publicKey, counter, now);
  return kept === 1;
}

/** The passkey of a credential on a host; null also where its account was deleted. */
export async function findPasskey(
  queries: Queries,
  credential: string,
  host: string,
): Promise<StoredPasskey | null> {
  const found = await FIND.first(queries, credential, host);
  return found === null ? null : { ...found, id: toId<PasskeyId>(found.id) };
}

/**
 * Notes that a passkey signed in: of two calls at once that show the same counter the second is false, unless the
 * authenticator counts nothing. False too where it is gone.
 */
export async function usePasskey(
  queries: Queries,
  { userId, id }: Pick<StoredPasskey, "userId" | "id">,
  counter: number,
  now: Instant,
): Promise<boolean> {
  return (await USE.run(queries, userId, id, counter, now)) === 1;
}

/** Gives one another name; false where there is none such. */
export async function renamePasskey(
  queries: Queries,
  userId: UserId,
  id: PasskeyId,
  name: string,
): Promise<boolean> {
  return (await RENAME.run(queries, userId, id, name)) === 1;
}

/** Removes one, and its sessions count as begun without a second factor; null where there is none such. */
export async function deletePasskey(
  queries: Queries,
  userId: UserId,
  id: PasskeyId,
): Promise<Pick<Passkey, "name" | "host"> | null> {
  const gone = await DELETE.first(queries, userId, id);
  if (gone !== null) await UNPROVE.run(queries, userId, id);
  return gone;
}

/** Removes all of a user, and the sessions that began by them count as begun without; answers how many there were. */
export async function deletePasskeysOf(queries: Queries, userId: UserId): Promise<number> {
  await DELETE_CHALLENGES.run(queries, userId);
  const gone = await DELETE_ALL.run(queries, userId);
  await UNPROVE_ALL.run(queries, userId);
  return gone;
}

const LIST = statement(
  "passkey.list",
  `select id, name, host, added_at as "addedAt", used_at as "usedAt" from passkeys
    where user_id = $1 order by added_at, id`,
);

const LIST_CREDENTIALS = statement(
  "passkey.listCredentials",
  "select credential from passkeys where user_id = $1 and host = $2 order by added_at, id",
);

const READ_OWNER = statement(
  "passkey.readOwner",
  `select email, btrim(first_name || ' ' || last_name) as "displayName", factor_asked($1, $2) as "asksCode"
     from users where id = $1`,
  ["displayName", "asksCode"],
);

const LOCK_USER = statement("passkey.lockUser", "select id from users where id = $1 for no key update");

const COUNT = statement("passkey.count", "select count(*)::int as n from passkeys where user_id = $1", ["n"]);

const INSERT = statement(
  "passkey.insert",
  `insert into passkeys (user_id, id, name, host, credential, public_key, counter, added_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential) do nothing`,
);

const FIND = statement(
  "passkey.find",
  `select p.id, p.user_id as "userId", p.public_key as "publicKey", p.counter::float8 as counter
     from passkeys p join users u on u.id = p.user_id
    where p.credential = $1 and p.host = $2 and u.deleted_at is null`,
  ["counter"],
);

const USE = statement(
  "passkey.use",
  `update passkeys set counter = $3, used_at = $4
    where user_id = $1 and id = $2 and (counter < $3 or counter = 0 and $3 = 0)`,
);

const RENAME = statement("passkey.rename", "update passkeys set name = $3 where user_id = $1 and id = $2");

const DELETE = statement(
  "passkey.delete",
  "delete from passkeys where user_id = $1 and id = $2 returning name, host",
);

const DELETE_ALL = statement("passkey.deleteAll", "delete from passkeys where user_id = $1");

const DELETE_CHALLENGES = statement(
  "passkey.deleteChallenges",
  "delete from passkey_challenges where user_id = $1",
);

const UNPROVE = statement(
  "passkey.unproveSessions",
  "update sessions set is_two_factor = false where user_id = $1 and passkey_id = $2",
);

const UNPROVE_ALL = statement(
  "passkey.unproveAllSessions",
  "update sessions set is_two_factor = false where user_id = $1 and passkey_id is not null",
);
