import ky, { type KyInstance, type Options } from "ky";
import { hideToken } from "#core/routing/hidden-path.ts";
import type { DeviceClock } from "../platform/device-clock.ts";
import type { CookieJar } from "../storage/cookie-jar.ts";
import type { TextStore } from "../storage/text-store.ts";
import { createCsrf } from "./csrf.ts";
import { createOnePageAtATime } from "./one-page-at-a-time.ts";
import { isCsrfMismatch, toHttpError } from "./to-http-error.ts";

/** One request to our own server. */
export interface HttpRequest {
  readonly method: string;
  /** Path and query without the /api prefix. */
  readonly path: string;
  /** JSON, or a form with a file; undefined sends nothing. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** What requests need of the browser. */
export interface HttpEnvironment {
  readonly fetch: typeof fetch;
  /** Scheme and host, or "" for this origin. */
  readonly origin: string;
  readonly cookies: CookieJar;
  /** Shared by the pages of this browser; undefined where there are none. */
  readonly locks: LockManager | undefined;
  /** The language of the page, for messages and menus. */
  readonly language: () => string;
  /** Learns the server's time from an answer that no cache can have kept. */
  readonly clock: DeviceClock;
  /** The browser's local storage. */
  readonly device: TextStore;
  readonly warn: (text: string) => void;
  /** Milliseconds before the one retry. */
  readonly retryDelay: number;
}

/** Sends a request and answers its JSON, null without a body; rejects with AppError. */
export type HttpClient = (request: HttpRequest) => Promise<unknown>;

/** Statuses after which a request without a body is sent once more (ERROR-9). */
const RETRYABLE = [408, 409, 425, 429, 500, 502, 503, 504];

/** An order under load may take seconds; nothing reasonable takes longer. */
const TIMEOUT_MS = 20_000;

/** The name under which pages of one browser ask for their first CSRF token one at a time. */
const CSRF_LOCK = "diner-csrf";

/** Browsers refuse to keep more than 64 KiB of all writes together alive after a page. */
const MAX_KEPT_BYTES = 60_000;

/** Longest wait for Retry-After before the one retry. */
const MAX_RETRY_AFTER_MS = 3_000;

/** Makes the HTTP client: credentials, Accept JSON, CSRF token on writes, one retry without a body, none with (WIRE-2, ERROR-9). */
export function createHttpClient(environment: HttpEnvironment): HttpClient {
  const api = createKy(environment);
  const csrf = createCsrf(
    environment.cookies,
    createOnePageAtATime(environment.locks, CSRF_LOCK),
    async () => {
      await api("auth/csrf-cookie");
    },
  );

  const send = async (request: HttpRequest): Promise<unknown> => {
    const { method, json, form } = prepared(request);
    const writes = method !== "GET";
    const token = writes ? await csrf.token() : null;
    const options: Options = {
      method,
      signal: request.signal,
      // A write that was under way when the page was left still arrives, unless it is too long for browsers to keep.
      keepalive: writes && form === null && new Blob([json ?? ""]).size <= MAX_KEPT_BYTES,
      headers: {
        ...(json === undefined ? {} : { "Content-Type": "application/json" }),
        ...request.headers,
        ...(token === null ? {} : { "X-XSRF-TOKEN": token }),
      },
      ...(form === null ? (json === undefined ? {} : { body: json }) : { body: form }),
    };
    const response = await api(request.path.replace(/^\//, ""), options);
    if (writes) learnTime(response, environment.clock);
    const text = await response.text();
    return text === "" ? null : JSON.parse(text);
  };

  return async (request) => {
    try {
      return await send(request).catch(async (thrown: unknown) => {
        // The server did nothing; a token that outlived its session is replaced once, unseen by the person.
        // A read carries no token, so that another one would not help it.
        if (!isCsrfMismatch(thrown)) throw thrown;
        environment.warn(`CSRF mismatch: ${request.method} ${hideToken(request.path)}`);
        if (request.method === "GET") throw thrown;
        csrf.drop();
        return send(request);
      });
    } catch (thrown) {
      throw toHttpError(thrown);
    }
  };
}

function createKy(environment: HttpEnvironment): KyInstance {
  return ky.create({
    prefix: `${environment.origin}/api`,
    fetch: environment.fetch,
    credentials: "include",
    timeout: TIMEOUT_MS,
    throwHttpErrors: (status) => status >= 400 && status <= 599,
    retry: {
      limit: 1,
      methods: ["get", "head", "options"],
      statusCodes: RETRYABLE,
      afterStatusCodes: [429, 503],
      maxRetryAfter: MAX_RETRY_AFTER_MS,
      delay: () => environment.retryDelay,
    },
    headers: { Accept: "application/json" },
    hooks: {
      beforeRequest: [({ request }) => request.headers.set("Accept-Language", environment.language())],
    },
  });
}

interface Prepared {
  readonly method: string;
  /** The text of a body that is no form; undefined where there is none. */
  readonly json: string | undefined;
  readonly form: FormData | null;
}

// Servers read multipart bodies of POST only, so a PUT names itself in a field (WIRE-2).
function prepared({ method, body }: HttpRequest): Prepared {
  if (!(body instanceof FormData)) return { method, json: JSON.stringify(body), form: null };
  if (method !== "PUT") return { method, json: undefined, form: body };
  const form = new FormData();
  form.append("_method", "PUT");
  for (const [name, value] of body) form.append(name, value);
  return { method: "POST", json: undefined, form };
}

function learnTime(response: Response, clock: DeviceClock): void {
  const millis = Date.parse(response.headers.get("date") ?? "");
  if (!Number.isNaN(millis)) clock.learn(millis);
}
