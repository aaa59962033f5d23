import type { FastifyReply } from "fastify";
import type { BytesReply } from "./handler.ts";

/** Sends what is encoded already. */
export function sendBytes(reply: FastifyReply, { status, headers, body }: BytesReply): FastifyReply {
  reply.code(status).headers(headers);
  // A body of null would count as four bytes of JSON.
  return Array.isArray(body) ? sendParts(reply, body) : reply.send(body ?? undefined);
}

/**
 * Sends parts in turn as one body: a copy of a menu or of a page would cost more than all the rest of an answer, and a
 * stream of them a third of it. No hook sees them: nothing may be left to compress, and no cookie to be set.
 */
export function sendParts(reply: FastifyReply, parts: readonly Buffer[]): FastifyReply {
  reply.header(
    "content-length",
    parts.reduce((sum, part) => sum + part.length, 0),
  );
  const { raw } = reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  for (const part of parts) raw.write(part);
  raw.end();
  return reply;
}
