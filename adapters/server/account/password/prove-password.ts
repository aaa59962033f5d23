import { invalid } from "#adapters/server/http/failures.ts";
import type { RateGuard } from "#adapters/server/http/limit/rate-limits.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { UserId } from "#core/kernel/id.ts";
import { inAccounts } from "../session/accounts-transaction.ts";
import { readCredentials, type StoredCredentials } from "../user/accounts.queries.ts";
import { verifyPassword } from "./password-hash.ts";
import type { PasswordQueue } from "./password-queue.ts";

/** What checking the password of somebody who is signed in needs. */
export interface ProvePasswordDeps {
  readonly database: DatabasePool;
  readonly limits: RateGuard;
  readonly passwords: PasswordQueue;
}

/**
 * Has somebody who is signed in prove who they are (ACCOUNT-28): a wrong password is refused on its field. Each try counts,
 * also a right one, and apart from those of signing in: who found an open browser keeps nobody out elsewhere.
 */
export async function provePassword(
  deps: ProvePasswordDeps,
  userId: UserId,
  password: string,
  field: "password" | "currentPassword" = "password",
): Promise<StoredCredentials> {
  await deps.limits.check("loginPerAccount", `prove ${userId}`);
  const found = await inAccounts(deps.database, (accounts) => readCredentials(accounts, userId));
  if (found === null || !(await deps.passwords(() => verifyPassword(password, found.passwordHash))))
    throw invalid({ [field]: ["auth.password_wrong"] }, "auth.password_wrong");
  return found;
}
