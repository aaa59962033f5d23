import type { Queries } from "#adapters/server/db/prepared.ts";
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
  await queries.query(
    "insert into password_reset_requests (id, login, locale, shop_slug, asked_at) values ($1, $2, $3, $4, $5)",
    [request.id, request.login, request.locale, request.shopSlug, request.askedAt],
  );
}

/** Takes the oldest request, which comes back when the transaction fails; null when there is none. */
export async function takePasswordResetRequest(queries: Queries): Promise<PasswordResetRequest | null> {
  const { rows } = await queries.query<PasswordResetRequest>(
    `delete from password_reset_requests where id in (
       select id from password_reset_requests order by queued_at, id limit 1 for update skip locked)
     returning id::text, login, locale, shop_slug as "shopSlug", asked_at as "askedAt"`,
  );
  return rows[0] ?? null;
}

/** Drops requests that waited for so long that nobody waits for their mails any more. */
export async function dropPasswordResetRequests(queries: Queries, olderThanMs: number): Promise<void> {
  await queries.query(
    "delete from password_reset_requests where queued_at < now() - $1 * interval '1 millisecond'",
    [olderThanMs],
  );
}

/** Keeps a token to set a new password with; earlier ones of the user are void. */
export async function insertPasswordReset(
  queries: Queries,
  reset: { readonly tokenHash: string; readonly userId: UserId; readonly expiresAt: Instant },
  now: Instant,
): Promise<void> {
  await queries.query("update password_resets set used_at = $2 where user_id = $1 and used_at is null", [
    reset.userId,
    now,
  ]);
  await queries.query(
    "insert into password_resets (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)",
    [reset.tokenHash, reset.userId, now, reset.expiresAt],
  );
}

/** Uses a token up, once: the user it belongs to, or null when it is unknown, used or too old. */
export async function usePasswordReset(
  queries: Queries,
  tokenHash: string,
  now: Instant,
): Promise<UserId | null> {
  const { rows } = await queries.query<{ userId: UserId }>(
    `update password_resets set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2
       returning user_id::text as "userId"`,
    [tokenHash, now],
  );
  return rows[0]?.userId ?? null;
}
