import { invalid } from "#adapters/server/http/failures.ts";
import { hashToken, newToken } from "#adapters/server/http/secrets.ts";
import type { Visitor } from "#adapters/server/http/visitor.ts";
import type { ServerServices } from "#adapters/server/services.ts";
import {
  findCredentials,
  insertPasswordReset,
  readCredentials,
  usePasswordReset,
  writePassword,
} from "#adapters/server/users/accounts.queries.ts";
import { inAccounts } from "#adapters/server/users/accounts-transaction.ts";
import { deleteDevicesOf } from "#adapters/server/users/devices.queries.ts";
import { deleteSessionsOf } from "#adapters/server/users/sessions.queries.ts";
import { NOTICE_LIFETIME_MS } from "#core/auth/account-notice.ts";
import { plusMillis } from "#core/time/instant.ts";
import { hashPassword } from "./password-hash.ts";
import { passwordProblem } from "./password-rules.ts";

/** Sends a link to a known address; an unknown one gets the same answer in the same time. */
export async function forgetPassword(
  services: ServerServices,
  email: string,
  visitor: Visitor,
): Promise<void> {
  const token = newToken();
  await inAccounts(services.database, async (accounts) => {
    const found = await findCredentials(accounts, email);
    if (found === null) return;
    const expiresAt = plusMillis(visitor.now, NOTICE_LIFETIME_MS.password_reset);
    await insertPasswordReset(
      accounts,
      { tokenHash: hashToken(token), userId: found.userId, expiresAt },
      visitor.now,
    );
    const link = `${services.config.publicUrl}${resetPath(visitor)}?token=${token}`;
    await services.messages.send(accounts, {
      channel: "email",
      recipient: found.email,
      locale: visitor.locale,
      notice: { kind: "password_reset", link },
      now: visitor.now,
    });
  });
}

/** Sets a new password with a token of a mail; every session of the person ends, and other browsers are unknown again. */
export async function resetPassword(
  services: ServerServices,
  token: string,
  password: string,
  { now, deviceHash }: Pick<Visitor, "now" | "deviceHash">,
): Promise<void> {
  const passwordHash = await services.passwords(() => hashPassword(password));
  await inAccounts(services.database, async (accounts) => {
    const userId = await usePasswordReset(accounts, hashToken(token), now);
    if (userId === null) throw invalid({ token: ["auth.token_invalid"] }, "auth.token_invalid");
    const owner = await readCredentials(accounts, userId);
    const refusal = passwordProblem(password, owner?.email ?? "");
    // Thrown inside the transaction, so that the token stays good for a better password.
    if (refusal !== null) throw invalid(refusal);
    await writePassword(accounts, userId, passwordHash, now);
    await deleteSessionsOf(accounts, userId, null);
    await deleteDevicesOf(accounts, userId, deviceHash);
  });
}

// Links begin with PUBLIC_URL, never with the Host header; the shop of the page is kept in the path.
function resetPath(visitor: Visitor): string {
  return visitor.host.kind === "shop" ? `/shops/${visitor.host.slug}/reset-password` : "/reset-password";
}
