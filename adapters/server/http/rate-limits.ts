import type { FastifyInstance, FastifyRequest } from "fastify";
import rateLimit from "@fastify/rate-limit";
import type { RateLimits } from "#adapters/server/config/config.ts";
import type { Rate } from "#adapters/server/config/setting.ts";
import type { AppError } from "#core/errors/app-error.ts";

/** The limits that a handler checks by a key of its own: an account, a phone, a cart. */
export type RateName = Exclude<
  { readonly [Name in keyof RateLimits]: RateLimits[Name] extends Rate ? Name : never }[keyof RateLimits],
  "requestsPerAddress"
>;

/** Checks and counts. */
export interface RateGuard {
  /** Counts one use; throws TooManyRequests past the limit. */
  check(name: RateName, key: string, request: FastifyRequest): Promise<void>;
  /** Throws when the limit is reached already, without counting. */
  peek(name: RateName, key: string, request: FastifyRequest): Promise<void>;
}

const keys = new WeakMap<FastifyRequest, string>();

/** Registers the limit per address for every call, and makes the guards with keys. Counts are those of this process. */
export async function registerRateLimits(server: FastifyInstance, rates: RateLimits): Promise<RateGuard> {
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

  const guards = new Map<RateName, ReturnType<FastifyInstance["createRateLimit"]>>();
  function guardOf(name: RateName): ReturnType<FastifyInstance["createRateLimit"]> {
    const known = guards.get(name);
    if (known !== undefined) return known;
    const guard = server.createRateLimit({
      max: rates[name].limit,
      timeWindow: rates[name].windowMillis,
      keyGenerator: (request) => `${name}:${keys.get(request) ?? request.ip}`,
    });
    guards.set(name, guard);
    return guard;
  }

  async function run(
    name: RateName,
    key: string,
    request: FastifyRequest,
    increment: boolean,
  ): Promise<void> {
    keys.set(request, key);
    const result = await guardOf(name)(request, { increment });
    if (!result.isAllowed && result.isExceeded) throw tooMany(result.ttlInSeconds);
  }

  return {
    check: (name, key, request) => run(name, key, request, true),
    peek: (name, key, request) => run(name, key, request, false),
  };
}

function tooMany(retryAfterSeconds: number): AppError {
  return { tag: "TooManyRequests", key: "too_many_requests", message: null, retryAfterSeconds };
}
