import type { FastifyReply } from "fastify";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import { safeRedirect } from "#core/routing/safe-redirect.ts";

/** Where an address leads; null where that would be a host that REDIRECT_HOSTS does not name. */
export function redirectTo(
  { redirectHosts }: Pick<ServerConfig, "redirectHosts">,
  to: string,
): string | null {
  return safeRedirect(to, redirectHosts);
}

/** Leads to another address, for good unless 302 says for now; the target is one that `redirectTo` let through. */
export function sendRedirect(reply: FastifyReply, target: string, status: 301 | 302 = 301): FastifyReply {
  return reply.redirect(target, status);
}
