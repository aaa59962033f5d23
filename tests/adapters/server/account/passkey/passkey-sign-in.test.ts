import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSKEY_CHALLENGE_MS } from "#core/account/passkey/passkey.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import type { Lies } from "#tests/support/http/passkey-authenticator.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { BISTRO_ORGANIZATION, newStaff } from "#tests/support/shopping/http-shopping.ts";
import { factorOffice, isSignedIn, login, seen } from "../factor/factor-office.ts";
import { staffOffice } from "../staff/staff-office.ts";
import {
  add,
  newAuthenticator,
  newHolder,
  newPerson,
  passkeysOf,
  provedFactor,
  signInBy,
} from "./passkey-office.ts";

const REFUSED = [422, "auth.passkey_refused", ["body"]];
const SHOP_HOST = "bistro-nord.localhost";

let server: TestServer;
let admin: HttpClient;
let office: ReturnType<typeof staffOffice>;
let factors: ReturnType<typeof factorOffice>;
beforeAll(async () => {
  server = await createTestServer({
    withoutJobs: true,
    env: { PUBLIC_URL: "http://diner.localhost:3000", RATE_LOGIN_PER_ACCOUNT: "8/min" },
  });
  admin = await newStaff(server, "admin@example.com", BISTRO_ORGANIZATION);
  office = staffOffice(server, () => admin);
  factors = factorOffice(server, () => office);
});
afterAll(() => server.stop());

