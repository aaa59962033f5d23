import type { FastifyReply } from "fastify";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import { safeRedirect } from "#core/routing/safe-redirect.ts";
import { notFound } from "./failures.ts";

/** Leads to another address for good; 404 where it would leave this origin for a host that REDIRECT_HOSTS does not name. */
export function sendRedirect(
  reply: FastifyReply,
  { redirectHosts }: Pick<ServerConfig, "redirectHosts">,
  to: string,
): FastifyReply {
  const target = safeRedirect(to, redirectHosts);
  if (target === null) throw notFound();
  return reply.redirect(target, 301);
}
