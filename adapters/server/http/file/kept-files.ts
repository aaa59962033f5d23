import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";

/** An answer as it is sent. */
interface KeptFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What is kept at most: every file of a build takes a megabyte as browsers read it, the pictures of a demo the rest. */
const KEPT_BYTES = 3 * 1024 * 1024;
/** A larger file is read from the disk each time. */
const MAX_FILE_BYTES = 256 * 1024;
// With its headers, about.
const HEADER_BYTES = 2048;

// What is answered otherwise than by the whole file.
const CONDITIONS = [
  "if-match",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "if-unmodified-since",
  "range",
];

/**
 * Keeps in memory what the routes of a scope answer from files that never change: a new visitor's page asks for sixty of
 * them, and to find, open, read and close each costs more than ten times what
 * sending it does. To be called before the routes are registered.
 */
export function keepFiles(scope: FastifyInstance): void {
  const kept = new LRUCache<string, KeptFile>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ body }) => body.length + HEADER_BYTES,
  });
  scope.addHook("onRequest", (request, reply, done) => {
    const known = asksForAll(request) ? kept.get(keyOf(request)) : undefined;
    if (known === undefined) return done();
    reply.hijack().raw.writeHead(200, known.headers).end(known.body);
  });
  scope.addHook("onSend", async (request, reply, payload) => {
    if (!(payload instanceof Readable) || !asksForAll(request) || !isKept(reply)) return payload;
    const body = await buffer(payload);
    const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]);
    kept.set(keyOf(request), { headers: Object.fromEntries(headers), body });
    return body;
  });
}

function asksForAll({ method, headers, url }: FastifyRequest): boolean {
  return method === "GET" && !url.includes("?") && CONDITIONS.every((name) => headers[name] === undefined);
}

// A browser that names other encodings may be answered in another one.
function keyOf({ headers, url }: FastifyRequest): string {
  return `${url} ${headers["accept-encoding"] ?? ""}`;
}

function isKept(reply: FastifyReply): boolean {
  return (
    reply.statusCode === 200 &&
    // What is sent to one browser alone.
    reply.getHeader("set-cookie") === undefined &&
    String(reply.getHeader("cache-control")).includes("immutable") &&
    Number(reply.getHeader("content-length")) <= MAX_FILE_BYTES &&
    !isToBeCompressed(reply)
  );
}

// What has no compressed copy is compressed later on its way.
function isToBeCompressed(reply: FastifyReply): boolean {
  return (
    reply.getHeader("content-encoding") === undefined &&
    /^(?:text|application)\//.test(String(reply.getHeader("content-type")))
  );
}
