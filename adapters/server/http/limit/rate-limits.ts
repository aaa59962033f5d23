import type { FastifyInstance, FastifyRequest } from "fastify";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimits } from "#adapters/server/config/config.ts";
import type { Rate } from "#adapters/server/config/setting.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import type { Clock } from "#core/time/clock.ts";
import { addressKey } from "../visitor/address-key.ts";
import { SESSION_COOKIE } from "../visitor/cookies.ts";
import { tooManyRequests } from "../failures.ts";
import { createLimitStore, limitKey, type LimitStore } from "./limit-store.ts";
import { createBackoffLimiter } from "./exponential-backoff.ts";
import { surfaceOf } from "../surface.ts";

/** The limits that a handler checks by a key of its own: an account, a phone, a cart. */
export type RateName = Exclude<
  { readonly [Name in keyof RateLimits]: RateLimits[Name] extends Rate ? Name : never }[keyof RateLimits],
  "requestsPerAddress" | "codesPerPhone"
>;

/** Checks and counts. */
export interface RateGuard {
  /** Counts one use; throws TooManyRequests past the limit. */
  check(name: RateName, key: string): Promise<void>;
  /** What was counted last did not count after all. */
  giveBack(name: RateName, key: string): Promise<void>;
  /** The key proved to be who it says: its uses and refusals are forgotten. */
  forgive(name: RateName, key: string): Promise<void>;
  /** Counts a call of an address; rejects past the limit. */
  countCall(address: string): Promise<unknown>;
  /** Throws what a call that could have been a repetition is refused with, now that it is none. */
  refuseCall(request: FastifyRequest): void;
  /** The call repeats one that was answered before: it does not count as a call. */
  giveCallBack(request: FastifyRequest): Promise<void>;
}

/** Counts uses of keys; `consume` rejects with the count past the limit. */
interface Limiter {
  consume(key: string): Promise<RateLimiterRes>;
  reward(key: string): Promise<RateLimiterRes>;
  forgive(key: string): Promise<void>;
}

// Each further wrong password makes the next wait longer.
const RISING: ReadonlySet<RateName> = new Set<RateName>(["loginPerAccount", "loginPerAddress"]);

// What guessing and flooding would gain by going from process to process is counted for all of them together. Carts and
// orders are counted by each process alone: their way takes no round trip more.
const SHARED: ReadonlySet<RateName> = new Set<RateName>([
  ...RISING,
  "registerPerAddress",
  "forgotPerAccount",
  "forgotPerAddress",
  "codesPerAddress",
  "couponsPerUser",
  "courierPinsPerAddress",
  "leadsPerAddress",
  "archivesPerOrganization",
]);

const PER_ADDRESS: ReadonlySet<RateName> = new Set<RateName>([
  "loginPerAddress",
  "registerPerAddress",
  "forgotPerAddress",
  "codesPerAddress",
  "analyticsPerAddress",
  "pagesPerAddress",
  "guestCartsPerAddress",
  "reportsPerAddress",
  "courierPinsPerAddress",
  "addressSearchesPerAddress",
  "leadsPerAddress",
]);

/** Registers the limit per address for every call, and makes the guards with keys. */
export function registerRateLimits(
  server: FastifyInstance,
  rates: RateLimits,
  database: Queries,
  clock: Clock,
): RateGuard {
  const refused = new WeakMap<FastifyRequest, unknown>();
  const perAddress = memoryLimiter("requestsPerAddress", rates.requestsPerAddress);
  const countCall = (address: string): Promise<unknown> => perAddress.consume(addressKey(address));
  // Every call passes here, and each promise that it waits for would cost a menu a hundredth of its time.
  server.addHook("onRequest", (request) => {
    if (surfaceOf(request) === "other") return Promise.resolve();
    return countCall(request.ip).catch((thrown: unknown) => {
      // Whether it repeats an answered call is known once it was looked for.
      if (!mayRepeat(request)) throw refusalOf(thrown);
      refused.set(request, refusalOf(thrown));
    });
  });

  const store = createLimitStore(database, clock);
  const limiters = new Map<RateName, Limiter>();
  function limiterOf(name: RateName): Limiter {
    const known = limiters.get(name);
    if (known !== undefined) return known;
    const limiter = SHARED.has(name)
      ? sharedLimiter(store, name, rates[name])
      : memoryLimiter(name, rates[name]);
    limiters.set(name, limiter);
    return limiter;
  }
  const keyOf = (name: RateName, key: string): string => (PER_ADDRESS.has(name) ? addressKey(key) : key);

  return {
    check: (name, key) => use(limiterOf(name), keyOf(name, key)),
    giveBack: async (name, key) => {
      await limiterOf(name).reward(keyOf(name, key));
    },
    forgive: (name, key) => limiterOf(name).forgive(keyOf(name, key)),
    countCall,
    refuseCall: (request) => {
      if (refused.has(request)) throw refused.get(request);
    },
    giveCallBack: async (request) => {
      await perAddress.reward(addressKey(request.ip));
    },
  };
}

function mayRepeat({ routeOptions, headers, cookies }: FastifyRequest): boolean {
  const { endpoint } = routeOptions.config;
  const isIdempotent = endpoint !== undefined && ENDPOINTS[endpoint].idempotent;
  return isIdempotent && headers["idempotency-key"] !== undefined && cookies[SESSION_COOKIE] !== undefined;
}

async function use(limiter: Limiter, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (thrown) {
    throw refusalOf(thrown);
  }
}

// What is no refusal is passed on.
function refusalOf(thrown: unknown): unknown {
  return thrown instanceof RateLimiterRes ? tooManyRequests(secondsOf(thrown.msBeforeNext)) : thrown;
}

function memoryLimiter(name: string, { limit, windowMillis }: Rate): Limiter {
  const counts = new RateLimiterMemory({ keyPrefix: name, points: limit, duration: windowMillis / 1000 });
  return {
    consume: (key) => counts.consume(key),
    reward: (key) => counts.reward(key),
    forgive: async (key) => {
      await counts.delete(key);
    },
  };
}

function sharedLimiter(store: LimitStore, name: RateName, rate: Rate): Limiter {
  const counts = store.limiter(name, rate);
  const rising = RISING.has(name)
    ? createBackoffLimiter(rate, counts, store.limiter(`${name}Level`, rate))
    : null;
  return {
    consume: (key) => (rising ?? counts).consume(limitKey(key)),
    reward: (key) => counts.reward(limitKey(key)),
    forgive: async (key) => {
      await (rising === null ? counts.delete(limitKey(key)) : rising.forgive(limitKey(key)));
    },
  };
}

function secondsOf(waitMillis: number): number {
  return Math.max(1, Math.ceil(waitMillis / 1000));
}
