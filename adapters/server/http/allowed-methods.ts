import type { FastifyInstance } from "fastify";
import { methodNotAllowed, notFound } from "./failures.ts";
import { EVERYTHING_ELSE, surfaceOf } from "./surface.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"] as const;
const KNOWN: ReadonlySet<string> = new Set(METHODS);

/** A method as routes know it; all that nobody serves (PROPFIND, LINK, …) go the way of TRACE. */
export function routedMethod(method: string | undefined): string {
  return method !== undefined && KNOWN.has(method) ? method : "TRACE";
}

/** Writes down which methods every route that is registered from now on serves. */
export interface MethodRegister {
  /** Answers 405 with `Allow` for every other method of every address, and 204 with `Allow` for OPTIONS; to be called last. */
  refuseOthers(): void;
}

/** Answers 404 for every address under /api that no other route takes, whatever the method. */
export function refuseUnknownCalls(server: FastifyInstance): void {
  for (const url of ["/api", "/api/*"])
    server.route({
      method: [...METHODS],
      url,
      onRequest: async () => {
        throw notFound();
      },
      handler: async () => {
        throw notFound();
      },
    });
}

/** Begins to write down; to be called before any route is registered. */
export function registerMethods(server: FastifyInstance): MethodRegister {
  const methodsByPattern = new Map<string, Set<string>>();
  server.addHook("onRoute", ({ url, method }) => {
    const known = methodsByPattern.get(url) ?? new Set();
    for (const one of [method].flat()) known.add(one);
    methodsByPattern.set(url, known);
  });
  return {
    refuseOthers: () => {
      for (const [url, served] of methodsByPattern) refuseOthersOf(server, url, served);
    },
  };
}

function refuseOthersOf(server: FastifyInstance, url: string, served: ReadonlySet<string>): void {
  const others = METHODS.filter((method) => !served.has(method));
  if (others.length === 0) return;
  const allow = METHODS.filter((method) => served.has(method) || method === "OPTIONS").join(", ");
  server.route({
    method: others,
    url,
    // Before tokens, bodies and sessions are looked at: no word of the request matters.
    onRequest: async (request, reply) => {
      if (url === EVERYTHING_ELSE && surfaceOf(request) === "api") throw notFound();
      reply.header("allow", allow);
      if (request.method !== "OPTIONS") throw methodNotAllowed();
      return reply.code(204).send();
    },
    handler: async () => {
      throw methodNotAllowed();
    },
  });
}
