import type { FastifyReply, FastifyRequest } from "fastify";
import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { invalid, notFound } from "#adapters/server/http/failures.ts";
import type { RateGuard } from "#adapters/server/http/limit/rate-limits.ts";
import { sendSessionCookie, sendTabletCookie, TABLET_COOKIE } from "#adapters/server/http/visitor/cookies.ts";
import type { CsrfGuard } from "#adapters/server/http/visitor/csrf-guard.ts";
import { hashSessionToken, newToken } from "#adapters/server/http/visitor/secrets.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import { pinSessionEnd } from "#core/account/tablet/pin-session.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import type { EmployeeId } from "#core/kernel/id.ts";
import { NOBODYS_HASH } from "../auth/sign-in.ts";
import { verifyPassword } from "../password/password-hash.ts";
import type { PasswordQueue } from "../password/password-queue.ts";
import { agentOf } from "../session/agent.ts";
import { deleteSession, insertPinSession } from "../session/sessions.queries.ts";
import { findPin, findTablet, touchTablet, type StoredTablet } from "./tablets.queries.ts";

/** What switching people on a shared tablet needs. */
export interface SwitchDeps {
  readonly database: DatabasePool;
  readonly limits: RateGuard;
  readonly passwords: PasswordQueue;
  readonly csrf: CsrfGuard;
  readonly ids: IdSource;
  readonly secure: boolean;
}

interface SwitchCall {
  readonly visitor: Visitor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The shared tablet that a request comes from, and its cookie; null where that is none. */
export async function tabletOf(
  database: Queries,
  request: FastifyRequest,
  { hostName, now }: Pick<Visitor, "hostName" | "now">,
): Promise<{ readonly tablet: StoredTablet; readonly token: string; readonly tokenHash: string } | null> {
  const token = request.cookies[TABLET_COOKIE];
  if (token === undefined || token === "") return null;
  const tokenHash = hashSessionToken(token, hostName);
  const tablet = await findTablet(database, tokenHash, now);
  return tablet === null ? null : { tablet, token, tokenHash };
}

/**
 * Ends the session of a shared tablet and begins one of an employee whose PIN this is; the same refusal, in the same time,
 * for somebody without one and a wrong PIN. Tries are counted by tablet and person, so that guessing locks nobody out of
 * anything but that tablet (ACCOUNT-24).
 */
export async function switchPerson(
  deps: SwitchDeps,
  { employeeId, pin }: { readonly employeeId: EmployeeId; readonly pin: string },
  { visitor, request, reply }: SwitchCall,
): Promise<void> {
  const { database, limits } = deps;
  const found = await tabletOf(database, request, visitor);
  if (found === null) throw notFound();
  const { organizationId, id: tabletId, timezone } = found.tablet;
  const tries = `pin ${tabletId} ${employeeId}`;
  await limits.check("loginPerAccount", tries);
  const person = await findPin(database, tabletId, employeeId);
  const matches = await deps.passwords(() => verifyPassword(pin, person?.pinHash ?? NOBODYS_HASH));
  if (person === null || !matches) throw invalid({ pin: ["auth.pin_wrong"] }, "auth.pin_wrong");
  await limits.forgive("loginPerAccount", tries);
  const { userId } = person;
  const token = newToken();
  const tokenHash = hashSessionToken(token, visitor.hostName);
  const expiresAt = pinSessionEnd(visitor.now, timezone);
  const agent = agentOf(request);
  const session = { tokenHash, userId, host: visitor.hostName, expiresAt, agent, tabletId, organizationId };
  const entry = {
    id: deps.ids.ulid(),
    actorId: userId,
    action: "tablet.switch",
    subject: tabletId,
    detail: {},
  };
  await inTransaction(database, { organizationId, scope: "accounts" }, async (queries) => {
    if (visitor.sessionHash !== null) await deleteSession(queries, visitor.sessionHash);
    await insertPinSession(queries, session, visitor.now);
    await touchTablet(queries, tabletId, visitor.now);
    await writeAudit(queries, entry, visitor.now);
  });
  sendSessionCookie(reply, token, deps.secure);
  // A tablet in use keeps its cookie.
  sendTabletCookie(reply, found.token, deps.secure);
  deps.csrf.refresh(reply, tokenHash);
}
