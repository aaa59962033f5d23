import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toId, type PasskeyId } from "#core/kernel/id.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { BISTRO_ORGANIZATION, newId, newStaff } from "#tests/support/shopping/http-shopping.ts";
import { factorOffice, seen } from "../factor/factor-office.ts";
import { PASSWORD, staffOffice } from "../staff/staff-office.ts";
import {
  add,
  BY_PASSWORD,
  newAuthenticator,
  newHolder,
  passkeysOf,
  provedFactor,
  signInBy,
} from "./passkey-office.ts";

const REFUSED = [422, "auth.passkey_refused", ["body"]];

let server: TestServer;
let admin: HttpClient;
let office: ReturnType<typeof staffOffice>;
let factors: ReturnType<typeof factorOffice>;
beforeAll(async () => {
  server = await createTestServer({
    withoutJobs: true,
    env: { PUBLIC_URL: "http://diner.localhost:3000" },
  });
  admin = await newStaff(server, "admin@example.com", BISTRO_ORGANIZATION);
  office = staffOffice(server, () => admin);
  factors = factorOffice(server, () => office);
});
afterAll(() => server.stop());

describe("losing a passkey (ACCOUNT-39)", () => {
  it("takes the second factor from the sessions that began by it alone", async () => {
    const holder = await newHolder(server);
    const other = newAuthenticator();
    server.clock.advance(1);
    expect((await add(holder, other)).status).toBe(204);
    for (const authenticator of [holder.authenticator, other]) {
      server.clock.advance(1);
      expect((await signInBy(server.client(), authenticator)).status).toBe(204);
    }
    expect(await provedFactor(server, holder.id)).toEqual([false, true, true]);
    const [first] = (await passkeysOf(holder)).passkeys;
    const passkeyId = first?.id ?? toId<PasskeyId>(newId());
    const body = { passkeyId, ...BY_PASSWORD };
    const params = { id: holder.id };
    expect((await holder.client.call("removePasskey", { params, body })).status).toBe(204);
    expect(await provedFactor(server, holder.id)).toEqual([false, false, true]);
    expect((await holder.client.call("removePasskey", { params, body })).status).toBe(404);
    expect(seen(await signInBy(server.client(), holder.authenticator))).toEqual(REFUSED);
  });

  it("is not what turning the authenticator off does", async () => {
    const holder = await factors.withFactor();
    const authenticator = newAuthenticator();
    const byCode = { password: null, code: factors.code(holder.secret) };
    expect((await add(holder, authenticator, {}, byCode)).status).toBe(204);
    factors.wait(2);
    expect((await signInBy(server.client(), authenticator)).status).toBe(204);
    const body = { code: factors.code(holder.secret) };
    expect((await holder.client.call("removeFactor", { params: { id: holder.id }, body })).status).toBe(204);
    expect(await provedFactor(server, holder.id)).toEqual([false, true]);
  });

  it("comes with an owner's reset, also where there is no authenticator", async () => {
    const cook = await office.join();
    const { id } = succeeded(await cook.client.call("me", { query: {} }));
    const authenticator = newAuthenticator();
    expect((await add({ ...cook, id }, authenticator)).status).toBe(204);
    expect((await signInBy(server.client(), authenticator)).status).toBe(204);
    const { members } = succeeded(await admin.call("listStaff"));
    expect(members.find(({ email }) => email === cook.email)).toMatchObject({
      hasFactor: false,
      hasPasskey: true,
    });
    const reset = { params: { id: await office.idOf(cook.email) } };
    expect((await admin.call("resetFactor", reset)).status).toBe(204);
    expect((await passkeysOf({ ...cook, id })).passkeys).toEqual([]);
    expect(await provedFactor(server, id)).toEqual([false, false]);
    expect((await admin.call("resetFactor", reset)).status).toBe(404);
  });

  it("comes with the account's end, and the export before shows no secret of it", async () => {
    const { client, id, email, authenticator } = await newHolder(server);
    const params = { id };
    const { records } = succeeded(
      await client.call("exportPerson", { params, body: { password: PASSWORD } }),
    );
    expect(Object.keys(Object(records["passkeys"]?.[0])).toSorted()).toEqual([
      "added_at",
      "host",
      "id",
      "name",
      "used_at",
      "user_id",
    ]);
    const body = { password: PASSWORD, confirmation: email };
    expect((await client.call("deleteAccount", { params, body })).status).toBe(204);
    expect(await asOwner(server, "select id from passkeys where user_id = $1", [id])).toEqual([]);
    expect(seen(await signInBy(server.client(), authenticator))).toEqual(REFUSED);
  });
});
