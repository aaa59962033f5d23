import type { FastifyInstance, FastifyRequest } from "fastify";
import rateLimit from "@fastify/rate-limit";
import type { RateLimits } from "#adapters/server/config/config.ts";
import type { Rate } from "#adapters/server/config/setting.ts";
import type { AppError } from "#core/errors/app-error.ts";
import { createRisingDelay, type RisingDelay, risingWindow } from "./rising-delay.ts";

/** The limits that a handler checks by a key of its own: an account, a phone, a cart. */
export type RateName = Exclude<
  { readonly [Name in keyof RateLimits]: RateLimits[Name] extends Rate ? Name : never }[keyof RateLimits],
  "requestsPerAddress"
>;

/** Checks and counts. */
export interface RateGuard {
  /** Counts one use; throws TooManyRequests past the limit. */
  check(name: RateName, key: string, request: FastifyRequest): Promise<void>;
  /** The key proved to be who it says: later refusals are as short as the first one. */
  forgive(name: RateName, key: string): void;
}

// Who goes on guessing passwords waits longer each time.
const RISING: ReadonlySet<RateName> = new Set<RateName>(["loginPerAccount", "loginPerAddress"]);

interface Asked {
  readonly key: string;
  readonly level: number;
}

interface Guard {
  readonly ask: ReturnType<FastifyInstance["createRateLimit"]>;
  readonly delay: RisingDelay | null;
}

const asked = new WeakMap<FastifyRequest, Asked>();

/**
 * Registers the limit per address for every call, and makes the guards with keys. Counts are those of this process;
 * `millis` tells the time of rising delays.
 */
export async function registerRateLimits(
  server: FastifyInstance,
  rates: RateLimits,
  millis: () => number,
): Promise<RateGuard> {
  await server.register(rateLimit, {
    global: false,
    max: rates.requestsPerAddress.limit,
    timeWindow: rates.requestsPerAddress.windowMillis,
    cache: 20_000,
  });
  const perAddress = server.createRateLimit({});
  server.addHook("onRequest", async (request) => {
    if (!request.url.startsWith("/api/")) return;
    const result = await perAddress(request);
    if (!result.isAllowed && result.isExceeded) throw tooMany(result.ttlInSeconds);
  });

  const guards = new Map<RateName, Guard>();
  function guardOf(name: RateName): Guard {
    const known = guards.get(name);
    if (known !== undefined) return known;
    const { limit, windowMillis } = rates[name];
    const guard: Guard = {
      ask: server.createRateLimit({
        max: limit,
        timeWindow: (request) => risingWindow(windowMillis, asked.get(request)?.level ?? 0),
        keyGenerator: (request) => {
          const { key, level } = asked.get(request) ?? { key: request.ip, level: 0 };
          return `${name}:${level}:${key}`;
        },
      }),
      delay: RISING.has(name) ? createRisingDelay(millis) : null,
    };
    guards.set(name, guard);
    return guard;
  }

  async function check(name: RateName, key: string, request: FastifyRequest): Promise<void> {
    const { ask, delay } = guardOf(name);
    asked.set(request, { key, level: delay?.levelOf(key) ?? 0 });
    const result = await ask(request);
    if (result.isAllowed || !result.isExceeded) return;
    delay?.refused(key, result.ttl);
    throw tooMany(result.ttlInSeconds);
  }

  return {
    check,
    forgive: (name, key) => guardOf(name).delay?.forgive(key),
  };
}

function tooMany(retryAfterSeconds: number): AppError {
  return { tag: "TooManyRequests", key: "too_many_requests", message: null, retryAfterSeconds };
}
