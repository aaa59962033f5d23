import { brotliDecompressSync, gunzipSync } from "node:zlib";
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
import { createHttpConnection, type HttpConnection, type RawAnswer } from "./http-connection.ts";

/** What came back. Its text is decompressed and read when it is asked for, so that a load test pays for what it looks at. */
export interface HttpAnswer<Body = unknown> {
  readonly status: number;
  /** By lower-case name; `set-cookie` lines are joined by line feeds. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  /** The body decoded. An answer that is no JSON is an error. */
  body(): Body;
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
  readonly headers?: Headers;
}

/** What a request is made of when a test wants to write it itself. */
export interface RawRequest {
  readonly body?: string | Uint8Array | undefined;
  readonly headers?: Headers;
}

/** A browser as far as the API knows one: it keeps cookies, repeats the CSRF token and keeps its connections open. */
export interface HttpClient {
  readonly cookies: Map<string, string>;
  /** Calls an endpoint by its name, with what its contract says. */
  call<N extends EndpointName>(name: N, input?: CallInput<N>): Promise<TypedAnswer<N>>;
  raw(method: string, path: string, request?: RawRequest): Promise<HttpAnswer>;
  get<Body>(path: string, headers?: Headers): Promise<HttpAnswer<Body>>;
  send<Body>(
    method: "POST" | "PATCH" | "PUT",
    path: string,
    body: unknown,
    headers?: Headers,
  ): Promise<HttpAnswer<Body>>;
  /** Signs one of the demo's people in. */
  signIn(email: string, password?: string): Promise<void>;
  /** Opens a stream of events. */
  events(path: string, headers?: Headers): Promise<OpenEvents>;
  /** The cookies as a browser sends them. */
  cookieHeader(): string;
  close(): void;
}

/** How a client differs from one that nobody knows yet. */
export interface HttpClientOptions {
  /** What it believes to talk to; the address of the port by default. */
  readonly host?: string;
  /** Cookies of somebody who is known already. */
  readonly cookies?: Headers;
  /** Sent with each request. */
  readonly headers?: Headers;
}

type Headers = Readonly<Record<string, string>>;

const DEMO_PASSWORD = "parola-demo-2026";
const CSRF_COOKIE = "XSRF-TOKEN";
const BROWSER_HEADERS: Headers = {
  accept: "*/*",
  "accept-encoding": "gzip, deflate, br, zstd",
  "accept-language": "ro-RO,ro;q=0.9,en;q=0.8",
};

