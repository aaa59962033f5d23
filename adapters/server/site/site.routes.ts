import { isDemoCaller } from "#adapters/server/http/demo-caller.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { ServerServices } from "#adapters/server/services.ts";
import { inOutbox, listMessages } from "#adapters/server/outbox/outbox.queries.ts";
import { createOpenApi } from "#core/contract/openapi.ts";

/** What belongs to no noun. */
export function createSiteHandlers(
  services: ServerServices,
): Pick<Handlers, "build" | "devOutbox" | "openApi"> {
  // Describing every call takes as long as the rest of a start, and hardly anybody asks.
  let description: ReturnType<typeof createOpenApi> | null = null;
  return {
    build: async () => answer({ version: services.build }),
    devOutbox: async ({ query, request }) => {
      if (!services.config.demo || !isDemoCaller(services.config, request)) throw notFound();
      const data = await inOutbox(services.database, (queries) => listMessages(queries, query.to ?? null));
      return answer({ data });
    },
    openApi: async () => answer((description ??= createOpenApi(services.build))),
  };
}
