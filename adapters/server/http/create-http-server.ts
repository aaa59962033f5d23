import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { ulid } from "ulid";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import { localeOf } from "./accept-locale.ts";
import { malformed, notFound } from "./failures.ts";
import { acceptForms } from "./form-body.ts";
import { routedMethod } from "./allowed-methods.ts";
import { isTypedAsCall, originForm } from "./surface.ts";
import { sendError, type ErrorWording } from "./error-reply.ts";
import { registerSecurityHeaders } from "./security-headers.ts";

/** Largest body of a call; menus and pictures of the back office name their own. */
const BODY_BYTES = 65_536;
const REQUEST_MS = 10_000;
// What fits into the first flight of a connection arrives no sooner for being smaller; menus and pages, which do not
// fit, are compressed once and kept.
const FIRST_FLIGHT_BYTES = 14_000;

/** Answers a request for a page with the page of its failure. */
export type SendFailure = (request: FastifyRequest, reply: FastifyReply, thrown: unknown) => Promise<unknown>;

/** A server without routes: parsing, cookies, headers, compression, errors in the caller's language. */
export async function createHttpServer(
  config: ServerConfig,
  log: FastifyBaseLogger,
  wording: ErrorWording,
  sendPageOf: SendFailure | null,
): Promise<FastifyInstance> {
  const start = ulid();
  let headers: Readonly<Record<string, string>> = {};
  let requests = 0;
  const server = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    // Streams of a stopping server are ended by their owner; idle keep-alive connections would hold it open.
    forceCloseConnections: "idle",
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    // A logger of its own for each call would cost every call what the few that fail can say themselves.
    childLoggerFactory: (logger) => logger,
    genReqId: () => `${start}-${(requests += 1)}`,
    // What no route and no hook ever sees, such as an address with half a percent sign, is refused in our words too.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      if (sendPageOf === null || isTypedAsCall(request.url))
        sendError(request, reply, error, wording, localeOf(request, "ro"));
      else void sendPageOf(request, reply, error);
    },
    // Before any route is chosen: no hook and no handler meets a scheme and a host in an address.
    rewriteUrl: (request) => {
      request.method = routedMethod(request.method);
      return originForm(request.url ?? "/");
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    schemaController: { compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas } },
  });
  // Who left before the request was read has no address any more, which limits count, and hears no answer.
  server.addHook("onRequest", (request, reply, done) => {
    if (request.raw.socket.remoteAddress !== undefined) return done();
    reply.hijack().raw.destroy();
  });
  await server.register(cookie);
  headers = registerSecurityHeaders(server, config.publicUrl.startsWith("https:"));
  await server.register(compress, {
    threshold: FIRST_FLIGHT_BYTES,
    // No caller of ours compresses what it sends, and a small body may unpack to a large one.
    globalDecompression: false,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { 1: 4 } },
  });
  refuseForeignBodies(server);
  acceptForms(server);
  server.setErrorHandler((error, request, reply) =>
    sendError(request, reply, error, wording, localeOf(request, "ro")),
  );
  server.setNotFoundHandler((request, reply) =>
    sendError(request, reply, notFound(), wording, localeOf(request, "ro")),
  );
  return server;
}

// The contract says what calls and answers are; what the framework would compile schemas with is not even loaded.
function refuseSchemas(): never {
  throw new Error("Calls are read by the contract (core/contract), not by schemas of routes");
}

// A body is JSON, or a form where a call takes one (acceptForms): another form or text/plain body is what a foreign page could send without asking.
function refuseForeignBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    if (body === "") return done(null, undefined);
    try {
      const json: unknown = JSON.parse(String(body));
      done(null, json);
    } catch {
      done(Object.assign(new Error("The body is not JSON"), { statusCode: 400 }));
    }
  });
  server.addContentTypeParser("*", (_request, payload, done) => {
    payload.resume();
    done(Object.assign(new Error("The body is not JSON"), { statusCode: 400, cause: malformed() }));
  });
}
