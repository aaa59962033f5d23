import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const MINUTE_MS = 60_000;

let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

/** Somebody new, signed in, with a phone that nobody has. */
async function somebody(): Promise<{ readonly client: HttpClient; readonly phone: string }> {
  people += 1;
  const client = server.client();
  const person = { firstName: "Ion", lastName: "Pop", email: `ion${people}@example.com` };
  const agreed = { acceptTerms: true, acceptPrivacy: true, acceptMarketing: false, shopId: null };
  const { status } = await client.call("register", {
    body: { ...person, password: "o frază lungă", ...agreed },
  });
  expect(status).toBe(201);
  return { client, phone: `+40722000${String(100 + people)}` };
}

const add = (client: HttpClient, phone: string) =>
  client.call("addPhone", { body: { phone, password: null } });
const verify = (client: HttpClient, code: string) => client.call("verifyPhone", { body: { code } });
const codeTo = async (phone: string): Promise<string> => {
  const { data } = succeeded(await server.client().call("devOutbox", { query: { to: phone } }));
  return /\b\d{6}\b/.exec(data[0]?.text ?? "")?.[0] ?? "";
};
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("a phone", () => {
  it("is taken as people write it and proved by its code of six digits", async () => {
    const { client, phone } = await somebody();
    expect((await add(client, phone.replace("+40", "0").replace(/(\d{4})(\d{3})/, "$1 $2 "))).value).toEqual({
      resendAfter: 60,
    });
    const user = succeeded(await verify(client, await codeTo(phone)));
    expect([user.phone, user.phoneVerifiedAt]).toEqual([phone, server.clock.now()]);
    expect((await add(client, phone)).key).toBe("phone.already_verified");
  });

  it("that is proved is replaced with the password alone, and stays without it (ACCOUNT-14)", async () => {
    const { client, phone } = await somebody();
    await add(client, phone);
    await verify(client, await codeTo(phone));
    const other = phone.replace("+40722", "+40723");
    const ask = (password: string | null) => client.call("addPhone", { body: { phone: other, password } });
    for (const password of [null, "altă frază"]) {
      const refused = await ask(password);
      expect([refused.status, refused.fields]).toEqual([422, ["password"]]);
    }
    expect(succeeded(await client.call("me", { query: {} })).phone).toBe(phone);
    server.clock.advance(MINUTE_MS);
    expect((await ask("o frază lungă")).status).toBe(202);
    expect(succeeded(await client.call("me", { query: {} })).phone).toBe(phone);
    expect(succeeded(await verify(client, await codeTo(other))).phone).toBe(other);
  });

  it.each(["abc", "123", "+999123456789"])("is not %j", async (phone) => {
    const { client } = await somebody();
    const answer = await add(client, phone);
    expect([answer.status, answer.fields]).toEqual([422, ["phone"]]);
  });

  it("has five tries, and then not even the right code counts", async () => {
    const { client, phone } = await somebody();
    await add(client, phone);
    const code = await codeTo(phone);
    const keys: (string | null)[] = [];
    for (let time = 0; time < 5; time += 1) keys.push((await verify(client, wrong(code))).key);
    expect(keys).toEqual([
      ...Array.from({ length: 4 }, () => "phone.code_invalid"),
      "phone.too_many_attempts",
    ]);
    expect(await verify(client, code)).toMatchObject({ status: 422, key: "phone.too_many_attempts" });
  });

  it("has a code for five minutes", async () => {
    const { client, phone } = await somebody();
    await add(client, phone);
    const code = await codeTo(phone);
    server.clock.advance(5 * MINUTE_MS);
    expect((await verify(client, code)).key).toBe("phone.code_expired");
  });

  it("gets another code after 60, 120 and 300 s, which voids the one before (ACCOUNT-12)", async () => {
    const { client, phone } = await somebody();
    await add(client, phone);
    const first = await codeTo(phone);
    server.clock.advance(59_000);
    const tooSoon = await client.call("resendPhoneCode");
    expect([tooSoon.status, tooSoon.key, tooSoon.data["resend_after"]]).toEqual([
      409,
      "phone.resend_too_soon",
      1,
    ]);
    const waits: number[] = [];
    for (const seconds of [1, 120, 300]) {
      server.clock.advance(seconds * 1000);
      waits.push(succeeded(await client.call("resendPhoneCode")).resendAfter);
    }
    expect(waits).toEqual([120, 300, 300]);
    const last = await codeTo(phone);
    const firstTry = await verify(client, first);
    // One time in a million the two codes are equal.
    expect(firstTry.key).toBe(first === last ? null : "phone.code_invalid");
    expect((await verify(client, last)).status).toBe(200);
  });

  it("gets five codes a day (ACCOUNT-12)", async () => {
    const strict = await createTestServer({ sharing: server, env: { RATE_CODES_PER_PHONE: "5/day" } });
    const { client, phone } = await somebody();
    const same = strict.client();
    for (const [name, value] of client.cookies) same.cookies.set(name, value);
    await add(same, phone);
    for (let time = 1; time < 5; time += 1) {
      server.clock.advance(5 * MINUTE_MS);
      expect((await same.call("resendPhoneCode")).status).toBe(202);
    }
    server.clock.advance(5 * MINUTE_MS);
    expect((await same.call("resendPhoneCode")).key).toBe("phone.daily_limit");
    await strict.stop();
  });

  it("moves to the user who verifies it, and only then (ACCOUNT-13)", async () => {
    const [first, second] = [await somebody(), await somebody()];
    await add(first.client, first.phone);
    await verify(first.client, await codeTo(first.phone));
    server.clock.advance(1000);
    await add(second.client, first.phone);
    const phoneOf = async (client: HttpClient) => succeeded(await client.call("me", { query: {} })).phone;
    expect(await phoneOf(first.client)).toBe(first.phone);
    expect((await verify(second.client, await codeTo(first.phone))).status).toBe(200);
    expect([await phoneOf(first.client), await phoneOf(second.client)]).toEqual([null, first.phone]);
  });
});
