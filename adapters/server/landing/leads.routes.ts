import type { ServerConfig } from "#adapters/server/config/config.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { invalid, messagesOf, notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { RateGuard } from "#adapters/server/http/limit/rate-limits.ts";
import { inOutbox, insertMessage } from "#adapters/server/outbox/outbox.queries.ts";
import type { ServerUi } from "#core/app/page.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { LEAD_LIFETIME_MS, leadProblems } from "#core/landing/lead.ts";

interface LeadDeps {
  readonly config: Pick<ServerConfig, "contactEmail">;
  readonly database: DatabasePool;
  readonly ids: IdSource;
  readonly limits: RateGuard;
  readonly ui: Pick<ServerUi, "notification">;
}

/** Mails what owners write to the operator, in the operator's language (LANDING-6). */
export function createLeadHandlers({
  config,
  database,
  ids,
  limits,
  ui,
}: LeadDeps): Pick<Handlers, "sendLead"> {
  return {
    sendLead: async ({ body, visitor }) => {
      if (visitor.host.kind !== "diner") throw notFound();
      const problems = leadProblems(body);
      if (Object.keys(problems).length > 0) throw invalid(messagesOf(problems));
      // What is refused for a mistyped field is written again, and counts once.
      await limits.check("leadsPerAddress", visitor.address);
      const notice = { kind: "lead", lead: body, locale: visitor.localeOr("ro") } as const;
      const { subject, text } = ui.notification("ro", notice);
      const mail = { channel: "email", recipient: config.contactEmail, subject, text } as const;
      await inOutbox(database, (queries) =>
        insertMessage(queries, { id: ids.ulid(), ...mail, createdAt: visitor.now }, LEAD_LIFETIME_MS),
      );
      return answer(null);
    },
  };
}