/** A client of the server on a port of this machine. Calls at the same time have a connection each. */
export function createHttpClient(port: number, options: HttpClientOptions = {}): HttpClient {
  const cookies = new Map(Object.entries(options.cookies ?? {}));
  const opened: HttpConnection[] = [];
  const free: HttpConnection[] = [];
  const ofHost: Headers = options.host === undefined ? {} : { host: options.host };
  const cookieHeader = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const known = (): Headers => (cookies.size === 0 ? {} : { cookie: cookieHeader() });

  function open(): HttpConnection {
    const connection = createHttpConnection(port);
    opened.push(connection);
    return connection;
  }

  async function exchange<Body>(
    method: string,
    path: string,
    { body, headers }: RawRequest = {},
  ): Promise<HttpAnswer<Body>> {
    const isWrite = method !== "GET" && method !== "HEAD";
    if (isWrite && !cookies.has(CSRF_COOKIE)) await exchange("GET", "/api/auth/csrf-cookie");
    const common = { ...options.headers, ...ofHost, ...known() };
    const token: Headers = isWrite ? { "x-xsrf-token": cookies.get(CSRF_COOKIE) ?? "" } : {};
    const type: Headers = body === undefined ? {} : { "content-type": "application/json" };
    const connection = free.pop() ?? open();
    const sent = { method, path, headers: { ...common, ...token, ...type, ...headers } };
    const answer = await connection
      .send(body === undefined ? sent : { ...sent, body })
      .finally(() => free.push(connection));
    for (const line of answer.headers.get("set-cookie")?.split("\n") ?? []) keepCookie(cookies, line);
    return toAnswer(answer);
  }

  async function call<N extends EndpointName>(name: N, input: CallInput<N> = {}): Promise<TypedAnswer<N>> {
    const { method, path: template, hasBody, bodyKind } = ENDPOINTS[name];
    const path = input.params === undefined ? template : encodePath(name, input.params);
    const query = input.query === undefined ? "" : buildQuery(encodeQuery(name, input.query));
    const encoded = hasBody && input.body !== undefined ? encodeBody(name, input.body) : undefined;
    const isForm = bodyKind === "form" && encoded !== undefined;
    const answered = await exchange(method, `/api${path}${query === "" ? "" : `?${query}`}`, {
      body: isForm ? await formBytes(Object(encoded)) : JSON.stringify(encoded),
      headers: { ...(isForm ? { "content-type": FORM_TYPE } : {}), ...input.headers },
    });
    const isJson = ENDPOINTS[name].answerKind === "json";
    if (answered.status >= 300 || answered.text === "" || !isJson) return { ...answered, value: null };
    const decoded = decodeAnswer(name, JSON.parse(answered.text));
    if (!decoded.ok) throw new Error(`${name} broke the contract: ${JSON.stringify(decoded.error)}`);
    return { ...answered, value: decoded.value };
  }

  return {
    cookies,
    call,
    raw: exchange,
    get: (path, headers = {}) => exchange("GET", path, { headers }),
    send: (method, path, body, headers = {}) =>
      exchange(method, path, { body: JSON.stringify(body), headers }),
    signIn: async (email, password = DEMO_PASSWORD) => {
      const { status, text } = await call("login", { body: { email, password } });
      if (status !== 204) throw new Error(`${email} was not signed in: ${status} ${text}`);
    },
    events: (path, headers = {}) =>
      openEvents(`http://127.0.0.1:${port}${path}`, { ...ofHost, ...known(), ...headers }),
    cookieHeader,
    close: () => opened.forEach((connection) => connection.close()),
  };
}

const BOUNDARY = "diner-form-boundary";

/** The media type of what `formBytes` writes. */
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A form as browsers write it. */
export async function formBytes(fields: Readonly<Record<string, string | Blob | null>>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) continue;
    const file = typeof value === "string" ? "" : `; filename="${name}"`;
    parts.push(
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`),
      typeof value === "string" ? Buffer.from(value) : Buffer.from(await value.arrayBuffer()),
      Buffer.from("\r\n"),
    );
  }
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** A client that sends what browsers send, with the cookies of somebody who is known already. */
export function createBrowserClient(port: number, cookies: Headers = {}): HttpClient {
  return createHttpClient(port, { cookies, headers: BROWSER_HEADERS });
}

/** The value of a call that must succeed. */
export function succeeded<N extends EndpointName>(answered: TypedAnswer<N>): AnswerOf<N> {
  if (answered.value === null) throw new Error(`${answered.status} ${answered.text}`);
  return answered.value;
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split(";");
  const equals = pair.indexOf("=");
  const [name, value] = [pair.slice(0, equals), pair.slice(equals + 1)];
  const isGone =
    value === "" || attributes.some((one) => /^\s*(max-age=0$|expires=thu, 01 jan 1970)/i.test(one));
  if (isGone) cookies.delete(name);
  else cookies.set(name, value);
}

function toAnswer<Body>({ status, headers, body }: RawAnswer): HttpAnswer<Body> {
  let text: string | null = null;
  const read = (): string => (text ??= decompress(headers.get("content-encoding"), body).toString("utf8"));
  const isError = status >= 400 && headers.get("content-type")?.startsWith("application/json") === true;
  const errorPart = (name: string): Readonly<Record<string, unknown>> =>
    isError ? recordIn(JSON.parse(read()), name) : {};
  return {
    status,
    headers,
    get text() {
      return read();
    },
    body: () => JSON.parse(read()),
    get key() {
      const { key } = errorPart("data");
      return typeof key === "string" ? key : null;
    },
    get data() {
      return errorPart("data");
    },
    get fields() {
      return Object.keys(errorPart("errors"));
    },
  };
}

function decompress(encoding: string | undefined, body: Buffer): Buffer {
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}

function recordIn(body: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof body !== "object" || body === null) return {};
  const found: unknown = Object.entries(body).find(([key]) => key === name)?.[1];
  return typeof found === "object" && found !== null ? Object.fromEntries(Object.entries(found)) : {};
}
