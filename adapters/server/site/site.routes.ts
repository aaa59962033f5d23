import { requireDemoCaller } from "#adapters/server/http/demo-caller.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import type { RateGuard } from "#adapters/server/http/limit/rate-limits.ts";
import type { Log } from "#adapters/server/db/log.ts";
import type { ErrorReports } from "#adapters/server/log/error-reports.ts";
import { inOutbox, listMessages } from "#adapters/server/outbox/outbox.queries.ts";
import { createOpenApi } from "#core/contract/openapi/openapi.ts";

/** What the calls of no noun need. */
interface SiteDeps {
  readonly database: DatabasePool;
  readonly config: Pick<ServerConfig, "demo" | "host">;
  readonly limits: RateGuard;
  readonly log: Log;
  readonly build: string;
  readonly errorReports: ErrorReports | null;
}

/** Endpoints that belong to no noun. */
export function createSiteHandlers(
  deps: SiteDeps,
): Pick<Handlers, "build" | "devOutbox" | "openApi" | "report"> {
  // Built on the first request, since it takes as long as the rest of a start.
  let description: ReturnType<typeof createOpenApi> | null = null;
  return {
    build: async () => answer({ version: deps.build }),
    devOutbox: async ({ query, request }) => {
      requireDemoCaller(deps.config, request);
      const data = await inOutbox(deps.database, (queries) => listMessages(queries, query.to ?? null));
      return answer({ data });
    },
    // Who asks goes to the service for errors alone, never into the log.
    report: async ({ body, visitor }) => {
      await deps.limits.check("reportsPerAddress", visitor.address);
      deps.log.warn({ report: body }, "A browser reported a failure");
      const session = deps.errorReports === null ? null : await visitor.session().catch(() => null);
      const who = session === null ? {} : { id: session.userId, email: session.email };
      deps.errorReports?.write(
        JSON.stringify({ source: "browser", ...body, user: { ...who, ip_address: visitor.address } }),
      );
      return answer(null);
    },
    openApi: async () => answer((description ??= createOpenApi(deps.build))),
  };
}
