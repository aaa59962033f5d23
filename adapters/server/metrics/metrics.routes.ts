import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import { isLoopback } from "#adapters/server/config/read-config.ts";
import { notFound, unauthenticated } from "#adapters/server/http/failures.ts";
import { isSameText } from "#adapters/server/http/visitor/secrets.ts";
import type { ServerMetrics } from "./server-metrics.ts";

type MetricsConfig = Pick<ServerConfig, "metricsToken" | "trustedProxies">;

/** Headers by which a proxy shows that the caller is elsewhere. */
const FORWARDED_BY = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
] as const;

/** Counts every call by the route that it matched, and serves `/metrics`. */
export function registerMetrics(
  server: FastifyInstance,
  metrics: ServerMetrics,
  config: MetricsConfig,
): void {
  server.addHook("onResponse", (request, reply, done) => {
    // A stream's end says nothing of how long its answer took.
    if (!String(reply.raw.getHeader("content-type")).startsWith("text/event-stream"))
      metrics.observeCall(routeOf(request), reply.raw.statusCode, reply.elapsedTime);
    done();
  });
  server.get("/metrics", async (request, reply) => {
    if (!isDirectFromHere(request, config) && !hasToken(request, config.metricsToken)) {
      if (config.metricsToken === null) throw notFound();
      reply.header("www-authenticate", "Bearer");
      throw unauthenticated();
    }
    reply.header("cache-control", "no-store").type(metrics.contentType);
    return metrics.render();
  });
}

function routeOf(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  return url === undefined ? "unmatched" : `${request.method} ${url}`;
}

// A proxy on this machine calls from here as well, on behalf of its own callers: where one is named, where a header shows one,
// or where the call speaks HTTP/1.0 as proxies do, only the token counts. So it does under a foreign host's name.
function isDirectFromHere(request: FastifyRequest, { trustedProxies }: MetricsConfig): boolean {
  return (
    trustedProxies.length === 0 &&
    isLoopback(request.raw.socket.remoteAddress ?? "") &&
    isLoopback(request.hostname) &&
    request.raw.httpVersion !== "1.0" &&
    FORWARDED_BY.every((name) => request.headers[name] === undefined)
  );
}

function hasToken(request: FastifyRequest, token: string | null): boolean {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  return token !== null && given !== undefined && isSameText(given, token);
}
