import { isDemoCaller } from "#adapters/server/http/demo-caller.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { ServerServices } from "#adapters/server/services.ts";
import { inOutbox, listMessages } from "#adapters/server/outbox/outbox.queries.ts";
import { createOpenApi } from "#core/contract/openapi/openapi.ts";

/** What belongs to no noun. */
export function createSiteHandlers(
  services: ServerServices,
): Pick<Handlers, "build" | "devOutbox" | "openApi" | "report"> {
  // Describing every call takes as long as the rest of a start, and hardly anybody asks.
  let description: ReturnType<typeof createOpenApi> | null = null;
  return {
    build: async () => answer({ version: services.build }),
    devOutbox: async ({ query, request }) => {
      if (!services.config.demo || !isDemoCaller(services.config, request)) throw notFound();
      const data = await inOutbox(services.database, (queries) => listMessages(queries, query.to ?? null));
      return answer({ data });
    },
    // Who asks goes to the service for errors alone, never into the log.
    report: async ({ body, visitor }) => {
      await services.limits.check("reportsPerAddress", visitor.address);
      services.log.warn({ report: body }, "A browser reported a failure");
      const session = services.errorReports === null ? null : await visitor.session().catch(() => null);
      const who = session === null ? {} : { id: session.userId, email: session.email };
      services.errorReports?.write(
        JSON.stringify({ source: "browser", ...body, user: { ...who, ip_address: visitor.address } }),
      );
      return answer(null);
    },
    openApi: async () => answer((description ??= createOpenApi(services.build))),
  };
}
