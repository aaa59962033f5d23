import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createHttpConnection, type RawAnswer } from "./http-connection.ts";

/** An answer of the API; `text` is the body before compression, byte for byte. */
export interface ApiAnswer<T> {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  /** The body decoded. An answer that is no JSON is an error. */
  body(): T;
}

/** A browser's part: keeps cookies, sends the CSRF token with each write, keeps one connection open. */
export interface ApiClient {
  get<T>(path: string, headers?: Headers): Promise<ApiAnswer<T>>;
  send<T>(
    method: "POST" | "PATCH" | "PUT",
    path: string,
    body: unknown,
    headers?: Headers,
  ): Promise<ApiAnswer<T>>;
  /** Signs in as one of the demo's people. */
  signIn(email: string): Promise<void>;
  cookies(): string;
  close(): void;
}

type Headers = Readonly<Record<string, string>>;

const DEMO_PASSWORD = "parola-demo-2026";
const CSRF_COOKIE = "XSRF-TOKEN";
// As browsers send it.
const BROWSER_HEADERS: Headers = {
  accept: "*/*",
  "accept-encoding": "gzip, deflate, br, zstd",
  "accept-language": "ro-RO,ro;q=0.9,en;q=0.8",
};

/** A client of the server on a port of this machine, with the cookies of somebody who is known already. */
export function createApiClient(port: number, known: Headers = {}): ApiClient {
  const connection = createHttpConnection(port);
  const jar = new Map(Object.entries(known));
  const cookies = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

  function common(headers: Headers): Headers {
    return { ...BROWSER_HEADERS, ...(jar.size === 0 ? {} : { cookie: cookies() }), ...headers };
  }

  function receive<T>(answer: RawAnswer): ApiAnswer<T> {
    for (const line of answer.headers.get("set-cookie")?.split("\n") ?? []) keepCookie(jar, line);
    let text: string | null = null;
    const read = (): string => (text ??= decode(answer));
    return {
      status: answer.status,
      headers: answer.headers,
      get text() {
        return read();
      },
      body: () => JSON.parse(read()),
    };
  }

  const client: ApiClient = {
    get: async (path, headers = {}) =>
      receive(await connection.send({ method: "GET", path, headers: common(headers) })),
    send: async (method, path, body, headers = {}) => {
      const all = common({
        "x-xsrf-token": jar.get(CSRF_COOKIE) ?? "",
        "content-type": "application/json",
        ...headers,
      });
      return receive(await connection.send({ method, path, headers: all, body: JSON.stringify(body) }));
    },
    signIn: async (email) => {
      await client.get("/api/auth/csrf-cookie");
      const answer = await client.send("POST", "/api/auth/login", { email, password: DEMO_PASSWORD });
      if (answer.status !== 204)
        throw new Error(`${email} could not sign in: ${answer.status} ${answer.text}`);
    },
    cookies,
    close: () => connection.close(),
  };
  return client;
}

function keepCookie(jar: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split(";");
  const equals = pair.indexOf("=");
  const name = pair.slice(0, equals);
  const value = decodeURIComponent(pair.slice(equals + 1));
  const isGone = value === "" || attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
  if (isGone) jar.delete(name);
  else jar.set(name, value);
}

function decode({ headers, body }: RawAnswer): string {
  switch (headers.get("content-encoding")) {
    case "br":
      return brotliDecompressSync(body).toString("utf8");
    case "gzip":
      return gunzipSync(body).toString("utf8");
    default:
      return body.toString("utf8");
  }
}
