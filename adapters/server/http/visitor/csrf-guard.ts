import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import type { WireError } from "#core/contract/errors/error-body.ts";
import { addressKey } from "./address-key.ts";
import { isLargeBody } from "../large-body.ts";
import { sendCsrfCookie, SESSION_COOKIE } from "./cookies.ts";
import { createCsrfToken, CSRF_COOKIE, CSRF_HEADER, isCsrfTokenValid } from "./csrf.ts";
import { hashSessionToken, sign } from "./secrets.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Gives and checks CSRF tokens. */
export interface CsrfGuard {
  /** Sends a token for this session; login and logout answers send the next one, so that nobody meets a 419. */
  refresh(reply: FastifyReply, sessionHash: string | null): void;
  /**
   * The secret of a guest whose browser holds none, for a call whose token was checked. Calls that one browser sends at
   * the same time get the same one: of two, the browser would forget the one that owns what the other page just saved.
   */
  guestSecret(request: FastifyRequest): string;
}

// Tokens of the last callers: somebody who orders sends the same one with every tap, and to sign it again costs more than
// to read what was sent.
const MAX_PROVED = 1000;

/** Refuses every write whose token is missing or belongs to another session, at whatever route it arrived. */
export function registerCsrf(server: FastifyInstance, key: string, secure: boolean): CsrfGuard {
  const proved = new LRUCache<string, true>({ max: MAX_PROVED });
  const isProved = (request: FastifyRequest): boolean => {
    const header = request.headers[CSRF_HEADER];
    const token = typeof header === "string" ? header : undefined;
    const cookie = request.cookies[CSRF_COOKIE];
    const session = sessionHashOf(request);
    const proof = `${token} ${cookie} ${session}`;
    if (proved.has(proof)) return true;
    if (!isCsrfTokenValid(token, cookie, session, key)) return false;
    proved.set(proof, true);
    return true;
  };
  const refuse = (request: FastifyRequest): void => {
    const { endpoint } = request.routeOptions.config;
    const needsNone = endpoint !== undefined && ENDPOINTS[endpoint].isSentAtUnload;
    if (SAFE_METHODS.has(request.method) || request.is404 || needsNone) return;
    if (!isProved(request)) throw mismatch();
  };
  // Megabytes are not read for who sends no token.
  server.addHook("preParsing", (request, _reply, payload, done) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint !== undefined && isLargeBody(endpoint)) refuse(request);
    done(null, payload);
  });
  server.addHook("preValidation", (request, _reply, done) => {
    refuse(request);
    done();
  });
  return {
    refresh: (reply, sessionHash) => sendCsrfCookie(reply, createCsrfToken(sessionHash, key), secure),
    // An attacker who planted a token of their own in a browser cannot derive its guest's secret from it.
    guestSecret: ({ cookies, headers, ip }) =>
      sign(["guest", cookies[CSRF_COOKIE], addressKey(ip), headers["user-agent"]].join("\n"), key),
  };
}

/** Hash of the session cookie of a request on its host, whether or not the session lives. */
export function sessionHashOf(request: Pick<FastifyRequest, "cookies" | "hostname">): string | null {
  const { [SESSION_COOKIE]: token = "" } = request.cookies;
  return hasSession(request.cookies) ? hashSessionToken(token, request.hostname.toLowerCase()) : null;
}

/** Whether a request's cookies name a session, living or not. */
export function hasSession({ [SESSION_COOKIE]: token = "" }: FastifyRequest["cookies"]): boolean {
  return token !== "";
}

function mismatch(): WireError {
  return { tag: "CsrfMismatch", key: "csrf.mismatch", message: null };
}