describe("signing in by a passkey (ACCOUNT-38)", () => {
  it("opens a session that proved a second factor, and notes when", async () => {
    const holder = await newHolder(server);
    server.clock.advance(1000);
    const now = server.clock.now();
    const client = server.client();
    expect((await signInBy(client, holder.authenticator)).status).toBe(204);
    expect([await isSignedIn(client), client.cookies.has("diner_passkey")]).toEqual([true, false]);
    expect(await provedFactor(server, holder.id)).toEqual([false, true]);
    expect((await passkeysOf(holder)).passkeys.map(({ usedAt }) => usedAt)).toEqual([now]);
    expect(succeeded(await client.call("me", { query: {} })).id).toBe(holder.id);
  });

  it("asks who has an authenticator for no code, and is what an organization needs that a password is not", async () => {
    const owner = await office.join({ role: "owner", locationIds: null });
    const { id } = succeeded(await owner.client.call("me", { query: {} }));
    const authenticator = newAuthenticator();
    expect((await add({ ...owner, id }, authenticator)).status).toBe(204);
    const rule = { body: { isNeeded: true } };
    // Having a passkey proves nothing: the session has to begin by it (ACCOUNT-39).
    expect((await owner.client.call("writeFactorRule", rule)).key).toBe("factor.own_first");
    const proved = server.client();
    expect((await signInBy(proved, authenticator)).status).toBe(204);
    expect((await proved.call("writeFactorRule", rule)).status).toBe(200);
    expect((await owner.client.call("listStaff")).status).toBe(403);
    expect((await proved.call("listStaff")).status).toBe(200);
    succeeded(await proved.call("writeFactorRule", { body: { isNeeded: false } }));

    const both = await factors.withFactor();
    const byCode = { password: null, code: factors.code(both.secret) };
    const theirs = newAuthenticator();
    expect((await add(both, theirs, {}, byCode)).status).toBe(204);
    const client = server.client();
    expect((await signInBy(client, theirs)).status).toBe(204);
    expect(await isSignedIn(client)).toBe(true);
  });

  it("answers the same whatever is wrong, and opens no session", async () => {
    const { authenticator } = await newHolder(server);
    const other = await newHolder(server);
    const lies: readonly Lies[] = [
      { origin: "http://localhost:4000" },
      { origin: "http://evil.example" },
      { host: "example.com" },
      { challenge: "A".repeat(43) },
      { isVerified: false },
      { type: "webauthn.create" },
      // Nobody's, and somebody else's: signed by a key that is not theirs, or for another account.
      { credential: newAuthenticator().credential },
      { credential: other.authenticator.credential },
      { userHandle: Buffer.from(other.id).toString("base64url") },
    ];
    for (const lie of lies) {
      const client = server.client();
      expect(seen(await signInBy(client, authenticator, lie))).toEqual(REFUSED);
      expect(client.cookies.has("diner_session")).toBe(false);
    }
    expect((await signInBy(server.client(), authenticator)).status).toBe(204);
  });

  it("takes a challenge once, within five minutes, and in its browser alone", async () => {
    const { authenticator } = await newHolder(server);
    const client = server.client();
    const challenge = succeeded(await client.call("beginPasskeySignIn"));
    const cookie = client.cookies.get("diner_passkey") ?? "";
    const tried = (who: HttpClient) => who.call("signInByPasskey", { body: authenticator.prove(challenge) });
    expect(seen(await tried(server.client()))).toEqual(REFUSED);
    const elsewhere = server.client(SHOP_HOST);
    elsewhere.cookies.set("diner_passkey", cookie);
    expect(seen(await tried(elsewhere))).toEqual(REFUSED);
    const both = [server.client(), server.client()];
    both.forEach(({ cookies }) => cookies.set("diner_passkey", cookie));
    const answers = await Promise.all(both.map(tried));
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(["204", "422"]);
    client.cookies.set("diner_passkey", cookie);
    expect(seen(await tried(client))).toEqual(REFUSED);

    const late = succeeded(await client.call("beginPasskeySignIn"));
    server.clock.advance(PASSKEY_CHALLENGE_MS);
    expect(seen(await client.call("signInByPasskey", { body: authenticator.prove(late) }))).toEqual(REFUSED);
  });

  it("adds nobody's passkey by a challenge to sign in, and signs nobody in by one to add", async () => {
    const holder = await newHolder(server);
    const challenge = succeeded(await holder.client.call("beginPasskeySignIn"));
    const made = newAuthenticator().create({ ...challenge, userHandle: "AA" });
    const body = { name: "Cheie", ...made };
    expect(seen(await holder.client.call("addPasskey", { params: { id: holder.id }, body }))).toEqual(
      REFUSED,
    );
  });

  it("refuses a counter that does not rise, and takes one that stays 0", async () => {
    const { authenticator } = await newHolder(server);
    expect((await signInBy(server.client(), authenticator, { counter: 7 })).status).toBe(204);
    for (const counter of [7, 6, 0])
      expect(seen(await signInBy(server.client(), authenticator, { counter }))).toEqual(REFUSED);
    expect((await signInBy(server.client(), authenticator, { counter: 8 })).status).toBe(204);
    const silent = await newHolder(server, newAuthenticator(false));
    for (const client of [server.client(), server.client()])
      expect((await signInBy(client, silent.authenticator)).status).toBe(204);
  });

  it("works on the host where it was made and on no other, and the list says which that is", async () => {
    const there = await newHolder(server, newAuthenticator(), SHOP_HOST);
    expect((await signInBy(server.client(SHOP_HOST), there.authenticator)).status).toBe(204);
    expect(seen(await signInBy(server.client(), there.authenticator))).toEqual(REFUSED);
    // As a phisher would have it, who relays what the browser signed for the shop's host.
    const lie = { host: SHOP_HOST, origin: `http://${SHOP_HOST}:3000` };
    expect(seen(await signInBy(server.client(), there.authenticator, lie))).toEqual(REFUSED);
    const here = server.client();
    expect((await login(here, there.email)).status).toBe(204);
    const { passkeys, host } = await passkeysOf({ client: here, id: there.id });
    expect([passkeys.map((one) => one.host), host]).toEqual([[SHOP_HOST], "localhost"]);
  });

  it("slows tries down by account, apart from the password, and by address", async () => {
    const holder = await newHolder(server);
    const statuses: number[] = [];
    for (let n = 0; n < 9; n += 1)
      statuses.push((await signInBy(server.client(), holder.authenticator, { isVerified: false })).status);
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 422), 429]);
    expect((await login(server.client(), holder.email)).status).toBe(204);

    // What came from this address before is over.
    server.clock.advance(3_600_000);
    const strict = await createTestServer({
      sharing: server,
      env: { PUBLIC_URL: "http://diner.localhost:3000", RATE_LOGIN_PER_ADDRESS: "3/min" },
    });
    const begun: number[] = [];
    for (let n = 0; n < 4; n += 1) begun.push((await strict.client().call("beginPasskeySignIn")).status);
    await strict.stop();
    expect(begun).toEqual([200, 200, 200, 429]);
  });

  it("is of nobody whose account ended meanwhile", async () => {
    const { client } = await newPerson(server);
    const holder = await newHolder(server);
    const challenge = succeeded(await client.call("beginPasskeySignIn"));
    await asOwner(server, "update users set deleted_at = now() where id = $1", [holder.id]);
    const body = holder.authenticator.prove(challenge);
    expect(seen(await client.call("signInByPasskey", { body }))).toEqual(REFUSED);
  });
});
