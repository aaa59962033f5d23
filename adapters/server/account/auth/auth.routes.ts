import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { isDemoPerson } from "#adapters/server/demo/demo-people.ts";
import { isDemoCaller } from "#adapters/server/http/demo-caller.ts";
import { requireSession } from "#adapters/server/http/access.ts";
import { invalid, unauthenticated } from "#adapters/server/http/failures.ts";
import { visibleShop } from "#adapters/server/shop/visible-shop.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import { insertUser } from "../user/accounts.queries.ts";
import { inAccounts } from "../session/accounts-transaction.ts";
import { loadSessionUser } from "../user/session-user.ts";
import { loadUser } from "../user/users.queries.ts";
import { touchSession } from "../session/sessions.queries.ts";
import { acceptedVersions } from "#core/legal/accepted-versions.ts";
import { canonicalEmail } from "#core/account/canonical-email.ts";
import { toId, type UserId } from "#core/kernel/id.ts";
import { millisBetween } from "#core/time/instant.ts";
import { canonicalLogin } from "./canonical-login.ts";
import { forgetPassword, resetPassword } from "../password/password-reset.ts";
import { hashPassword } from "../password/password-hash.ts";
import { commonPasswordProblem } from "../password/password-rules.ts";
import { awaitCode, signInByCode } from "./pending-sign-in.ts";
import { termsProblem } from "./terms-problem.ts";
import { checkCredentials, closeSession, openSession, type SignInDeps } from "./sign-in.ts";

/** What sign-in, registration and forgotten passwords need. */
interface AuthDeps extends SignInDeps {
  readonly shopCache: ShopCache;
  readonly directory: ShopDirectory;
  readonly ids: IdSource;
  readonly config: Pick<ServerConfig, "host" | "rates">;
}

type AuthHandlers = Pick<
  Handlers,
  "csrfCookie" | "me" | "login" | "proveSignIn" | "register" | "logout" | "forgotPassword" | "resetPassword"
>;

const TOUCH_MS = 3_600_000;

/** Sign-in, registration and forgotten passwords. */
export function createAuthHandlers(deps: AuthDeps): AuthHandlers {
  async function currentUser(userId: UserId, now: Parameters<typeof loadUser>[4]) {
    const user = await loadUser(deps.database, deps.shopCache, userId, null, now);
    if (user === null) throw unauthenticated();
    return user;
  }

  return {
    csrfCookie: async ({ visitor, reply }) => {
      const session = await visitor.session();
      deps.csrf.refresh(reply, session?.tokenHash ?? visitor.sessionHash);
      return answer(null);
    },
    me: async ({ visitor }) => {
      const session = await requireSession(visitor);
      // A session by PIN has its end from the beginning.
      if (!session.isByPin && millisBetween(session.seenAt, visitor.now) > TOUCH_MS)
        await inAccounts(deps.database, (accounts) => touchSession(accounts, session, visitor.now));
      return answer(await loadSessionUser(deps, session, visitor.now));
    },
    login: async ({ body, visitor, request, reply }) => {
      // The demo's people have a published password, so that nobody else's page or machine may be them.
      const mayBe = async (userId: UserId): Promise<boolean> =>
        isDemoCaller(deps.config, request) || !(await isDemoPerson(userId));
      const { userId, asksCode } = await checkCredentials(deps, visitor, body.email, body.password, mayBe);
      if (asksCode) throw await awaitCode(deps, visitor, reply, userId);
      await openSession(deps, visitor, reply, userId);
      return answer(null);
    },
    proveSignIn: async ({ body, visitor, reply }) => {
      await signInByCode(deps, visitor, reply, body.code);
      return answer(null);
    },
    register: async ({ body, visitor, reply }) => {
      await deps.limits.check("registerPerAddress", visitor.address);
      const email = canonicalEmail(body.email);
      const shop =
        body.shopId === null
          ? null
          : await visibleShop(deps.directory, visitor, await deps.directory.byId(body.shopId));
      const refusal = termsProblem(body) ?? commonPasswordProblem(body.password, email);
      if (refusal !== null) throw invalid(refusal);
      const passwordHash = await deps.passwords(() => hashPassword(body.password));
      const id = toId<UserId>(deps.ids.ulid());
      const { firstName, lastName, acceptMarketing } = body;
      const user = {
        id,
        email,
        firstName,
        lastName,
        locale: visitor.locale,
        acceptsMarketing: acceptMarketing,
        passwordHash,
        accepted:
          shop === null ? null : { organizationId: shop.organizationId, ...acceptedVersions(shop.legal) },
      };
      const made = await inAccounts(deps.database, (accounts) => insertUser(accounts, user, visitor.now));
      if (!made) throw invalid({ email: ["validation.email_taken"] });
      await openSession(deps, visitor, reply, id);
      return answer(await currentUser(id, visitor.now));
    },
    logout: async ({ visitor, reply }) => {
      await closeSession(deps, visitor, reply);
      return answer(null);
    },
    forgotPassword: async ({ body, visitor }) => {
      const login = await canonicalLogin(body.email);
      await deps.limits.check("forgotPerAddress", visitor.address);
      await deps.limits.check("forgotPerAccount", login);
      await forgetPassword(deps, login, visitor);
      return answer(null);
    },
    resetPassword: async ({ body, visitor }) => {
      await deps.limits.check("loginPerAddress", visitor.address);
      await resetPassword(deps, body.token, body.password, visitor);
      return answer(null);
    },
  };
}
