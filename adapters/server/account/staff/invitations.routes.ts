import type { FastifyReply } from "fastify";
import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { requireStaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { type Access, requireSession } from "#adapters/server/http/access.ts";
import { forbidden, invalid, notFound, refused } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { hashToken, newToken } from "#adapters/server/http/visitor/secrets.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { Messages } from "#adapters/server/outbox/messages.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import { canonicalEmail } from "#core/account/canonical-email.ts";
import { INVITATION_LIFE_MS, MAX_INVITATIONS } from "#core/account/staff/invitation.ts";
import { coversPlace } from "#core/account/staff/staff.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { toId, type EmployeeId, type InvitationId, type UserId } from "#core/kernel/id.ts";
import { plusMillis } from "#core/time/instant.ts";
import { openSession, type SignInDeps } from "../auth/sign-in.ts";
import { termsProblem } from "../auth/terms-problem.ts";
import { nameOf } from "../organization/staff-scope.ts";
import { hashPassword } from "../password/password-hash.ts";
import { commonPasswordProblem } from "../password/password-rules.ts";
import { inAccounts } from "../session/accounts-transaction.ts";
import { chooseOrganization } from "../session/sessions.queries.ts";
import { insertUser } from "../user/accounts.queries.ts";
import { findSession } from "../session/session.queries.ts";
import { loadSessionUser } from "../user/session-user.ts";
import {
  deleteInvitation,
  findInvitation,
  insertInvitation,
  listInvitations,
  makeWay,
  readOrganizationName,
  useInvitation,
  type FoundInvitation,
} from "./invitations.queries.ts";
import { placeOf, reachOf, requireLocations } from "./staff.routes.ts";
import { insertEmployee, listStaff } from "./staff.queries.ts";

/** What inviting and joining needs. */
interface InvitationDeps extends SignInDeps {
  readonly access: Access;
  readonly ids: IdSource;
  readonly messages: Messages;
  readonly shopCache: ShopCache;
  readonly config: Pick<ServerConfig, "publicUrl">;
}

type InvitationHandlers = Pick<
  Handlers,
  "inviteEmployee" | "withdrawInvitation" | "readInvitation" | "acceptInvitation" | "registerInvited"
>;

/** How somebody joins the staff: by a link that is mailed, works once and for a week (STAFF-8). */
export function createInvitationHandlers(deps: InvitationDeps): InvitationHandlers {
  const { access, database, ids } = deps;
  return {
    inviteEmployee: async ({ body, visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.inviteEmployee.permission);
      const { organizationId, userId } = scope;
      const { role, locationIds } = body;
      const place = { role, locationIds };
      if (!coversPlace(placeOf(scope), place)) throw refused("staff.beyond_own");
      const email = canonicalEmail(body.email);
      await deps.limits.check("forgotPerAccount", `invite ${organizationId} ${email}`);
      const [id, auditId, token] = [toId<InvitationId>(ids.ulid()), ids.ulid(), newToken()];
      const expiresAt = plusMillis(visitor.now, INVITATION_LIFE_MS);
      await inTransaction(database, reachOf(scope), async (queries) => {
        await requireLocations(queries, place);
        const known = await listStaff(queries);
        if (known.some((one) => one.email === email)) throw invalid({ email: ["validation.staff_known"] });
        await makeWay(queries, email, visitor.now);
        if ((await listInvitations(queries, visitor.now)).length >= MAX_INVITATIONS)
          throw refused("staff.too_many_invitations");
        const invitation = { id, email, ...place, expiresAt };
        await insertInvitation(queries, { ...invitation, tokenHash: hashToken(token), invitedBy: userId });
        const entry = { id: auditId, actorId: userId, action: "staff.invite", subject: id, detail: place };
        await writeAudit(queries, entry, visitor.now);
        const link = `${deps.config.publicUrl}/invitation?token=${token}`;
        const organization = await readOrganizationName(queries);
        const notice = { kind: "staff_invitation", link, organization, inviter: nameOf(scope) } as const;
        const { locale, now } = visitor;
        await deps.messages.send(queries, { channel: "email", recipient: email, locale, notice, now });
      });
      return answer(null);
    },
    withdrawInvitation: async ({ params: { id }, visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.withdrawInvitation.permission);
      const auditId = ids.ulid();
      await inTransaction(database, { organizationId: scope.organizationId }, async (queries) => {
        if (!(await deleteInvitation(queries, id))) throw notFound();
        const entry = {
          id: auditId,
          actorId: scope.userId,
          action: "staff.withdraw",
          subject: id,
          detail: {},
        };
        await writeAudit(queries, entry, visitor.now);
      });
      return answer(null);
    },
    readInvitation: async ({ body: { token }, visitor }) => {
      const found = await requireInvitation(deps, token, visitor);
      const { organizationName, role, email, hasAccount } = found;
      return answer({ organizationName, role, email, hasAccount });
    },
    acceptInvitation: async ({ body: { token }, visitor }) => {
      const { userId, email, tokenHash, isByPin } = await requireSession(visitor);
      if (isByPin) throw forbidden();
      const { organizationId } = await requireInvitation(deps, token, visitor);
      await inTransaction(database, reachOf({ organizationId }), (queries) =>
        join(deps, queries, { token, email, userId }, visitor),
      );
      await inAccounts(database, (accounts) => chooseOrganization(accounts, tokenHash, organizationId));
      return answer(null);
    },
    registerInvited: async ({ body, visitor, reply }) => {
      await deps.limits.check("registerPerAddress", visitor.address);
      const invitation = await requireInvitation(deps, body.token, visitor);
      const refusal = termsProblem(body) ?? commonPasswordProblem(body.password, invitation.email);
      if (refusal !== null) throw invalid(refusal);
      const tokenHash = await register(deps, invitation, body, visitor, reply);
      const session = await findSession(database, tokenHash, visitor.hostName, visitor.now);
      if (session === null) throw notFound();
      return answer(await loadSessionUser(deps, session, visitor.now));
    },
  };
}

async function requireInvitation(
  { database, limits }: InvitationDeps,
  token: string,
  { address, now }: Visitor,
): Promise<FoundInvitation> {
  await limits.check("loginPerAddress", address);
  const found = await findInvitation(database, hashToken(token), now);
  if (found === null) throw tokenInvalid();
  return found;
}

async function register(
  deps: InvitationDeps,
  { organizationId, email }: FoundInvitation,
  body: {
    readonly token: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly password: string;
  },
  visitor: Visitor,
  reply: FastifyReply,
): Promise<string> {
  const { token, firstName, lastName, password } = body;
  const passwordHash = await deps.passwords(() => hashPassword(password));
  const userId = toId<UserId>(deps.ids.ulid());
  const { locale, now } = visitor;
  const user = {
    id: userId,
    email,
    firstName,
    lastName,
    locale,
    acceptsMarketing: false,
    passwordHash,
    accepted: null,
  };
  await inTransaction(deps.database, reachOf({ organizationId }), async (queries) => {
    // Somebody registered with the email meanwhile: the page says so when it reads the invitation again.
    if (!(await insertUser(queries, user, now))) throw invalid({ email: ["validation.email_taken"] });
    await join(deps, queries, { token, email, userId }, visitor);
  });
  const tokenHash = await openSession(deps, visitor, reply, userId);
  await inAccounts(deps.database, (accounts) => chooseOrganization(accounts, tokenHash, organizationId));
  return tokenHash;
}

async function join(
  { ids }: InvitationDeps,
  queries: Queries,
  { token, email, userId }: { readonly token: string; readonly email: string; readonly userId: UserId },
  { now }: Visitor,
): Promise<void> {
  const place = await useInvitation(queries, hashToken(token), email, now);
  if (place === null) throw tokenInvalid();
  const id = toId<EmployeeId>(ids.ulid());
  await insertEmployee(queries, { id, userId, ...place });
  const entry = { id: ids.ulid(), actorId: userId, action: "staff.join", subject: id, detail: place };
  await writeAudit(queries, entry, now);
}

function tokenInvalid() {
  return invalid({ token: ["auth.token_invalid"] }, "auth.token_invalid");
}
