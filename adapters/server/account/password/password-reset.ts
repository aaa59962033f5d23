import { invalid } from "#adapters/server/http/failures.ts";
import { hashToken, newToken } from "#adapters/server/http/visitor/secrets.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import type { PasswordQueue } from "./password-queue.ts";
import type { Messages } from "#adapters/server/outbox/messages.ts";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import { findCredentials, readCredentials, writePassword } from "../user/accounts.queries.ts";
import { inAccounts } from "../session/accounts-transaction.ts";
import { deleteDevicesOf } from "../session/devices.queries.ts";
import {
  dropPasswordResetRequests,
  insertPasswordReset,
  insertPasswordResetRequest,
  takePasswordResetRequest,
  usePasswordReset,
} from "./password-resets.queries.ts";
import { deleteSessionsOf } from "../session/sessions.queries.ts";
import { NOTICE_LIFETIME_MS } from "#core/account/auth/account-notice.ts";
import { plusMillis } from "#core/time/instant.ts";
import { hashPassword } from "./password-hash.ts";
import { commonPasswordProblem } from "./password-rules.ts";

// A person who asked longer ago has asked again, or given up.
const REQUEST_LIFETIME_MS = NOTICE_LIFETIME_MS.password_reset;

/** What forgetting and resetting a password needs. */
interface PasswordResetDeps {
  readonly database: DatabasePool;
  readonly ids: IdSource;
  readonly passwords: PasswordQueue;
}

/** What sending links needs. */
export interface SendResetDeps {
  readonly database: DatabasePool;
  readonly config: Pick<ServerConfig, "publicUrl">;
  readonly messages: Messages;
}

/** Takes down who asks for a new password. Nothing here depends on whether there is such an account. */
export async function forgetPassword(
  { database, ids }: Pick<PasswordResetDeps, "database" | "ids">,
  login: string,
  { now, host, locale }: Pick<Visitor, "now" | "host" | "locale">,
): Promise<void> {
  const shopSlug = host.kind === "shop" ? host.slug : null;
  const request = { id: ids.ulid(), login, locale, shopSlug, askedAt: now };
  await inAccounts(database, (accounts) => insertPasswordResetRequest(accounts, request));
}

/** Mails a link to the person who asked first and has an account; false when nobody asked. */
export async function sendNextReset({ database, config, messages }: SendResetDeps): Promise<boolean> {
  const token = newToken();
  return inAccounts(database, async (accounts) => {
    await dropPasswordResetRequests(accounts, REQUEST_LIFETIME_MS);
    const request = await takePasswordResetRequest(accounts);
    const found = request === null ? null : await findCredentials(accounts, request.login);
    if (request === null || found === null) return request !== null;
    const { askedAt: now, locale, shopSlug } = request;
    const expiresAt = plusMillis(now, NOTICE_LIFETIME_MS.password_reset);
    const reset = { tokenHash: hashToken(token), userId: found.userId, expiresAt };
    await insertPasswordReset(accounts, reset, now);
    const link = `${config.publicUrl}${resetPath(shopSlug)}?token=${token}`;
    const notice = { kind: "password_reset", link } as const;
    await messages.send(accounts, { channel: "email", recipient: found.email, locale, notice, now });
    return true;
  });
}

/** Sets a new password with a token of a mail; every session of the person ends, and other browsers are unknown again. */
export async function resetPassword(
  deps: Pick<PasswordResetDeps, "database" | "passwords">,
  token: string,
  password: string,
  { now, deviceHash }: Pick<Visitor, "now" | "deviceHash">,
): Promise<void> {
  const passwordHash = await deps.passwords(() => hashPassword(password));
  await inAccounts(deps.database, async (accounts) => {
    const userId = await usePasswordReset(accounts, hashToken(token), now);
    if (userId === null) throw invalid({ token: ["auth.token_invalid"] }, "auth.token_invalid");
    const owner = await readCredentials(accounts, userId);
    const refusal = commonPasswordProblem(password, owner?.email ?? "");
    // Thrown inside the transaction, so that the token stays good for a better password.
    if (refusal !== null) throw invalid(refusal);
    await writePassword(accounts, userId, passwordHash, now);
    await deleteSessionsOf(accounts, userId, null);
    await deleteDevicesOf(accounts, userId, deviceHash);
  });
}

// Links begin with PUBLIC_URL, never with the Host header; the shop of the page is kept in the path.
function resetPath(shopSlug: string | null): string {
  return shopSlug === null ? "/reset-password" : `/shops/${shopSlug}/reset-password`;
}
