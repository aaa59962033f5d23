import { notFound } from "./failures.ts";
import type { FastifyRequest } from "fastify";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import { isLoopback } from "#adapters/server/config/read-config.ts";
import { isDemoHost } from "#core/shop/demo-host.ts";

/**
 * Whether a call may see what the demo sent and be one of its people, whose password everybody knows: it comes from
 * this machine, and under a host that no other site can take on.
 */
export function isDemoCaller(
  { host }: Pick<ServerConfig, "host">,
  request: Pick<FastifyRequest, "ip" | "host">,
): boolean {
  return isLoopback(request.ip) && isDemoHost(request.host, host);
}

/** Refuses calls for what the demo sent: without a demo, and to everybody elsewhere, there is none. */
export function requireDemoCaller(
  config: Pick<ServerConfig, "demo" | "host">,
  request: Pick<FastifyRequest, "ip" | "host">,
): void {
  if (!config.demo || !isDemoCaller(config, request)) throw notFound();
}
