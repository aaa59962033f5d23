import type { FastifyReply, FastifyRequest } from "fastify";
import type { CachedPage } from "./page-cache.ts";

/** Sends a page as the browser likes it compressed, with the policy of its inline parts. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  hasSession: boolean,
): Promise<FastifyReply> {
  if (page.redirectTo !== null) return reply.redirect(page.redirectTo, page.status);
  const { plain, brotli, gzip } = await page.bytesFor(hasSession);
  const accepted = String(request.headers["accept-encoding"] ?? "");
  reply
    .code(page.status)
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-cache")
    .header("vary", "Accept-Encoding, Accept-Language, Cookie");
  if (page.policy === "") reply.removeHeader("content-security-policy");
  else reply.header("content-security-policy", page.policy);
  if (/\bbr\b/.test(accepted)) return reply.header("content-encoding", "br").send(brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header("content-encoding", "gzip").send(gzip);
  return reply.send(plain);
}
