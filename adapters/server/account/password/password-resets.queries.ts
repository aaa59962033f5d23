import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { UserId } from "#core/kernel/id.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";

// Every statement here runs within `inAccounts`.

/** Somebody asked for a new password; nobody looked yet whether there is such an account. */
export interface PasswordResetRequest {
  readonly id: string;
  /** In its canonical form. */
  readonly login: string;
  readonly locale: Locale;
  /** The shop on whose page it was asked; null for none. */
  readonly shopSlug: string | null;
  readonly askedAt: Instant;
}

/** Keeps a request for later. */
export async function insertPasswordResetRequest(
  queries: Queries,
  request: PasswordResetRequest,
): Promise<void> {
  const { id, login, locale, shopSlug, askedAt } = request;
  await INSERT_REQUEST.run(queries, id, login, locale, shopSlug, askedAt);
}

/** Takes the oldest request, which comes back when the transaction fails; null when there is none. */
export async function takePasswordResetRequest(queries: Queries): Promise<PasswordResetRequest | null> {
  return TAKE_REQUEST.first(queries);
}

/** Drops requests that waited for so long that nobody waits for their mails any more. */
export async function dropPasswordResetRequests(queries: Queries, olderThanMs: number): Promise<void> {
  await DROP_REQUESTS.run(queries, olderThanMs);
}

/** Keeps a token to set a new password with; earlier ones of the user are void. */
export async function insertPasswordReset(
  queries: Queries,
  reset: { readonly tokenHash: string; readonly userId: UserId; readonly expiresAt: Instant },
  now: Instant,
): Promise<void> {
  const { tokenHash, userId, expiresAt } = reset;
  await VOID_RESETS.run(queries, userId, now);
  await INSERT_RESET.run(queries, tokenHash, userId, now, expiresAt);
}

/** Uses a token up, once: the user it belongs to, or null when it is unknown, used or too old. */
export async function usePasswordReset(
  queries: Queries,
  tokenHash: string,
  now: Instant,
): Promise<UserId | null> {
  return (await USE_RESET.first(queries, tokenHash, now))?.userId ?? null;
}

const INSERT_REQUEST = statement(
  "account.insertPasswordResetRequest",
  "insert into password_reset_requests (id, login, locale, shop_slug, asked_at) values ($1, $2, $3, $4, $5)",
);

const DROP_REQUESTS = statement(
  "account.dropPasswordResetRequests",
  "delete from password_reset_requests where queued_at < now() - $1 * interval '1 millisecond'",
);

const VOID_RESETS = statement(
  "account.voidPasswordResets",
  "update password_resets set used_at = $2 where user_id = $1 and used_at is null",
);

const INSERT_RESET = statement(
  "account.insertPasswordReset",
  "insert into password_resets (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)",
);

const USE_RESET = statement(
  "account.usePasswordReset",
  `update password_resets set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2
     returning user_id as "userId"`,
);

const TAKE_REQUEST = statement(
  "account.takePasswordResetRequest",
  `delete from password_reset_requests where id = (
     select id from password_reset_requests order by queued_at, id limit 1 for update skip locked)
   returning id, login, locale, shop_slug as "shopSlug", asked_at as "askedAt"`,
);
