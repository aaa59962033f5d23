import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { UserId } from "#core/kernel/id.ts";
import { unproveSessionsOf } from "../session/sessions.queries.ts";
import type { Instant } from "#core/time/instant.ts";

// Every statement here runs within `inAccounts`.

/** A second factor as the table holds it. */
export interface StoredFactor {
  readonly secret: string;
  /** Null until a code proved that an authenticator has the secret. */
  readonly confirmedAt: Instant | null;
  /** The step of the last code that was accepted. */
  readonly lastStep: number;
  readonly recoveryCodesLeft: number;
}

/** The second factor of a user; null where none was begun. */
export async function readStoredFactor(queries: Queries, userId: UserId): Promise<StoredFactor | null> {
  return READ.first(queries, userId);
}

/** Keeps a new secret in place of one that was not confirmed; false where the user has a second factor already. */
export async function insertFactor(
  queries: Queries,
  userId: UserId,
  secret: string,
  now: Instant,
): Promise<boolean> {
  return (await INSERT.run(queries, userId, secret, now)) === 1;
}

/** Has the secret count from now on, by its first code; false where it was confirmed or replaced meanwhile. */
export async function confirmFactor(
  queries: Queries,
  userId: UserId,
  { secret, step }: { readonly secret: string; readonly step: number },
  now: Instant,
): Promise<boolean> {
  return (await CONFIRM.run(queries, userId, secret, step, now)) === 1;
}

/** Accepts the code of a step, once: of two calls that bring the same one the second is false. */
export async function useStep(queries: Queries, userId: UserId, step: number): Promise<boolean> {
  return (await USE_STEP.run(queries, userId, step)) === 1;
}

/** The hashes of the recovery codes that were not used yet. */
export async function listRecoveryHashes(queries: Queries, userId: UserId): Promise<readonly string[]> {
  return (await LIST_CODES.rows(queries, userId)).map(({ hash }) => hash);
}

/** Uses a recovery code up; false where it was. */
export async function useRecoveryCode(
  queries: Queries,
  userId: UserId,
  hash: string,
  now: Instant,
): Promise<boolean> {
  return (await USE_CODE.run(queries, userId, hash, now)) === 1;
}

/** Replaces the recovery codes. */
export async function writeRecoveryCodes(
  queries: Queries,
  userId: UserId,
  hashes: readonly string[],
): Promise<void> {
  await DELETE_CODES.run(queries, userId);
  await INSERT_CODES.run(queries, userId, hashes);
}

/**
 * Removes the second factor with its recovery codes, and the sign-ins that wait for it; sessions count as begun without.
 * False where there was none.
 */
export async function deleteFactor(queries: Queries, userId: UserId): Promise<boolean> {
  await DELETE_PENDING.run(queries, userId);
  await unproveSessionsOf(queries, userId);
  return (await DELETE.run(queries, userId)) === 1;
}

/** Where a message to a user goes, and in which language. */
export async function readRecipient(
  queries: Queries,
  userId: UserId,
): Promise<{ readonly email: string; readonly locale: string } | null> {
  return READ_RECIPIENT.first(queries, userId);
}

/** Keeps that somebody proved the password, until the code follows; of one browser the last one alone. */
export async function insertPendingSignIn(
  queries: Queries,
  made: { readonly tokenHash: string; readonly userId: UserId; readonly expiresAt: Instant },
  formerTokenHash: string | null,
): Promise<void> {
  const { tokenHash, userId, expiresAt } = made;
  if (formerTokenHash !== null) await DELETE_ONE_PENDING.run(queries, formerTokenHash);
  await INSERT_PENDING.run(queries, tokenHash, userId, expiresAt);
}

/** Who is asked for a code by that token; null where the time or the tries for it are over. */
export async function findPendingSignIn(
  queries: Queries,
  tokenHash: string,
  maxTries: number,
  now: Instant,
): Promise<UserId | null> {
  return (await FIND_PENDING.first(queries, tokenHash, maxTries, now))?.userId ?? null;
}

/** Counts a try before it is looked at, so that no number of calls at once has more; false where none is left. */
export async function countSignInTry(
  queries: Queries,
  tokenHash: string,
  maxTries: number,
  now: Instant,
): Promise<boolean> {
  return (await COUNT_TRY.run(queries, tokenHash, maxTries, now)) === 1;
}

/** The code was right: it is awaited no more. */
export async function deletePendingSignIn(queries: Queries, tokenHash: string): Promise<void> {
  await DELETE_ONE_PENDING.run(queries, tokenHash);
}

const READ = statement(
  "factor.read",
  `select f.secret, f.confirmed_at as "confirmedAt", f.last_step::float8 as "lastStep",
          (select count(*)::int from recovery_codes r where r.user_id = f.user_id and r.used_at is null) as "recoveryCodesLeft"
     from second_factors f where f.user_id = $1`,
  ["lastStep", "recoveryCodesLeft"],
);

const INSERT = statement(
  "factor.insert",
  `insert into second_factors (user_id, secret, created_at) values ($1, $2, $3)
     on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = 0
      where second_factors.confirmed_at is null`,
);

const CONFIRM = statement(
  "factor.confirm",
  `update second_factors set confirmed_at = $4, last_step = $3
    where user_id = $1 and secret = $2 and confirmed_at is null`,
);

const USE_STEP = statement(
  "factor.useStep",
  "update second_factors set last_step = $2 where user_id = $1 and confirmed_at is not null and last_step < $2",
);

const LIST_CODES = statement(
  "factor.listRecoveryCodes",
  "select code_hash as hash from recovery_codes where user_id = $1 and used_at is null",
);

const USE_CODE = statement(
  "factor.useRecoveryCode",
  "update recovery_codes set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null",
);

const DELETE_CODES = statement("factor.deleteRecoveryCodes", "delete from recovery_codes where user_id = $1");

const INSERT_CODES = statement(
  "factor.insertRecoveryCodes",
  "insert into recovery_codes (user_id, code_hash) select $1, hash from unnest($2::text[]) as hash",
);

const DELETE = statement(
  "factor.delete",
  "delete from second_factors where user_id = $1 and confirmed_at is not null",
);

const READ_RECIPIENT = statement("factor.readRecipient", "select email, locale from users where id = $1");

const DELETE_PENDING = statement(
  "factor.deletePendingSignIns",
  "delete from pending_sign_ins where user_id = $1",
);

const INSERT_PENDING = statement(
  "factor.insertPendingSignIn",
  "insert into pending_sign_ins (token_hash, user_id, expires_at) values ($1, $2, $3)",
);

const FIND_PENDING = statement(
  "factor.findPendingSignIn",
  `select user_id as "userId" from pending_sign_ins where token_hash = $1 and tries < $2 and expires_at > $3`,
);

const COUNT_TRY = statement(
  "factor.countTry",
  "update pending_sign_ins set tries = tries + 1 where token_hash = $1 and tries < $2 and expires_at > $3",
);

const DELETE_ONE_PENDING = statement(
  "factor.deletePendingSignIn",
  "delete from pending_sign_ins where token_hash = $1",
);
