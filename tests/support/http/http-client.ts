import type { IncomingHttpHeaders } from "node:http";
import { Agent, type Dispatcher, request } from "undici";
import { decodeAnswer, encodeBody, encodePath, encodeQuery } from "#core/contract/codec/answer.ts";
import {
  type AnswerOf,
  type BodyOf,
  ENDPOINTS,
  type EndpointName,
  type ParamsOf,
  type QueryOf,
} from "#core/contract/endpoints/endpoints.ts";
import { buildQuery } from "#core/contract/list/list-query.ts";
import { openEvents, type OpenEvents } from "./event-stream.ts";

/** What came back, read as far as every answer can be. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Of an error's body. */
  readonly key: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly fields: readonly string[];
}

/** An answer whose body is of the contract; null where it is an error or nothing. */
export interface TypedAnswer<N extends EndpointName> extends HttpAnswer {
  readonly value: AnswerOf<N> | null;
}

/** What a call is made of; what is left out is empty. */
export interface CallInput<N extends EndpointName> {
  readonly params?: ParamsOf<N>;
  readonly query?: QueryOf<N>;
  readonly body?: BodyOf<N>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a request is made of when a test wants to write it itself. */
export interface RawRequest {
  readonly body?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser as far as the API knows one: it keeps cookies and repeats the CSRF token. */
export interface HttpClient {
  readonly cookies: Map<string, string>;
  call<N extends EndpointName>(name: N, input?: CallInput<N>): Promise<TypedAnswer<N>>;
  raw(method: string, path: string, request?: RawRequest): Promise<HttpAnswer>;
  /** Signs one of the demo's people in. */
  signIn(email: string, password?: string): Promise<void>;
  /** Opens a stream of events. */
  events(path: string, headers?: Readonly<Record<string, string>>): Promise<OpenEvents>;
}

const CSRF_COOKIE = "XSRF-TOKEN";

/** A browser without cookies yet. */
export function createHttpClient(origin: string, host: string): HttpClient {
  const cookies = new Map<string, string>();
  const cookieHeader = (): Record<string, string> =>
    cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") };

  function keepCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = "", ...attributes] = line.split(";");
      const equals = pair.indexOf("=");
      const isGone = attributes.some((one) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(one));
      if (isGone) cookies.delete(pair.slice(0, equals));
      else cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
  }

  async function raw(method: string, path: string, input: RawRequest = {}): Promise<HttpAnswer> {
    const isWrite = method !== "GET" && method !== "HEAD";
    if (isWrite && !cookies.has(CSRF_COOKIE)) await raw("GET", "/api/auth/csrf-cookie");
    const headers: Record<string, string> = { ...cookieHeader() };
    if (isWrite) headers["x-xsrf-token"] = cookies.get(CSRF_COOKIE) ?? "";
    if (input.body !== undefined) headers["content-type"] = "application/json";
    const response = await request(`${origin}${path}`, {
      dispatcher,
      method,
      headers: { ...headers, host, ...input.headers },
      body: input.body ?? null,
    });
    const answered = toAnswer(response, await response.body.text());
    keepCookies(answered.headers["set-cookie"] ?? []);
    return answered;
  }

  async function call<N extends EndpointName>(name: N, input: CallInput<N> = {}): Promise<TypedAnswer<N>> {
    const { method, path: template, hasBody } = ENDPOINTS[name];
    const path = input.params === undefined ? template : encodePath(name, input.params);
    const query = input.query === undefined ? "" : buildQuery(encodeQuery(name, input.query));
    const body =
      hasBody && input.body !== undefined ? JSON.stringify(encodeBody(name, input.body)) : undefined;
    const answered = await raw(method, `/api${path}${query === "" ? "" : `?${query}`}`, {
      body,
      ...(input.headers === undefined ? {} : { headers: input.headers }),
    });
    if (answered.status >= 300 || answered.text === "") return { ...answered, value: null };
    const decoded = decodeAnswer(name, JSON.parse(answered.text));
    if (!decoded.ok) throw new Error(`${name} broke the contract: ${JSON.stringify(decoded.error)}`);
    return { ...answered, value: decoded.value };
  }

  return {
    cookies,
    call,
    raw,
    signIn: async (email, password = "parola-demo-2026") => {
      const { status, text } = await call("login", { body: { email, password } });
      if (status !== 204) throw new Error(`${email} was not signed in: ${status} ${text}`);
    },
    events: (path, headers = {}) => openEvents(`${origin}${path}`, { host, ...cookieHeader(), ...headers }),
  };
}

/** The value of a call that must succeed. */
export function succeeded<N extends EndpointName>(answered: TypedAnswer<N>): AnswerOf<N> {
  if (answered.value === null) throw new Error(`${answered.status} ${answered.text}`);
  return answered.value;
}

// Not `fetch`, which refuses some of what hostile requests need.
const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0 });

function toAnswer({ statusCode, headers }: Dispatcher.ResponseData, text: string): HttpAnswer {
  const isJson = String(headers["content-type"]).startsWith("application/json");
  const body: unknown = statusCode >= 400 && isJson ? JSON.parse(text) : null;
  const data = recordIn(body, "data");
  return {
    status: statusCode,
    headers: toNodeHeaders(headers),
    text,
    key: typeof data["key"] === "string" ? data["key"] : null,
    data,
    fields: Object.keys(recordIn(body, "errors")),
  };
}

// As Node gives them: cookies as a list, all else as one text.
function toNodeHeaders(headers: Dispatcher.ResponseData["headers"]): IncomingHttpHeaders {
  const { "set-cookie": cookies, ...others } = headers;
  const joined = Object.entries(others).map(([name, value]) => [name, [value].flat().join(", ")]);
  return {
    ...Object.fromEntries(joined),
    ...(cookies === undefined ? {} : { "set-cookie": [cookies].flat() }),
  };
}

function recordIn(body: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof body !== "object" || body === null) return {};
  const found: unknown = Object.entries(body).find(([key]) => key === name)?.[1];
  return typeof found === "object" && found !== null ? Object.fromEntries(Object.entries(found)) : {};
}
