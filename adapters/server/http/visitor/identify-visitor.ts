import type { FastifyRequest } from "fastify";
import { DEVICE_COOKIE, GUEST_COOKIE } from "./cookies.ts";
import { sessionHashOf } from "./csrf-guard.ts";
import { localeOf } from "../accept-locale.ts";
import { hashToken } from "./secrets.ts";
import type { Visitor } from "./visitor.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { findSession } from "#adapters/server/account/session/session.queries.ts";
import type { StoredSession } from "#adapters/server/account/session/session.ts";
import type { Clock } from "#core/time/clock.ts";
import { type HostRules, hostModeOf } from "#core/shop/shop-from-host.ts";

/** Identifies the caller of a request; the session is looked up at most once, when a handler needs it. */
export function createVisitors(
  database: DatabasePool,
  clock: Clock,
  rules: HostRules,
): (request: FastifyRequest) => Visitor {
  return (request) => {
    const now = clock.now();
    const sessionHash = sessionHashOf(request);
    const hostName = request.hostname.toLowerCase();
    let session: Promise<StoredSession | null> | null = null;
    return {
      now,
      host: hostModeOf(request.host, rules),
      hostName,
      get locale() {
        return localeOf(request, "ro");
      },
      localeOr: (fallback) => localeOf(request, fallback),
      address: request.ip,
      sessionHash,
      get deviceHash() {
        return hashOf(request.cookies[DEVICE_COOKIE]);
      },
      guestHash: hashOf(request.cookies[GUEST_COOKIE]),
      session: () => {
        session ??=
          sessionHash === null ? Promise.resolve(null) : findSession(database, sessionHash, hostName, now);
        return session;
      },
    };
  };
}

function hashOf(secret: string | undefined): string | null {
  return secret === undefined || secret === "" ? null : hashToken(secret);
}
