import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withOwner } from "#adapters/server/db/owner.ts";
import { newCart, newCustomer } from "#tests/support/shopping/http-shopping.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpAnswer, type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const PASSWORD = "parola-demo-2026";
const LIMITS = { RATE_LOGIN_PER_ACCOUNT: "5/min", TRUSTED_PROXIES: "127.0.0.1" };

let base: TestServer;
let first: TestServer;
let second: TestServer;
// Somebody who is not of the demo, whose people sign in at this machine alone.
let person: string;
let phone: string;
beforeAll(async () => {
  base = await createTestServer();
  const customer = await newCustomer(base);
  const me = succeeded(await customer.call("me", { query: {} }));
  person = me.email;
  phone = me.phone ?? "";
  await asOwner(
    base,
    `update credentials set password_hash = (select password_hash from credentials join users on users.id = user_id
       where email = 'ana@example.com') where user_id = $1`,
    [customer.userId],
  );
});
afterAll(() => base.stop());
// Two processes that nobody called yet.
beforeEach(async () => {
  await base.database.app.query("delete from rate_limits");
  first = await createTestServer({ sharing: base, env: LIMITS });
  second = await createTestServer({ sharing: base, env: LIMITS });
});
afterEach(async () => {
  await first.stop();
  await second.stop();
});

const login = (
  client: HttpClient,
  email: string,
  password: string,
  from = "192.0.2.1",
): Promise<HttpAnswer> =>
  client.call("login", { body: { email, password }, headers: { "x-forwarded-for": from } });

async function statuses(calls: readonly (() => Promise<HttpAnswer>)[]): Promise<readonly number[]> {
  const seen: number[] = [];
  for (const call of calls) seen.push((await call()).status);
  return seen;
}

describe("the limit of sign-ins", () => {
  it("counts an account however it is spelled, at whichever process", async () => {
    const spellings = [
      person,
      person.toUpperCase(),
      phone,
      phone.replace("+40", "0"),
      phone.replace("+40", "0040 "),
    ];
    const tries = spellings.map(
      (spelling, index) => () => login((index % 2 === 0 ? first : second).client(), spelling, "x"),
    );
    expect(await statuses(tries)).toEqual([422, 422, 422, 422, 422]);
    const refused = await login(second.client(), person, PASSWORD);
    expect([refused.status, refused.key]).toEqual([429, "too_many_requests"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("counts a name that nobody has in one form too", async () => {
    const spellings = ["Zoé@x.ro", "zoé@x.ro", "ZOE\u0301@x.ro", "zoé@X.RO", "zoe\u0301@x.ro"];
    const tries = [...spellings, "zoé@x.ro"].map((spelling) => () => login(first.client(), spelling, "x"));
    expect(await statuses(tries)).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it("never keeps a browser out in which the person signed in before (ACCOUNT-15)", async () => {
    const own = second.client();
    expect((await login(own, person, PASSWORD)).status).toBe(204);
    const cookie = own.cookies.get("diner_device");
    await own.call("logout");
    const guesses = Array.from({ length: 12 }, () => () => login(first.client(), person, "x", "192.0.2.9"));
    expect(new Set((await statuses(guesses)).slice(5))).toEqual(new Set([429]));
    expect((await login(second.client(), person, PASSWORD)).status).toBe(429);
    expect((await login(own, person, "a slip")).status).toBe(422);
    expect((await login(own, person, PASSWORD)).status).toBe(204);
    expect(own.cookies.get("diner_device")).not.toBe(cookie);
  });

  it("counts the tries of a known browser as well, and believes it for its own people alone", async () => {
    const own = first.client();
    await login(own, person, PASSWORD);
    const tries = Array.from({ length: 6 }, () => () => login(own, person, "x"));
    expect(await statuses(tries)).toEqual([422, 422, 422, 422, 422, 429]);
    const others = Array.from({ length: 5 }, () => () => login(first.client(), "mihai@example.com", "x"));
    await statuses(others);
    expect((await login(own, "mihai@example.com", PASSWORD)).status).toBe(429);
  });

  it("keeps of a browser's secret its hash alone, for a year", async () => {
    const own = first.client();
    const answered = await login(own, person, PASSWORD);
    const line = answered.headers
      .get("set-cookie")
      ?.split("\n")
      .find((one) => one.startsWith("diner_device="));
    expect(line).toMatch(/^diner_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it("believes a forwarded address from TRUSTED_PROXIES alone (HOST-14)", async () => {
    const open = await createTestServer({ sharing: base, env: { RATE_LOGIN_PER_ADDRESS: "3/min" } });
    const tries = Array.from(
      { length: 4 },
      (_, index) => () => login(open.client(), `nobody${index}@x.ro`, "x", `192.0.2.${index}`),
    );
    expect(await statuses(tries)).toEqual([422, 422, 422, 429]);
    await open.stop();
  });

  it("counts an address of IPv6 by its /64, and one of IPv4 in both its forms", async () => {
    const strict = await createTestServer({
      sharing: base,
      env: { ...LIMITS, RATE_LOGIN_PER_ADDRESS: "3/min" },
    });
    const from = (address: string, index: number) => () =>
      login(strict.client(), `nobody${index}@x.ro`, "x", address);
    const network = ["2001:db8:1:2::1", "2001:db8:1:2:3::4", "2001:db8:1:2:ffff::", "2001:db8:1:2::5"];
    expect(await statuses(network.map(from))).toEqual([422, 422, 422, 429]);
    const one = ["192.0.2.77", "::ffff:192.0.2.77", "::ffff:c000:24d", "192.0.2.77"];
    expect(await statuses(one.map(from))).toEqual([422, 422, 422, 429]);
    expect(await statuses(["2001:db8:1:3::1", "192.0.2.78"].map(from))).toEqual([422, 422]);
    await strict.stop();
  });
});

describe("counts that the database cannot keep now", () => {
  it("are a 503 with Retry-After for who guesses, and nothing at all for who fills a cart", async () => {
    const client = first.client();
    await client.call("csrfCookie");
    await withOwner(first.database.owner, async (owner) => {
      await owner.query("begin; lock table rate_limits in access exclusive mode");
      const calls = await Promise.all([
        login(client, person, PASSWORD),
        login(client, "nobody@x.ro", PASSWORD),
        client.call("forgotPassword", { body: { email: person } }),
      ]);
      for (const { status, key, headers } of calls) {
        expect([status, key]).toEqual([503, "unavailable"]);
        expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      }
      expect((await client.call("saveCart", { body: newCart() })).status).toBe(200);
      await owner.query("rollback");
    });
  });
});
