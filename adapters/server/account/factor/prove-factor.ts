import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { invalid } from "#adapters/server/http/failures.ts";
import type { RateGuard } from "#adapters/server/http/limit/rate-limits.ts";
import type { WireError } from "#core/contract/errors/error-body.ts";
import { CODE_WRONG, factorProofOf, isFactorStepFresh } from "#core/account/factor/second-factor.ts";
import type { UserId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import { verifyPassword } from "../password/password-hash.ts";
import type { PasswordQueue } from "../password/password-queue.ts";
import { inAccounts } from "../session/accounts-transaction.ts";
import { stepOfCode } from "./authenticator.ts";
import { listRecoveryHashes, readStoredFactor, useRecoveryCode, useStep } from "./factors.queries.ts";

/** What checking a code needs. */
export interface ProveFactorDeps {
  readonly database: DatabasePool;
  readonly limits: RateGuard;
  readonly passwords: PasswordQueue;
}

/** 422 on a code that is wrong, was used, or is of another time. */
export function codeWrong(): WireError {
  return invalid({ code: [CODE_WRONG] }, CODE_WRONG);
}

/**
 * Has somebody prove their second factor, by a code of the authenticator or a recovery code; either is accepted once. Tries
 * are counted by the person with rising delays, in all processes together, and apart from those of the password.
 */
export async function proveFactor(
  deps: ProveFactorDeps,
  userId: UserId,
  typed: string,
  now: Instant,
): Promise<void> {
  const tries = `factor ${userId}`;
  await deps.limits.check("loginPerAccount", tries);
  if (!(await isProved(deps, userId, typed, now))) throw codeWrong();
  await deps.limits.forgive("loginPerAccount", tries);
}

async function isProved(
  { database, passwords }: ProveFactorDeps,
  userId: UserId,
  typed: string,
  now: Instant,
): Promise<boolean> {
  const proof = factorProofOf(typed);
  if (proof === null) return false;
  if (proof.kind === "authenticator")
    return inAccounts(database, async (accounts) => {
      const factor = await readStoredFactor(accounts, userId);
      if (factor === null || factor.confirmedAt === null) return false;
      const step = stepOfCode(factor.secret, proof.code, now);
      return (
        step !== null && isFactorStepFresh(step, factor.lastStep, now) && useStep(accounts, userId, step)
      );
    });
  const hashes = await inAccounts(database, (accounts) => listRecoveryHashes(accounts, userId));
  const hash = await passwords(() => hashOfCode(proof.code, hashes));
  return hash !== null && inAccounts(database, (accounts) => useRecoveryCode(accounts, userId, hash, now));
}

async function hashOfCode(code: string, hashes: readonly string[]): Promise<string | null> {
  for (const hash of hashes) if (await verifyPassword(code, hash)) return hash;
  return null;
}
