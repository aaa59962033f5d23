import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_PASSKEYS, PASSKEY_CHALLENGE_MS } from "#core/account/passkey/passkey.ts";
import type { BodyOf } from "#core/contract/endpoints/endpoints.ts";
import { toId, type PasskeyId } from "#core/kernel/id.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import type { Lies } from "#tests/support/http/passkey-authenticator.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { BISTRO_ORGANIZATION, CENTRU, newId, newStaff } from "#tests/support/shopping/http-shopping.ts";
import { factorOffice, seen } from "../factor/factor-office.ts";
import { PASSWORD, staffOffice } from "../staff/staff-office.ts";
import { add, BY_PASSWORD, newAuthenticator, newHolder, newPerson, passkeysOf } from "./passkey-office.ts";

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

async function actions(id: string): Promise<readonly string[]> {
  const rows = await asOwner<{ action: string }>(
    server,
    "select action from audit_log where actor_id = $1 and action like 'passkey.%' order by at, id",
    [id],
  );
  return rows.map(({ action }) => action);
}

describe("adding a passkey (ACCOUNT-37)", () => {
  it("asks a customer the password, keeps what checks signatures, and mails", async () => {
    const person = await newPerson(server);
    const own = { params: { id: person.id } };
    const wrong = await person.client.call("beginPasskey", {
      ...own,
      body: { password: "not the password", code: null },
    });
    expect(seen(wrong)).toEqual([422, "auth.password_wrong", ["password"]]);
    const none = await person.client.call("beginPasskey", { ...own, body: { password: null, code: null } });
    expect(seen(none)).toEqual([422, "auth.password_wrong", ["password"]]);
    const authenticator = newAuthenticator();
    const now = server.clock.now();
    expect((await add(person, authenticator, { name: "  Telefonul   meu " })).status).toBe(204);
    const { passkeys, host, asks } = await passkeysOf(person);
    expect([host, asks]).toEqual(["localhost", "password"]);
    expect(passkeys).toEqual([
      { id: passkeys[0]?.id, name: "Telefonul   meu", host: "localhost", addedAt: now, usedAt: null },
    ]);
    expect((await factors.subjects(person.email)).at(-1)).toBe("Ai o cheie de acces nouă");
    const begun = succeeded(await person.client.call("beginPasskey", { ...own, body: BY_PASSWORD }));
    expect(begun).toMatchObject({
      host: "localhost",
      email: person.email,
      displayName: "Dana Pop",
      knownCredentials: [authenticator.credential],
    });
    expect(begun.challenge).toMatch(/^[\w-]{43}$/u);
  });

  it("asks staff who have a second factor a code of it, and is audited where they work", async () => {
    const holder = await factors.withFactor();
    const own = { params: { id: holder.id } };
    const refused = await holder.client.call("beginPasskey", { ...own, body: BY_PASSWORD });
    expect(seen(refused)).toEqual([422, "auth.code_wrong", ["code"]]);
    expect((await passkeysOf(holder)).asks).toBe("code");
    const byCode = { password: null, code: factors.code(holder.secret) };
    expect((await add(holder, newAuthenticator(), {}, byCode)).status).toBe(204);
    factors.wait(2);
    const [passkey] = (await passkeysOf(holder)).passkeys;
    const passkeyId = passkey?.id ?? toId<PasskeyId>(newId());
    const wrong = await holder.client.call("removePasskey", {
      ...own,
      body: { passkeyId, ...BY_PASSWORD },
    });
    expect(wrong.key).toBe("auth.code_wrong");
    const body = { passkeyId, password: null, code: factors.code(holder.secret) };
    expect((await holder.client.call("removePasskey", { ...own, body })).status).toBe(204);
    expect(await actions(holder.id)).toEqual(["passkey.add", "passkey.remove"]);
    expect((await factors.subjects(holder.email)).slice(-2)).toEqual([
      "Ai o cheie de acces nouă",
      "O cheie de acces a fost ștearsă",
    ]);
  });

  it("refuses what was made for another page, host or challenge, or without proving the person", async () => {
    const person = await newPerson(server);
    const lies: readonly Lies[] = [
      { origin: "http://localhost:4000" },
      { origin: "https://localhost:3000" },
      { origin: "http://evil.example" },
      { host: "example.com" },
      { host: "bistro-nord.localhost" },
      { challenge: "A".repeat(43) },
      { isVerified: false },
      { type: "webauthn.get" },
      { credential: "AAAA" },
    ];
    for (const lie of lies)
      expect(seen(await add(person, newAuthenticator(), { lies: lie }))).toEqual(REFUSED);
    expect((await passkeysOf(person)).passkeys).toEqual([]);
  });

  it("takes a challenge once, within five minutes, in the browser and from the person it was made for", async () => {
    const person = await newPerson(server);
    const other = await newPerson(server);
    const own = { params: { id: person.id } };
    const begin = async () =>
      succeeded(await person.client.call("beginPasskey", { ...own, body: BY_PASSWORD }));
    const bodyOf = (enrolment: Awaited<ReturnType<typeof begin>>) => ({
      name: "Cheie",
      ...newAuthenticator().create(enrolment),
    });
    const first = await begin();
    const cookie = person.client.cookies.get("diner_passkey") ?? "";
    const tried = bodyOf(first);
    expect(
      (await person.client.call("addPasskey", { ...own, body: { ...tried, attestation: "oA" } })).key,
    ).toBe("auth.passkey_refused");
    person.client.cookies.set("diner_passkey", cookie);
    expect(seen(await person.client.call("addPasskey", { ...own, body: tried }))).toEqual(REFUSED);

    const late = await begin();
    server.clock.advance(PASSKEY_CHALLENGE_MS);
    expect(seen(await person.client.call("addPasskey", { ...own, body: bodyOf(late) }))).toEqual(REFUSED);

    const second = await begin();
    other.client.cookies.set("diner_passkey", person.client.cookies.get("diner_passkey") ?? "");
    const theirs = await other.client.call("addPasskey", { params: { id: other.id }, body: bodyOf(second) });
    expect(seen(theirs)).toEqual(REFUSED);
    expect((await person.client.call("addPasskey", { ...own, body: bodyOf(second) })).status).toBe(204);
  });

  it("keeps ten and no eleventh, also of two that are added at once", async () => {
    const person = await newPerson(server);
    for (let n = 1; n < MAX_PASSKEYS; n += 1) expect((await add(person)).status).toBe(204);
    const other = server.client();
    await other.signIn(person.email, PASSWORD);
    const own = { params: { id: person.id } };
    const bodies: BodyOf<"addPasskey">[] = [];
    for (const client of [person.client, other]) {
      const enrolment = succeeded(await client.call("beginPasskey", { ...own, body: BY_PASSWORD }));
      bodies.push({ name: "Cheie", ...newAuthenticator().create(enrolment) });
    }
    const answers = await Promise.all(
      bodies.map((body, at) => (at === 0 ? person.client : other).call("addPasskey", { ...own, body })),
    );
    expect(answers.map(({ status, key }) => `${status} ${key ?? ""}`.trim()).toSorted()).toEqual([
      "204",
      "409 passkey.too_many",
    ]);
    const { passkeys } = await passkeysOf(person);
    expect(passkeys).toHaveLength(MAX_PASSKEYS);
    const eleventh = await person.client.call("beginPasskey", { ...own, body: BY_PASSWORD });
    expect([eleventh.status, eleventh.key]).toEqual([409, "passkey.too_many"]);
  });

  it("lets one be called otherwise without a word of proof or mail, and nobody else's", async () => {
    const person = await newPerson(server);
    await add(person, newAuthenticator(), { name: "Telefonul meu" });
    const [passkey] = (await passkeysOf(person)).passkeys;
    const passkeyId = passkey?.id ?? toId<PasskeyId>(newId());
    const mails = await factors.subjects(person.email);
    const rename = ({ client, id }: typeof person, name: string) =>
      client.call("renamePasskey", { params: { id }, body: { passkeyId, name } });
    expect((await rename(person, "  Telefonul vechi ")).status).toBe(204);
    expect((await passkeysOf(person)).passkeys).toEqual([{ ...passkey, name: "Telefonul vechi" }]);
    expect((await rename(await newPerson(server), "Al meu")).status).toBe(404);
    expect((await passkeysOf(person)).passkeys[0]?.name).toBe("Telefonul vechi");
    expect(await factors.subjects(person.email)).toEqual(mails);
  });

  it("refuses a credential that is an account's already", async () => {
    const { authenticator } = await newHolder(server);
    const again = await add(await newPerson(server), authenticator);
    expect([again.status, again.key]).toEqual([409, "passkey.already_added"]);
  });

  it("is refused on somebody else's account, by PIN, and on a host that serves nothing", async () => {
    const { id, client } = await newPerson(server);
    const stranger = await newPerson(server);
    expect((await stranger.client.call("listPasskeys", { params: { id } })).status).toBe(404);
    client.cookies.delete("diner_session");
    expect((await client.call("listPasskeys", { params: { id } })).status).toBe(401);
    expect((await server.client("nobody.example").call("beginPasskeySignIn")).status).toBe(404);

    const employee = await office.join();
    succeeded(await employee.client.call("writePin", { body: { password: PASSWORD, pin: "482913" } }));
    const { id: own } = succeeded(await employee.client.call("me", { query: {} }));
    const tablet = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
    succeeded(await tablet.call("shareTablet", { params: { id: CENTRU } }));
    const employeeId = await office.idOf(employee.email);
    await tablet.call("switchPerson", { body: { employeeId, pin: "482913" } });
    const params = { id: own };
    const passkeyId = toId<PasskeyId>(newId());
    const made = newAuthenticator().create({
      challenge: "A".repeat(43),
      host: "localhost",
      userHandle: "AA",
    });
    const refused = [
      await tablet.call("listPasskeys", { params }),
      await tablet.call("beginPasskey", { params, body: BY_PASSWORD }),
      await tablet.call("addPasskey", { params, body: { name: "Cheie", ...made } }),
      await tablet.call("renamePasskey", { params, body: { passkeyId, name: "Cheie" } }),
      await tablet.call("removePasskey", { params, body: { passkeyId, ...BY_PASSWORD } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });
});
