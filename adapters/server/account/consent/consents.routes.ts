import { inAccounts } from "#adapters/server/account/session/accounts-transaction.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { invalid } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { RateGuard } from "#adapters/server/http/limit/rate-limits.ts";
import { VISITOR_COOKIE } from "#adapters/server/http/visitor/cookies.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import { isUlid, toId, type VisitorId } from "#core/kernel/id.ts";
import { readConsent, writeConsent, type ConsentSubject } from "./consents.queries.ts";

interface ConsentDeps {
  readonly database: DatabasePool;
  readonly limits: RateGuard;
}

/** What a person agreed to, known by the account or else by the browser's visitor id. */
export function createConsentHandlers({
  database,
  limits,
}: ConsentDeps): Pick<Handlers, "loadConsent" | "saveConsent"> {
  async function subjectOf(visitor: Visitor, visitorId: VisitorId | null): Promise<ConsentSubject> {
    const session = await visitor.session();
    return { userId: session === null ? null : session.userId, visitorId };
  }

  return {
    loadConsent: async ({ visitor, request }) => {
      const subject = await subjectOf(visitor, visitorIdOf(request.cookies[VISITOR_COOKIE]));
      const consent = await inAccounts(database, (accounts) => readConsent(accounts, subject));
      return consent === null ? answer(null, 204) : answer(consent);
    },
    // Who says no and was never given an id leaves nothing to keep.
    saveConsent: async ({ body, visitor }) => {
      await limits.check("analyticsPerAddress", visitor.address);
      const subject = await subjectOf(visitor, body.visitorId);
      await inAccounts(database, async (accounts) => {
        const isKept = await writeConsent(accounts, subject, body, visitor.now);
        if (!isKept) throw invalid({ text: ["validation.invalid"] });
      });
      return answer(null);
    },
  };
}

function visitorIdOf(cookie: string | undefined): VisitorId | null {
  return cookie !== undefined && isUlid(cookie.toUpperCase()) ? toId<VisitorId>(cookie) : null;
}
