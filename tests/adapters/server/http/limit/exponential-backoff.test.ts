import fastify from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { test, fc } from "@fast-check/vitest";
import { createServerClock } from "#adapters/server/clock/server-clock.ts";
import { RATE_SETTINGS } from "#adapters/server/config/rate-settings.ts";
import type { RateLimits } from "#adapters/server/config/config.ts";
import { registerRateLimits } from "#adapters/server/http/limit/rate-limits.ts";
import { MAX_WINDOW_MS, backoffWindow } from "#adapters/server/http/limit/exponential-backoff.ts";
import { instantOfMillis } from "#core/time/instant.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database/test-database.ts";

const MINUTE_MS = 60_000;

// All limits as they are by default.
const RATES = Object.fromEntries(
  Object.entries(RATE_SETTINGS).map(([name, { byDefault }]) => [name, byDefault]),
) as unknown as RateLimits;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

/** A process of its own: what it does not share is its own. */
function startLogin(clock = createServerClock(() => Date.now())) {
  const server = fastify();
  const limits = registerRateLimits(server, RATES, database.app, clock);
  server.setErrorHandler((error: { retryAfterSeconds?: number }, _request, reply) =>
    reply.code(error.retryAfterSeconds === undefined ? 500 : 429).send(error),
  );
  server.post<{ Body: { account: string; isRight: boolean } }>("/login", async (request) => {
    const { account, isRight } = request.body;
    await limits.check("loginPerAccount", account);
    if (isRight) await limits.forgive("loginPerAccount", account);
    return "";
  });
  /** Seconds to wait; 0 for a try that was let through. */
  return async (account = "ana@example.com", isRight = false): Promise<number> => {
    const answer = await server.inject({ method: "POST", url: "/login", payload: { account, isRight } });
    expect([200, 429]).toContain(answer.statusCode);
    return answer.statusCode === 429 ? answer.json<{ retryAfterSeconds: number }>().retryAfterSeconds : 0;
  };
}

/** Tries until one is refused: how many were let through, and how long the refused one has to wait. */
async function guess(login: () => Promise<number>): Promise<readonly [number, number]> {
  for (let tries = 0; ; tries += 1) {
    const seconds = await login();
    if (seconds > 0) return [tries, seconds];
  }
}

const pass = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 21, 12) });
  await database.app.query("delete from rate_limits");
});
afterEach(() => void vi.useRealTimers());

describe("the limit of sign-ins", () => {
  it("doubles the wait after each failure, up to a quarter of an hour, and locks nobody out (LIMIT-2)", async () => {
    const login = startLogin();
    const waits: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const [tries, seconds] = await guess(login);
      expect(tries).toBe(5);
      expect(await login()).toBe(seconds);
      waits.push(seconds);
      pass(seconds);
    }
    expect(waits).toEqual([60, 120, 240, 480, 900, 900, 900]);
    expect(await login()).toBe(0);
  });

  it("forgets refusals after a quiet quarter of an hour", async () => {
    const login = startLogin();
    pass((await guess(login))[1]);
    pass(15 * 60 + 1);
    expect(await guess(login)).toEqual([5, 60]);
  });

  it("forgets them when the account is signed in to", async () => {
    const login = startLogin();
    pass((await guess(login))[1]);
    expect(await login("ana@example.com", true)).toBe(0);
    expect((await guess(login))[1]).toBe(60);
  });

  it("counts tries and refusals of all processes together", async () => {
    const processes = [startLogin(), startLogin(), startLogin()];
    let turn = 0;
    const anywhere = (): Promise<number> => {
      turn += 1;
      const login = processes[turn % processes.length];
      return login === undefined ? Promise.resolve(0) : login();
    };
    const waits: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const [tries, seconds] = await guess(anywhere);
      expect(tries).toBe(5);
      waits.push(seconds);
      pass(seconds);
    }
    expect(waits).toEqual([60, 120, 240, 480, 900, 900]);
  });

  it("lets at most five of fifty simultaneous tries through, across three processes", async () => {
    const processes = [startLogin(), startLogin(), startLogin()];
    const waits = await Promise.all(
      Array.from({ length: 50 }, (_, index) => processes[index % 3]?.() ?? Promise.reject(new Error("none"))),
    );
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
  });

  it("goes by the clock of the database on a machine that is an hour ahead of it", async () => {
    expect(await guess(startLogin())).toEqual([5, 60]);
    const databaseNow = instantOfMillis(Date.now());
    pass(3600);
    const clock = createServerClock(() => Date.now());
    clock.observe(databaseNow, { from: Date.now(), to: Date.now() });
    expect(await guess(startLogin(clock))).toEqual([0, 60]);
  });

  it("lets no account wait for another", async () => {
    const login = startLogin();
    pass((await guess(login))[1]);
    expect(await guess(() => login("mihai@example.com"))).toEqual([5, 60]);
  });
});

describe("backoffWindow", () => {
  test.prop([fc.integer({ min: 1, max: 24 * 60 * MINUTE_MS }), fc.nat(2000)])(
    "never falls with the level, below its setting or above the longest",
    (windowMillis, level) => {
      const window = backoffWindow(windowMillis, level);
      expect(window).toBeLessThanOrEqual(backoffWindow(windowMillis, level + 1));
      expect(window).toBeGreaterThanOrEqual(windowMillis);
      expect(window).toBeLessThanOrEqual(Math.max(windowMillis, MAX_WINDOW_MS));
    },
  );
});
