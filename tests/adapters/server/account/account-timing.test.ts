import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HttpClient } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const WARM_UP = 20;
// The best line between two equal rows of two hundred times is right for 57 % of them in most rows, and for 62 % in one of
// ten thousand; of a hundred times for 66 %.
const BEST_GUESS = { 200: 0.65, 100: 0.7 } as const;
// Of the two calls of a pair, which the machine's other work slows down alike, one takes so much longer in the middle.
const MAX_APART = 0.1;

let server: TestServer;
let client: HttpClient;
beforeAll(async () => {
  server = await createTestServer();
  client = server.client();
  await client.call("csrfCookie");
});
afterAll(() => server.stop());

interface Times {
  readonly known: readonly number[];
  readonly unknown: readonly number[];
}

/** Times of calls about accounts that there are and are not, by turns, in an order that says nothing. */
async function timesOf(
  pairs: number,
  call: (email: string) => Promise<{ readonly status: number }>,
): Promise<Times> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let pair = 0; pair < WARM_UP + pairs; pair += 1) {
    const turns = [
      { kind: "known", email: pair % 2 === 0 ? "ana@example.com" : "mihai@example.com" },
      { kind: "unknown", email: pair % 2 === 0 ? "eva@example.com" : "horia@example.com" },
    ] as const;
    for (const { kind, email } of pair % 3 === 0 ? turns.toReversed() : turns) {
      const began = performance.now();
      await call(email);
      if (pair >= WARM_UP) times[kind].push(performance.now() - began);
    }
  }
  return times;
}

/** The share of calls that the best line between the two tells right. */
function bestGuess({ known, unknown }: Times): number {
  const shares = [...known, ...unknown].map((line) => {
    const right = known.filter((time) => time > line).length + unknown.filter((time) => time <= line).length;
    return right / (known.length + unknown.length);
  });
  return Math.max(...shares, ...shares.map((share) => 1 - share));
}

function median(times: readonly number[]): number {
  return times.toSorted((left, right) => left - right)[times.length >> 1] ?? 0;
}

describe("the time of an answer", () => {
  it.each([
    [
      "about a forgotten password",
      200,
      (email: string) => client.call("forgotPassword", { body: { email } }),
    ],
    [
      "to a wrong password",
      100,
      (email: string) => client.call("login", { body: { email, password: "not this" } }),
    ],
  ] as const)(
    "%s tells nobody whether there is such an account",
    async (what, pairs, call) => {
      const times = await timesOf(pairs, call);
      const guess = bestGuess(times);
      const apart = Math.abs(median(times.known.map((time, pair) => time / (times.unknown[pair] ?? 0))) - 1);
      console.log(`${what}: ${(guess * 100).toFixed(1)} % guessed, ${(apart * 100).toFixed(1)} % apart`);
      expect(guess).toBeLessThan(BEST_GUESS[pairs]);
      expect(apart).toBeLessThan(MAX_APART);
    },
    180_000,
  );
});

describe("the limit of forgotten passwords", () => {
  it("counts accounts, in any spelling, and addresses (LIMIT-3)", async () => {
    await server.database.app.query("delete from rate_limits");
    const env = { RATE_FORGOT_PER_ACCOUNT: "3/h", RATE_FORGOT_PER_ADDRESS: "5/h" };
    const strict = await createTestServer({ sharing: server, env });
    const statuses: number[] = [];
    const accounts = [
      "ana@example.com",
      "ANA@example.com",
      "Ana@Example.com",
      "aNa@example.com",
      "a@x.ro",
      "b@x.ro",
    ];
    for (const email of accounts)
      statuses.push((await strict.client().call("forgotPassword", { body: { email } })).status);
    expect(statuses).toEqual([202, 202, 202, 429, 202, 429]);
    await strict.stop();
  });
});
