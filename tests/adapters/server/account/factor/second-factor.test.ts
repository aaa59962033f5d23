import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SIGN_IN_CODE_MS } from "#core/account/factor/second-factor.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { BISTRO_ORGANIZATION, CENTRU, newCustomer, newStaff } from "#tests/support/shopping/http-shopping.ts";
import { PASSWORD, staffOffice } from "../staff/staff-office.ts";
import { factorOffice, isSignedIn, login, prove, seen } from "./factor-office.ts";

let server: TestServer;
let admin: HttpClient;
let office: ReturnType<typeof staffOffice>;
let factors: ReturnType<typeof factorOffice>;
beforeAll(async () => {
  server = await createTestServer({
    withoutJobs: true,
    env: { PUBLIC_URL: "http://diner.localhost:3000", RATE_LOGIN_PER_ACCOUNT: "8/min", RATE_CODE_TRIES: "5" },
  });
  admin = await newStaff(server, "admin@example.com", BISTRO_ORGANIZATION);
  office = staffOffice(server, () => admin);
  factors = factorOffice(server, () => office);
});
afterAll(() => server.stop());

describe("adding a second factor (ACCOUNT-21)", () => {
  it("asks the password and a first code, answers ten recovery codes once, and keeps none as it is", async () => {
    const { client, email } = await office.join();
    const { id } = succeeded(await client.call("me", { query: {} }));
    const own = { params: { id } };
    const wrong = await client.call("beginFactor", { ...own, body: { password: "not the password" } });
    expect([wrong.status, wrong.key]).toEqual([422, "auth.password_wrong"]);
    const { secret, uri } = succeeded(
      await client.call("beginFactor", { ...own, body: { password: PASSWORD } }),
    );
    expect(secret).toMatch(/^[A-Z2-7]{32}$/u);
    expect(uri).toBe(
      `otpauth://totp/Diner:${encodeURIComponent(email)}?issuer=Diner&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(succeeded(await client.call("readFactor", own))).toEqual({ addedAt: null, recoveryCodesLeft: 0 });
    // Nothing is asked at signing in until a code confirmed it.
    expect((await login(server.client(), email)).status).toBe(204);
    const late = await client.call("confirmFactor", { ...own, body: { code: factors.code(secret, -2) } });
    expect(seen(late)).toEqual([422, "auth.code_wrong", ["code"]]);
    server.clock.advance(1);
    const now = server.clock.now();
    const { recoveryCodes } = succeeded(
      await client.call("confirmFactor", { ...own, body: { code: factors.code(secret) } }),
    );
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes.every((one) => /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/u.test(one))).toBe(
      true,
    );
    expect(succeeded(await client.call("readFactor", own))).toEqual({ addedAt: now, recoveryCodesLeft: 10 });
    const hashes = await asOwner<{ hash: string }>(
      server,
      "select code_hash as hash from recovery_codes where user_id = $1",
      [id],
    );
    expect(hashes.every(({ hash }) => hash.startsWith("$argon2id$"))).toBe(true);
    expect((await factors.subjects(email)).at(-1)).toBe("Verificarea în doi pași este activă");
    expect(await factors.actions(id)).toEqual(["factor.add"]);
    const again = await client.call("beginFactor", { ...own, body: { password: PASSWORD } });
    expect([again.status, again.key]).toEqual([409, "factor.already_added"]);
  });

  it("is refused to customers, and on somebody else's account", async () => {
    const customer = await newCustomer(server);
    const { client, id } = await factors.withFactor();
    const refused = [
      await customer.call("readFactor", { params: { id: customer.userId } }),
      await customer.call("readFactor", { params: { id } }),
      await client.call("removeFactor", { params: { id: customer.userId }, body: { code: "000000" } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 404, 404]);
  });

  it("is neither shown nor changed in a session that began by PIN (ACCOUNT-35)", async () => {
    const holder = await factors.withFactor();
    succeeded(await holder.client.call("writePin", { body: { password: PASSWORD, pin: "482913" } }));
    const tablet = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
    succeeded(await tablet.call("shareTablet", { params: { id: CENTRU } }));
    const employeeId = await office.idOf(holder.email);
    expect((await tablet.call("switchPerson", { body: { employeeId, pin: "482913" } })).status).toBe(204);
    const own = { params: { id: holder.id } };
    const refused = [
      await tablet.call("readFactor", own),
      await tablet.call("removeFactor", { ...own, body: { code: factors.code(holder.secret) } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403]);
    expect(await isSignedIn(tablet)).toBe(true);
  });
});

describe("signing in with a second factor (ACCOUNT-34)", () => {
  it("opens no session before the code, and one with it", async () => {
    const holder = await factors.withFactor();
    const client = await factors.halfWay(holder);
    expect([client.cookies.has("diner_session"), await isSignedIn(client)]).toEqual([false, false]);
    expect((await prove(client, factors.code(holder.secret))).status).toBe(204);
    expect(await isSignedIn(client)).toBe(true);
    expect(seen(await prove(client, factors.code(holder.secret, 1)))).toEqual([
      422,
      "auth.sign_in_expired",
      ["code"],
    ]);
  });

  it("takes a code once, also of two calls at the same moment, and that of the step before or after", async () => {
    const holder = await factors.withFactor();
    const both = [await factors.halfWay(holder), await factors.halfWay(holder)];
    const typed = factors.code(holder.secret);
    const answers = await Promise.all(both.map((client) => prove(client, typed)));
    expect(answers.map(({ key }) => key).filter((key) => key !== null)).toEqual(["auth.code_wrong"]);
    const later = await factors.halfWay(holder);
    expect((await prove(later, factors.code(holder.secret, -1))).key).toBe("auth.code_wrong");
    expect((await prove(later, factors.code(holder.secret, 2))).key).toBe("auth.code_wrong");
    expect((await prove(later, factors.code(holder.secret, 1))).status).toBe(204);
  });

  it("takes a recovery code once, however it is typed", async () => {
    const holder = await factors.withFactor();
    const [first = ""] = holder.recoveryCodes;
    const client = await factors.halfWay(holder);
    expect((await prove(client, first.toLowerCase().replace("-", " "))).status).toBe(204);
    const next = await factors.halfWay(holder);
    expect((await prove(next, first)).key).toBe("auth.code_wrong");
    const { recoveryCodesLeft } = succeeded(await client.call("readFactor", { params: { id: holder.id } }));
    expect(recoveryCodesLeft).toBe(9);
  });

  it("asks for the password again after five tries or ten minutes, and elsewhere than in this browser", async () => {
    const holder = await factors.withFactor();
    const guessing = await factors.halfWay(holder);
    const keys: (string | null)[] = [];
    for (const typed of ["000001", "000002", "000003", "000004", "000005"])
      keys.push((await prove(guessing, typed)).key);
    keys.push((await prove(guessing, factors.code(holder.secret))).key);
    expect(keys).toEqual([...Array.from({ length: 5 }, () => "auth.code_wrong"), "auth.sign_in_expired"]);
    server.clock.advance(SIGN_IN_CODE_MS * 3);
    const slow = await factors.halfWay(holder);
    expect((await prove(server.client(), factors.code(holder.secret))).key).toBe("auth.sign_in_expired");
    server.clock.advance(SIGN_IN_CODE_MS);
    expect((await prove(slow, factors.code(holder.secret))).key).toBe("auth.sign_in_expired");
  });

  it("slows guesses of one person down over all browsers, and keeps no password out for it", async () => {
    const holder = await factors.withFactor();
    const statuses: number[] = [];
    for (const typed of [
      "000001",
      "000002",
      "000003",
      "000004",
      "000005",
      "000006",
      "000007",
      "000008",
      "000009",
    ])
      statuses.push((await prove(await factors.halfWay(holder), typed)).status);
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 422), 429]);
    await factors.halfWay(holder);
  });

  it("asks nothing of somebody who works in no back office any more", async () => {
    const holder = await factors.withFactor();
    expect((await office.change(holder.email, { role: "courier", locationIds: null })).status).toBe(204);
    expect((await login(server.client(), holder.email)).status).toBe(204);
    expect((await office.change(holder.email, { role: "employee", locationIds: null })).status).toBe(204);
    await factors.halfWay(holder);
  });
});
