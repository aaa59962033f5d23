import type { Queries } from "#adapters/server/db/prepared.ts";
import type { UserId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

// Every statement here runs within `inAccounts`.

/** A code that was sent to a phone and can still be typed in, or could until it was used, voided or too old. */
export interface PhoneVerification {
  readonly id: string;
  readonly phone: string;
  readonly codeHash: string;
  readonly sentAt: Instant;
  readonly expiresAt: Instant;
  readonly tries: number;
  /** Codes sent in a row, this one included. */
  readonly sends: number;
}

/** A code that is sent now. */
export interface NewVerification {
  readonly id: string;
  readonly userId: UserId;
  readonly phone: string;
  readonly codeHash: string;
  readonly expiresAt: Instant;
  readonly sends: number;
  /** The caller's address. */
  readonly address: string;
}

/**
 * Locks the user and whoever holds the phone that the latest code is for, by their ids, before anything else of an
 * account is locked: two people who take each other's number wait for each other and never in a circle.
 */
export async function lockForProof(queries: Queries, userId: UserId): Promise<void> {
  await queries.query(
    `select from users
      where id = $1 or phone_verified_at is not null and phone = (
        select v.phone from phone_verifications v where v.user_id = $1 and v.used_at is null and v.voided_at is null
         order by v.sent_at desc limit 1)
      order by id for no key update`,
    [userId],
  );
}

/** The latest code of a user that is neither used nor void; locked, so that tries are counted one by one. */
export async function lockVerification(queries: Queries, userId: UserId): Promise<PhoneVerification | null> {
  const { rows } = await queries.query<PhoneVerification>(
    `select id::text, phone, code_hash as "codeHash", sent_at as "sentAt", expires_at as "expiresAt", tries, sends
       from phone_verifications where user_id = $1 and used_at is null and voided_at is null
      order by sent_at desc limit 1 for update`,
    [userId],
  );
  return rows[0] ?? null;
}

/** How many codes went to a phone since then. */
export async function countCodesTo(queries: Queries, phone: string, since: Instant): Promise<number> {
  const { rows } = await queries.query<{ sent: number }>(
    "select count(*)::int as sent from phone_verifications where phone = $1 and sent_at > $2",
    [phone, since],
  );
  return rows[0]?.sent ?? 0;
}

/** Keeps a new code; the earlier ones of the user are void. */
export async function insertVerification(
  queries: Queries,
  made: NewVerification,
  now: Instant,
): Promise<void> {
  await queries.query(
    "update phone_verifications set voided_at = $2 where user_id = $1 and used_at is null and voided_at is null",
    [made.userId, now],
  );
  await queries.query(
    `insert into phone_verifications (id, user_id, phone, code_hash, sent_at, expires_at, sends, address)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [made.id, made.userId, made.phone, made.codeHash, now, made.expiresAt, made.sends, made.address],
  );
}

/** Counts a wrong code. */
export async function countTry(queries: Queries, verificationId: string): Promise<void> {
  await queries.query("update phone_verifications set tries = tries + 1 where id = $1", [verificationId]);
}

/** Uses a code up. */
export async function useVerification(queries: Queries, verificationId: string, now: Instant): Promise<void> {
  await queries.query("update phone_verifications set used_at = $2 where id = $1", [verificationId, now]);
}

/** Keeps a phone that is not proved yet. */
export async function writePhone(queries: Queries, userId: UserId, phone: string): Promise<void> {
  await queries.query("update users set phone = $2, phone_verified_at = null where id = $1", [userId, phone]);
}

/** Gives a proved phone to a user and takes it from whoever had it; true when somebody had (product §6). */
export async function provePhone(
  queries: Queries,
  userId: UserId,
  phone: string,
  now: Instant,
): Promise<boolean> {
  // Two who prove one number take turns: the second takes it from the first.
  await lockNumber(queries, phone);
  const { rowCount } = await queries.query(
    "update users set phone = null, phone_verified_at = null where phone = $2 and id <> $1 and phone_verified_at is not null",
    [userId, phone],
  );
  await queries.query("update users set phone = $2, phone_verified_at = $3 where id = $1", [
    userId,
    phone,
    now,
  ]);
  return (rowCount ?? 0) > 0;
}

/** Has everybody who asks about a number wait until this transaction ends, so that what was counted of it holds. */
export async function lockNumber(queries: Queries, phone: string): Promise<void> {
  await queries.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`phone ${phone}`]);
}

/** A user's phone and whether it is proved; locks the row, so that two requests for a code come one after the other. */
export async function readPhone(
  queries: Queries,
  userId: UserId,
): Promise<{ readonly phone: string | null; readonly verifiedAt: Instant | null }> {
  const { rows } = await queries.query<{ phone: string | null; verifiedAt: Instant | null }>(
    `select phone, phone_verified_at as "verifiedAt" from users where id = $1 for no key update`,
    [userId],
  );
  return rows[0] ?? { phone: null, verifiedAt: null };
}
