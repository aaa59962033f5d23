import type { FastifyRequest } from "fastify";

const PRINTABLE_KEY = /^[\x20-\x7e]{1,255}$/;

/** The key under which a call counts once; null when it has none, or one that cannot be kept. */
export function idempotencyKey({ headers }: Pick<FastifyRequest, "headers">): string | null {
  const key = headers["idempotency-key"];
  return typeof key === "string" && PRINTABLE_KEY.test(key) ? key : null;
}
