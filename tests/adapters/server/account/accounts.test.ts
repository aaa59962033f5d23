import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const PASSWORD = "o frază destul de lungă";
const ANA = "ana@example.com";

let server: TestServer;
let emails = 0;
beforeAll(async () => {
  server = await createTestServer({ env: { PUBLIC_URL: "http://diner.localhost:3000" } });
});
afterAll(() => server.stop());

const registration = (change: Readonly<Record<string, unknown>> = {}) => {
  emails += 1;
  const email = `person${emails}@example.com`;
  const person = { first_name: "Ion", last_name: "Pop", email, password: PASSWORD };
  return { ...person, accept_terms: true, accept_privacy: true, ...change };
};
const register = (client: HttpClient, body: unknown) =>
  client.raw("POST", "/api/auth/register", { body: JSON.stringify(body) });
const login = (client: HttpClient, email: string, password: string) =>
  client.call("login", { body: { email, password } });
const isSignedIn = async (client: HttpClient): Promise<boolean> =>
  (await client.call("me", { query: {} })).status === 200;
const lastMessageTo = async (to: string): Promise<string> => {
  const { data } = succeeded(await server.client().call("devOutbox", { query: { to } }));
  return data[0]?.text ?? "";
};

describe("registering", () => {
  it("makes an account without a phone and signs it in (ACCOUNT-4)", async () => {
    const client = server.client();
    const body = registration({ email: "Ion.POP@Example.com" });
    const answer = await register(client, body);
    expect(answer.status).toBe(201);
    expect(JSON.parse(answer.text)).toMatchObject({
      username: "ion.pop@example.com",
      email: "ion.pop@example.com",
      phone: null,
      phone_verified_at: null,
      is_admin: false,
      customers: [],
      employees: [],
    });
    expect(await isSignedIn(client)).toBe(true);
  });

  it.each([
    ["terms that are not accepted", { accept_terms: false }, ["accept_terms"]],
    ["a privacy policy that is not accepted", { accept_privacy: false }, ["accept_privacy"]],
    ["an address that has an account", { email: ANA }, ["email"]],
    ["one of the most common passwords", { password: "password1" }, ["password"]],
    [
      "the person's own address as password",
      { email: "somebody@example.com", password: "somebody" },
      ["password"],
    ],
    ["a password of seven characters", { password: "scurtă7" }, ["password"]],
    ["a field that is none", { is_admin: true }, ["is_admin"]],
  ])("refuses %s", async (_what, change, fields) => {
    const answer = await register(server.client(), registration(change));
    expect([answer.status, answer.key, answer.fields]).toEqual([422, "validation.failed", fields]);
  });
});

describe("signing in", () => {
  it("takes an email in any case, or a proved phone as people write it", async () => {
    const client = server.client();
    expect((await login(client, "ANA@example.com", "parola-demo-2026")).status).toBe(204);
    const { phone } = succeeded(await client.call("me", { query: {} }));
    const typed = (phone ?? "").replace("+40", "0");
    expect((await login(server.client(), typed, "parola-demo-2026")).status).toBe(204);
  });

  it("refuses a wrong password and an unknown name alike, as a field and never as 401 (ACCOUNT-5)", async () => {
    const answers = [
      await login(server.client(), ANA, "x"),
      await login(server.client(), "nobody@x.ro", "x"),
    ];
    for (const { status, key, fields } of answers)
      expect([status, key, fields]).toEqual([422, "auth.invalid_credentials", ["email"]]);
    expect(answers[0]?.text).toBe(answers[1]?.text);
  });

  it("sends a cookie that scripts cannot read, and a new token at every sign-in; the old one is dead", async () => {
    const client = server.client();
    const first = await login(client, ANA, "parola-demo-2026");
    const cookie = first.headers
      .get("set-cookie")
      ?.split("\n")
      .find((line) => line.startsWith("diner_session="));
    expect(cookie).toMatch(/^diner_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const before = client.cookies.get("diner_session") ?? "";
    await login(client, ANA, "parola-demo-2026");
    expect(client.cookies.get("diner_session")).not.toBe(before);
    const thief = server.client();
    thief.cookies.set("diner_session", before);
    expect([await isSignedIn(client), await isSignedIn(thief)]).toEqual([true, false]);
  });

  it("ends with the logout, and a second one says that it had ended", async () => {
    const client = server.client();
    await client.signIn(ANA);
    expect((await client.call("logout")).status).toBe(204);
    expect((await client.call("me", { query: {} })).key).toBe("auth.unauthenticated");
    expect((await client.call("logout")).status).toBe(401);
  });
});

describe("a forgotten password", () => {
  const tokenOf = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? "";
  const forget = async (email: string) => {
    const answered = await server.client().call("forgotPassword", { body: { email } });
    const waiting = () => asOwner(server, "select id from password_reset_requests");
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
    return answered;
  };
  const reset = (token: string, password: string) =>
    server.client().call("resetPassword", { body: { token, password } });

  it("is answered alike for an unknown address, and mailed as a link of PUBLIC_URL (HOST-10, ACCOUNT-7)", async () => {
    const known = await forget(ANA);
    const unknown = await forget("nobody@example.com");
    expect([known.status, known.text]).toEqual([202, unknown.text]);
    expect(unknown.status).toBe(202);
    expect(await lastMessageTo(ANA)).toContain("http://diner.localhost:3000/reset-password?token=");
    expect(await lastMessageTo("nobody@example.com")).toBe("");
  });

  it("is replaced once by its link, which ends every session; a refused password keeps the link", async () => {
    const body = registration();
    const client = server.client();
    await register(client, body);
    await forget(body.email);
    const token = tokenOf(await lastMessageTo(body.email));
    expect((await reset(token, "password1")).fields).toEqual(["password"]);
    expect((await reset(token, "altă frază lungă")).status).toBe(204);
    expect(await isSignedIn(client)).toBe(false);
    expect((await login(server.client(), body.email, "altă frază lungă")).status).toBe(204);
    expect(await reset(token, "încă o frază lungă")).toMatchObject({
      status: 422,
      key: "auth.token_invalid",
    });
  });

  it("has a link for an hour, and only the last one (ACCOUNT-7)", async () => {
    const body = registration();
    await register(server.client(), body);
    await forget(body.email);
    const first = tokenOf(await lastMessageTo(body.email));
    server.clock.advance(1000);
    await forget(body.email);
    const second = tokenOf(await lastMessageTo(body.email));
    expect((await reset(first, PASSWORD)).key).toBe("auth.token_invalid");
    server.clock.advance(3_600_000);
    expect((await reset(second, PASSWORD)).key).toBe("auth.token_invalid");
  });
});

describe("the limit of sign-ins", () => {
  it("answers 429 with Retry-After after five of one account in a minute", async () => {
    const strict = await createTestServer({ sharing: server, env: { RATE_LOGIN_PER_ACCOUNT: "5/min" } });
    const client = strict.client();
    for (let time = 0; time < 5; time += 1) expect((await login(client, ANA, "x")).status).toBe(422);
    const refused = await login(client, ANA, "parola-demo-2026");
    expect([refused.status, refused.key]).toEqual([429, "too_many_requests"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await login(client, "mihai@example.com", "parola-demo-2026")).status).toBe(204);
    await strict.stop();
  });
});
