import type { FastifyReply } from "fastify";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import { invalid } from "#adapters/server/http/failures.ts";
import { dropSignInCookie, sendSignInCookie, SIGN_IN_COOKIE } from "#adapters/server/http/visitor/cookies.ts";
import { hashSessionToken, newToken } from "#adapters/server/http/visitor/secrets.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import { CODE_NEEDED, SIGN_IN_CODE_MS, SIGN_IN_EXPIRED } from "#core/account/factor/second-factor.ts";
import type { WireError } from "#core/contract/errors/error-body.ts";
import type { UserId } from "#core/kernel/id.ts";
import { plusMillis } from "#core/time/instant.ts";
import { openSession, type SignInDeps } from "./sign-in.ts";
import { inAccounts } from "../session/accounts-transaction.ts";
import {
  countSignInTry,
  deletePendingSignIn,
  findPendingSignIn,
  insertPendingSignIn,
} from "../factor/factors.queries.ts";
import { proveFactor } from "../factor/prove-factor.ts";

/**
 * Somebody proved the password and is asked for a code: the browser gets a token that is worth a session with the code
 * alone, on this host. Answers what the call is refused with.
 */
export async function awaitCode(
  { database, secure }: Pick<SignInDeps, "database" | "secure">,
  { hostName, now }: Visitor,
  reply: FastifyReply,
  userId: UserId,
): Promise<WireError> {
  const token = newToken();
  const former = reply.request.cookies[SIGN_IN_COOKIE];
  const made = {
    tokenHash: hashSessionToken(token, hostName),
    userId,
    expiresAt: plusMillis(now, SIGN_IN_CODE_MS),
  };
  const formerHash = former === undefined ? null : hashSessionToken(former, hostName);
  await inAccounts(database, (accounts) => insertPendingSignIn(accounts, made, formerHash));
  sendSignInCookie(reply, token, secure);
  return invalid({ code: [CODE_NEEDED] }, CODE_NEEDED);
}

/** Opens the session of who proved the password before, by the code. */
export async function signInByCode(
  deps: SignInDeps & { readonly config: Pick<ServerConfig, "rates"> },
  visitor: Visitor,
  reply: FastifyReply,
  typed: string,
): Promise<void> {
  const { database, config } = deps;
  const token = reply.request.cookies[SIGN_IN_COOKIE] ?? "";
  const tokenHash = hashSessionToken(token, visitor.hostName);
  const { codeTries } = config.rates;
  await deps.limits.check("loginPerAddress", visitor.address);
  const userId = await inAccounts(database, async (accounts) => {
    const waiting = await findPendingSignIn(accounts, tokenHash, codeTries, visitor.now);
    const counts = waiting !== null && (await countSignInTry(accounts, tokenHash, codeTries, visitor.now));
    return counts ? waiting : null;
  });
  if (userId === null) throw invalid({ code: [SIGN_IN_EXPIRED] }, SIGN_IN_EXPIRED);
  await proveFactor(deps, userId, typed, visitor.now);
  await inAccounts(database, (accounts) => deletePendingSignIn(accounts, tokenHash));
  await openSession(deps, visitor, reply, userId, { isTwoFactor: true, passkeyId: null });
  dropSignInCookie(reply, deps.secure);
}
