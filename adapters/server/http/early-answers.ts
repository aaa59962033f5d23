import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";
import type { BytesReply } from "./handler.ts";

type Headers = Readonly<Record<string, string>>;

/** A GET that the framework has not read yet. */
export interface EarlyRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Null where it is the framework that knows it: behind a proxy, or written as no name. */
  readonly hostname: string | null;
}

// A name or an address of four numbers, with or without a port: of anything else the framework says what it is.
const NAME = /^([a-z\d.-]+)(?::\d+)?$/iu;

/** Who answers early. */
export interface EarlyAnswers {
  /** How the addresses begin that are looked at: all others are the framework's. */
  readonly prefix: string;
  /** Null leaves a request to the framework. */
  answerOf(request: EarlyRequest): BytesReply | null;
  /** Counts a call of an address; rejects where it has made too many, which the framework then says. */
  count(address: string): Promise<unknown>;
  /** Hears the status of an answer and the milliseconds that it took. */
  observe(status: number, millis: number): void;
}

/**
 * Answers what is kept before the framework makes a request and a reply of it, which is a third of what such an answer
 * takes. It is the answer that the framework would give, with `headers` of every answer and those of its own; whose it is
 * comes from the cookies, as there. Behind a proxy only those are answered whose answer does not depend on the host.
 */
export function registerEarlyAnswers(
  server: FastifyInstance,
  headers: Headers,
  trustedProxies: readonly string[],
  early: EarlyAnswers,
): void {
  // A server that stops ends its connections with the answers of the framework.
  let isStopping = false;
  const trusted = trustedProxies.length === 0 ? null : proxyAddr.compile([...trustedProxies]);
  const addressOf = (request: IncomingMessage): string | undefined =>
    trusted === null || request.socket.remoteAddress === undefined
      ? request.socket.remoteAddress
      : proxyAddr(request, trusted);
  const answerOf = ({ method, url = "", headers: asked }: IncomingMessage): BytesReply | null => {
    if (method !== "GET" || !url.startsWith(early.prefix) || isStopping) return null;
    const cookies = asked.cookie === undefined ? {} : server.parseCookie(asked.cookie);
    const hostname = trusted === null ? (NAME.exec(asked.host ?? "")?.[1] ?? null) : null;
    return early.answerOf({ url, headers: asked, cookies, hostname });
  };

  server.addHook("preClose", (done) => {
    isStopping = true;
    done();
  });
  server.server.off("request", server.routing);
  server.server.on("request", (request, response) => {
    const began = performance.now();
    const answer = answerOf(request);
    const address = answer === null ? undefined : addressOf(request);
    if (answer === null || address === undefined) return server.routing(request, response);
    early.count(address).then(
      () => {
        send(response, answer, headers);
        early.observe(answer.status, performance.now() - began);
      },
      () => server.routing(request, response),
    );
  });
}

function send(response: ServerResponse, { status, headers, body }: BytesReply, common: Headers): void {
  if (body === null) {
    response.writeHead(status, { ...common, ...headers }).end();
    return;
  }
  const parts = typeof body === "string" || Buffer.isBuffer(body) ? [body] : body;
  const length = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
  response.writeHead(status, { ...common, ...headers, "content-length": length });
  const last = parts.length - 1;
  parts.slice(0, last).forEach((part) => response.write(part));
  response.end(parts[last]);
}
