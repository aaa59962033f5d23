import type { FastifyInstance } from "fastify";
import type { ViteDevServer } from "vite";
import type { ServerUi } from "#core/app/page.ts";
import type { PageBuild } from "./page-build.ts";

/** The interface straight from its sources, through Vite. */
export interface DevelopmentPages {
  readonly ui: ServerUi;
  readonly build: PageBuild;
  /** Lets Vite answer for sources and its own client before any route. */
  attach(server: FastifyInstance): void;
}

// The Lab runs on what tests run on; the fonts are made by vite.config.ts.
const VITE_PATHS =
  /^\/(?:@|ui\/|core\/|adapters\/browser\/|tests\/support\/|\.diner\/fonts\/|node_modules\/|virtual:|__vite|assets\/)/;

/** Pages that are rendered from the sources as they are now. */
export async function createDevelopmentPages(vite: ViteDevServer): Promise<DevelopmentPages> {
  const load = async (): Promise<ServerUi> => (await vite.ssrLoadModule("/ui/server.tsx"))["serverUi"];
  let current = await load();
  return {
    ui: {
      findPage: (place) => current.findPage(place),
      renderFailure: (request) => current.renderFailure(request),
      renderUnpublished: (request) => current.renderUnpublished(request),
      renderPage: async (request) => {
        current = await load();
        return current.renderPage(request);
      },
      errorMessage: (...asked) => current.errorMessage(...asked),
      fieldMessage: (...asked) => current.fieldMessage(...asked),
      notification: (...asked) => current.notification(...asked),
      ticket: (...asked) => current.ticket(...asked),
      themeScript: "",
    },
    build: {
      partsFor: async () => ({ css: "", styles: [], entry: "/ui/main.tsx", scripts: [] }),
      transform: (html) => vite.transformIndexHtml("/", html),
    },
    attach: (server) => {
      server.addHook("onRequest", (request, reply, done) => {
        if (!VITE_PATHS.test(request.url)) return done();
        reply.hijack();
        vite.middlewares(request.raw, reply.raw, () => {
          reply.raw.statusCode = 404;
          reply.raw.end();
        });
      });
    },
  };
}
