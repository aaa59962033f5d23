import type { FastifyReply } from "fastify";
import {
  dropGuestCookie,
  dropSessionCookie,
  sendDeviceCookie,
  sendSessionCookie,
  YEAR_SECONDS,
} from "#adapters/server/http/visitor/cookies.ts";
import { invalid } from "#adapters/server/http/failures.ts";
import { hashSessionToken, hashToken, newToken } from "#adapters/server/http/visitor/secrets.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { RateGuard } from "#adapters/server/http/limit/rate-limits.ts";
import type { PasswordQueue } from "../password/password-queue.ts";
import type { CsrfGuard } from "#adapters/server/http/visitor/csrf-guard.ts";
import { findSignIn } from "../user/accounts.queries.ts";
import { inAccounts } from "../session/accounts-transaction.ts";
import { insertDevice } from "../session/devices.queries.ts";
import { deleteSession, insertSession } from "../session/sessions.queries.ts";
import { takeOverCarts } from "#adapters/server/cart/take-over-carts.ts";
import { sessionEnd } from "#core/account/session-life.ts";
import type { PasskeyId, UserId } from "#core/kernel/id.ts";
import { plusMillis } from "#core/time/instant.ts";
import { agentOf } from "../session/agent.ts";
import { canonicalLogin } from "./canonical-login.ts";
import { verifyPassword } from "../password/password-hash.ts";

/** The hash of nobody's password: an unknown name costs the same time as a wrong password. */
export const NOBODYS_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/** What signing in and out needs. */
export interface SignInDeps {
  readonly database: DatabasePool;
  readonly limits: RateGuard;
  readonly passwords: PasswordQueue;
  readonly csrf: CsrfGuard;
  readonly secure: boolean;
}

/**
 * The user of an email or phone and a password; the same refusal for an unknown name and a wrong password. Tries are
 * counted by address and by account, however it is spelled; those of a browser in which the person signed in before
 * are counted apart from them, so that nobody elsewhere can keep the person out. Whom the caller may not be (`mayBe`)
 * is as unknown as nobody. Answers too whether a code of a second factor is asked for next.
 */
export async function checkCredentials(
  deps: SignInDeps,
  visitor: Visitor,
  name: string,
  password: string,
  mayBe: (userId: UserId) => Promise<boolean>,
): Promise<{ readonly userId: UserId; readonly asksCode: boolean }> {
  const login = await canonicalLogin(name);
  const found = await inAccounts(deps.database, (accounts) =>
    findSignIn(accounts, login, visitor.deviceHash, visitor.now),
  );
  const isKnown = found?.knowsDevice === true;
  const account = isKnown ? `${found.userId} ${visitor.deviceHash}` : (found?.userId ?? login);
  if (!isKnown) await deps.limits.check("loginPerAddress", visitor.address);
  await deps.limits.check("loginPerAccount", account);
  const matches = await deps.passwords(() => verifyPassword(password, found?.passwordHash ?? NOBODYS_HASH));
  if (found === null || !matches || !(await mayBe(found.userId)))
    throw invalid({ email: ["auth.invalid_credentials"] }, "auth.invalid_credentials");
  await deps.limits.forgive("loginPerAccount", account);
  return { userId: found.userId, asksCode: found.asksCode };
}

/** What a session begins by besides the password, or instead of it. */
export interface SessionFactor {
  readonly isTwoFactor: boolean;
  readonly passkeyId: PasskeyId | null;
}

const NO_FACTOR: SessionFactor = { isTwoFactor: false, passkeyId: null };

/**
 * Opens a session under a new token, whatever token the browser held before, takes the guest's carts over and
 * sends the cookies that belong to the new session.
 */
export async function openSession(
  deps: SignInDeps,
  visitor: Visitor,
  reply: FastifyReply,
  userId: UserId,
  factor: SessionFactor = NO_FACTOR,
): Promise<string> {
  const token = newToken();
  const tokenHash = hashSessionToken(token, visitor.hostName);
  const expiresAt = sessionEnd(visitor.now, visitor.now);
  const deviceToken = newToken();
  const device = {
    tokenHash: hashToken(deviceToken),
    userId,
    expiresAt: plusMillis(visitor.now, YEAR_SECONDS * 1000),
  };
  await inAccounts(deps.database, async (accounts) => {
    if (visitor.sessionHash !== null) await deleteSession(accounts, visitor.sessionHash);
    const agent = agentOf(reply.request);
    const session = { tokenHash, userId, host: visitor.hostName, expiresAt, agent, ...factor };
    await insertSession(accounts, session, visitor.now);
    await insertDevice(accounts, device, visitor.deviceHash, visitor.now);
  });
  if (visitor.guestHash !== null) {
    await takeOverCarts(deps, visitor.guestHash, userId, visitor.now);
    dropGuestCookie(reply, deps.secure);
  }
  sendSessionCookie(reply, token, deps.secure);
  sendDeviceCookie(reply, deviceToken, deps.secure);
  deps.csrf.refresh(reply, tokenHash);
  return tokenHash;
}

/** Ends the session of a call, and has the browser forget what belonged to it. */
export async function closeSession(deps: SignInDeps, visitor: Visitor, reply: FastifyReply): Promise<void> {
  const { sessionHash } = visitor;
  if (sessionHash !== null)
    await inAccounts(deps.database, (accounts) => deleteSession(accounts, sessionHash));
  dropSessionCookie(reply, deps.secure);
  deps.csrf.refresh(reply, null);
  reply.header("clear-site-data", '"cache"');
}
