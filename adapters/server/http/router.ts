import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { encodeAnswer, statusOf } from "#core/contract/codec/answer.ts";
import { decodeBody, decodeParams, decodeQuery } from "#core/contract/codec/decode.ts";
import { ENDPOINTS, type EndpointName, type QueryOf } from "#core/contract/endpoints/endpoints.ts";
import { parseQuery } from "#core/contract/list/list-query.ts";
import { inTurnsOf } from "#adapters/server/db/turns.ts";
import type { WireFieldMessages } from "#core/contract/schema/field-messages.ts";
import { once } from "#core/kernel/once.ts";
import type { Result } from "#core/kernel/result.ts";
import type { Access } from "./access.ts";
import { undecodable, notFound } from "./failures.ts";
import { isLargeBody } from "./large-body.ts";
import { isMethodOverridden } from "./form-body.ts";
import { sendBytes } from "./send-bytes.ts";
import type { Handler, Handlers, Reply } from "./handler.ts";
import { shopNamed, type KnownShops } from "./shop-named.ts";
import type { Visitor } from "./visitor/visitor.ts";

// Placing an order finds its session in the same round trip as its cart, so that it is not looked up twice.
const FINDS_ITS_SESSION: ReadonlySet<EndpointName> = new Set(["placeOrder"]);

/** Makes who calls out of a request. */
export type IdentifyVisitor = (request: FastifyRequest) => Visitor;

/** Registers every endpoint of the contract under /api. */
export function registerEndpoints(
  server: FastifyInstance,
  handlers: Handlers,
  identify: IdentifyVisitor,
  access: Access,
  shops: KnownShops,
): void {
  const names = Object.keys(ENDPOINTS).filter((name): name is EndpointName => name in ENDPOINTS);
  for (const name of names) registerOne(server, name, handlers[name], identify, access, shops);
}

/** The address of an endpoint as the framework writes it. */
export function urlOf(name: EndpointName): string {
  return `/api${ENDPOINTS[name].path.replace(/\{([a-z_]+)\}/g, ":$1")}`;
}

function registerOne<N extends EndpointName>(
  server: FastifyInstance,
  name: N,
  handler: Handler<N>,
  identify: IdentifyVisitor,
  access: Access,
  shops: KnownShops,
): void {
  const { method, permission, answerKind, maxBytes } = ENDPOINTS[name];
  const readQuery = rememberQueries(name);
  const isAtLocation = /^(?:\/operations)?\/locations\/\{id\}/u.test(ENDPOINTS[name].path);
  const hasParams = ENDPOINTS[name].path.includes("{");
  // Not before it is called: a start registers two hundred, of which most are not called for hours.
  const decodeNone = once(() => decodeParams(name, {}));
  server.route({
    method: isMethodOverridden(name) ? [method, "POST"] : method,
    url: urlOf(name),
    config: { endpoint: name },
    ...(maxBytes === null ? {} : { bodyLimit: maxBytes }),
    // Megabytes are read from those alone who may send them.
    ...(isLargeBody(name)
      ? { preParsing: (request: FastifyRequest) => access.authorize(permission, identify(request)) }
      : {}),
    // The headers of a stream are not known without opening it, so it answers no HEAD.
    exposeHeadRoute: answerKind !== "stream",
    handler: async (request, reply) => {
      const visitor = identify(request);
      const params = hasParams ? decodeParams(name, paramsOf(request)) : decodeNone();
      if (!params.ok) throw notFound();
      const query = readQuery(queryText(request.url));
      const body = decodeBody(name, request.body);
      const serve = async (): Promise<FastifyReply | undefined> => {
        // Only a caller who may make the call learns what is wrong with it.
        if (!FINDS_ITS_SESSION.has(name) || !query.ok || !body.ok)
          await access.authorize(permission, visitor);
        const asked = { params: params.value, query: decoded(query), body: decoded(body) };
        const call = { ...asked, visitor, request, reply };
        return send(name, await handler(call), reply);
      };
      // Callers of one shop wait for each other before they wait for those of another (LIMIT-7).
      const shopId = await shops.known(shopNamed(request, isAtLocation, visitor.host));
      return inTurnsOf(shopId ?? "", serve);
    },
  });
}

const MAX_QUERIES = 200;
const MAX_REMEMBERED_LENGTH = 200;

// The same few texts come again and again: a shop's menu is asked for with one.
function rememberQueries<N extends EndpointName>(
  name: N,
): (text: string) => Result<QueryOf<N>, WireFieldMessages> {
  const remembered = once(
    () => new LRUCache<string, Result<QueryOf<N>, WireFieldMessages>>({ max: MAX_QUERIES }),
  );
  return (text) => {
    const known = remembered();
    const held = known.get(text);
    if (held !== undefined) return held;
    const query = decodeQuery(name, parseQuery(text));
    if (text.length > MAX_REMEMBERED_LENGTH) return query;
    known.set(text, query);
    return query;
  };
}

function decoded<T>(result: Result<T, WireFieldMessages>): T {
  if (!result.ok) throw undecodable(result.error);
  return result.value;
}

function send<N extends EndpointName>(
  name: N,
  answered: Reply<Parameters<typeof encodeAnswer<N>>[1]>,
  reply: FastifyReply,
): FastifyReply | undefined {
  switch (answered.kind) {
    case "taken":
      return reply;
    case "bytes":
      return sendBytes(reply, answered);
    case "value": {
      const status = answered.status ?? statusOf(name, answered.value);
      reply.code(status);
      if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
      if (answered.value === null) return reply.send();
      return reply
        .type("application/json; charset=utf-8")
        .send(Buffer.from(JSON.stringify(encodeAnswer(name, answered.value))));
    }
  }
}

function paramsOf(request: FastifyRequest): Readonly<Record<string, string>> {
  const params = request.params;
  return typeof params === "object" && params !== null ? Object.fromEntries(Object.entries(params)) : {};
}

function queryText(url: string): string {
  const mark = url.indexOf("?");
  return mark < 0 ? "" : url.slice(mark + 1);
}
