import { isPreviewPath } from "#core/routing/preview-path.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Encoding, encodingFor } from "#adapters/server/http/encoding.ts";
import { sendParts } from "#adapters/server/http/send-bytes.ts";
import type { CachedPage } from "./page-cache.ts";

/** Sends a page as the browser likes it compressed, with the policy of its inline parts. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Pick<CachedPage, "status" | "policy">,
  bytesIn: (encoding: Encoding) => Promise<readonly Buffer[]>,
  caching = page.status >= 400 ? "no-store" : "no-cache",
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const parts = await bytesIn(encoding);
  reply
    .code(page.status)
    .type("text/html; charset=utf-8")
    .header("cache-control", caching)
    .header("vary", "Accept-Encoding, Accept-Language, Cookie");
  if (page.policy === "") reply.removeHeader("content-security-policy");
  else reply.header("content-security-policy", page.policy);
  if (isPreviewPath(request.url)) reply.header("x-frame-options", "SAMEORIGIN");
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return sendParts(reply, parts);
}
