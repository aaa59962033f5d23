import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
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
 * Locks the user and the holder of the phone that the latest code is for, by their ids, before anything else of an
 * account is locked: two people who take each other's number wait for each other and never in a circle.
 */
export async function lockForProof(queries: Queries, userId: UserId): Promise<void> {
  await LOCK_FOR_PROOF.run(queries, userId);
}

/** The latest code of a user that is neither used nor void; locked, so that tries are counted one by one. */
export async function lockVerification(queries: Queries, userId: UserId): Promise<PhoneVerification | null> {
  return LOCK_VERIFICATION.first(queries, userId);
}

/** How many codes went to a phone since then. */
export async function countCodesTo(queries: Queries, phone: string, since: Instant): Promise<number> {
  return (await COUNT_CODES.one(queries, phone, since)).sent;
}

/** Keeps a new code; the earlier ones of the user are void. */
export async function insertVerification(
  queries: Queries,
  made: NewVerification,
  now: Instant,
): Promise<void> {
  const { id, userId, phone, codeHash, expiresAt, sends, address } = made;
  await VOID_VERIFICATIONS.run(queries, userId, now);
  await INSERT_VERIFICATION.run(queries, id, userId, phone, codeHash, now, expiresAt, sends, address);
}

/** Counts a wrong code. */
export async function countTry(queries: Queries, verificationId: string): Promise<void> {
  await COUNT_TRY.run(queries, verificationId);
}

/** Uses a code up. */
export async function useVerification(queries: Queries, verificationId: string, now: Instant): Promise<void> {
  await USE_VERIFICATION.run(queries, verificationId, now);
}

/** Keeps a phone that is not proved yet. */
export async function writePhone(queries: Queries, userId: UserId, phone: string): Promise<void> {
  await WRITE_PHONE.run(queries, userId, phone);
}

/** Gives a proved phone to a user and takes it from its former holder; true when there was one (ACCOUNT-13). */
export async function provePhone(
  queries: Queries,
  userId: UserId,
  phone: string,
  now: Instant,
): Promise<boolean> {
  // Two who prove one number take turns: the second takes it from the first.
  await lockNumber(queries, phone);
  const taken = await TAKE_PHONE.run(queries, userId, phone);
  await PROVE_PHONE.run(queries, userId, phone, now);
  return taken > 0;
}

/** Has everybody who asks about a number wait until this transaction ends, so that what was counted of it holds. */
export async function lockNumber(queries: Queries, phone: string): Promise<void> {
  await LOCK_NUMBER.run(queries, `phone ${phone}`);
}

/** A user's phone and whether it is proved; locks the row, so that two requests for a code come one after the other. */
export async function readStoredPhone(
  queries: Queries,
  userId: UserId,
): Promise<{ readonly phone: string | null; readonly verifiedAt: Instant | null }> {
  return (await READ_PHONE.first(queries, userId)) ?? { phone: null, verifiedAt: null };
}

const LOCK_FOR_PROOF = statement(
  "account.lockForProof",
  `select from users
    where id = $1 or phone_verified_at is not null and phone = (
      select v.phone from phone_verifications v where v.user_id = $1 and v.used_at is null and v.voided_at is null
       order by v.sent_at desc limit 1)
    order by id for no key update`,
);

const LOCK_VERIFICATION = statement(
  "account.lockVerification",
  `select id, phone, code_hash as "codeHash", sent_at as "sentAt", expires_at as "expiresAt", tries, sends
     from phone_verifications where user_id = $1 and used_at is null and voided_at is null
    order by sent_at desc limit 1 for update`,
);

const COUNT_CODES = statement(
  "account.countCodes",
  "select count(*)::int as sent from phone_verifications where phone = $1 and sent_at > $2",
  ["sent"],
);

const VOID_VERIFICATIONS = statement(
  "account.voidVerifications",
  "update phone_verifications set voided_at = $2 where user_id = $1 and used_at is null and voided_at is null",
);

const INSERT_VERIFICATION = statement(
  "account.insertVerification",
  `insert into phone_verifications (id, user_id, phone, code_hash, sent_at, expires_at, sends, address)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

const COUNT_TRY = statement(
  "account.countTry",
  "update phone_verifications set tries = tries + 1 where id = $1",
);

const USE_VERIFICATION = statement(
  "account.useVerification",
  "update phone_verifications set used_at = $2 where id = $1",
);

const WRITE_PHONE = statement(
  "account.writePhone",
  "update users set phone = $2, phone_verified_at = null where id = $1",
);

const TAKE_PHONE = statement(
  "account.takePhone",
  `update users set phone = null, phone_verified_at = null
    where phone = $2 and id <> $1 and phone_verified_at is not null`,
);

const PROVE_PHONE = statement(
  "account.provePhone",
  "update users set phone = $2, phone_verified_at = $3 where id = $1",
);

const LOCK_NUMBER = statement("account.lockNumber", "select pg_advisory_xact_lock(hashtextextended($1, 0))");

const READ_PHONE = statement(
  "account.readStoredPhone",
  `select phone, phone_verified_at as "verifiedAt" from users where id = $1 for no key update`,
);
