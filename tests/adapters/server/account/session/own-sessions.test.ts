import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAgent } from "#adapters/server/account/session/agent.ts";
import { toId, type SessionId } from "#core/kernel/id.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { BISTRO_ORGANIZATION, newStaff } from "#tests/support/shopping/http-shopping.ts";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
});
afterAll(() => server.stop());

const PASSWORD = "parola-demo-2026";
const signIn = async (email: string, agent: string | null, host = "localhost") => {
  const client = server.client(host);
  const body = JSON.stringify({ email, password: PASSWORD });
  const { status } = await client.raw("POST", "/api/auth/login", {
    body,
    headers: { "content-type": "application/json", ...(agent === null ? {} : { "user-agent": agent }) },
  });
  if (status !== 204) throw new Error(`${email} could not sign in: ${status}`);
  return client;
};
const own = async (client: HttpClient) => {
  const { id } = succeeded(await client.call("me", { query: {} }));
  return { id, list: async () => succeeded(await client.call("listSessions", { params: { id } })).data };
};
const isSignedIn = async (client: HttpClient) => (await client.call("me", { query: {} })).status === 200;
const end = (client: HttpClient, id: Awaited<ReturnType<typeof own>>["id"], sessionId: SessionId | null) =>
  client.call("endSessions", { params: { id }, body: { sessionId } });

describe("where a person is signed in (ACCOUNT-33)", () => {
  it("is listed with browser, system and host, and an id that is not the token's hash", async () => {
    const phone = await signIn("mihai@example.com", IPHONE, "bistro-nord.localhost");
    const laptop = await signIn("mihai@example.com", CHROME);
    const { list } = await own(laptop);
    const shown = (await list()).map(({ browser, system, host, isThis, isByPin }) => [
      browser,
      system,
      host,
      isThis,
      isByPin,
    ]);
    // Both began within a millisecond.
    expect(shown.toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual([
      ["Chrome", "Windows", "localhost", true, false],
      ["Safari", "iOS", "bistro-nord.localhost", false, false],
    ]);
    const hashes = await asOwner<{ hash: string }>(server, "select token_hash as hash from sessions");
    const ids = (await list()).map(({ id }) => id.toLowerCase());
    expect(hashes.filter(({ hash }) => ids.some((id) => hash.includes(id.slice(1))))).toEqual([]);
    expect(await isSignedIn(phone)).toBe(true);
  });

  it("ends one by one, or all but this one; nobody's but the own", async () => {
    const [laptop, phone, tablet] = [
      await signIn("ana@example.com", CHROME),
      await signIn("ana@example.com", IPHONE),
      await signIn("ana@example.com", "curl/8.0"),
    ];
    const { id, list } = await own(laptop);
    const ofPhone = (await list()).find(({ system }) => system === "iOS");
    if (ofPhone === undefined) throw new Error("There is no session of the phone");
    const mihai = await signIn("mihai@example.com", CHROME);
    const strange = await own(mihai);
    const foreign = [
      await end(mihai, id, ofPhone.id),
      await end(mihai, strange.id, ofPhone.id),
      await mihai.call("listSessions", { params: { id } }),
      await end(laptop, id, toId<SessionId>("00000000000000000000000000")),
    ];
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await end(laptop, id, ofPhone.id)).status).toBe(204);
    expect([await isSignedIn(phone), await isSignedIn(tablet)]).toEqual([false, true]);
    expect((await end(laptop, id, null)).status).toBe(204);
    expect([await isSignedIn(tablet), await isSignedIn(laptop), (await list()).length]).toEqual([
      false,
      true,
      1,
    ]);
    expect(await isSignedIn(mihai)).toBe(true);
  });

  it("ends with its streams within 5 seconds", async () => {
    const board = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
    const stream = await board.events("/api/operations/events");
    const laptop = await signIn("staff@example.com", CHROME);
    const { id } = await own(laptop);
    const before = performance.now();
    expect((await end(laptop, id, null)).status).toBe(204);
    await stream.ended;
    expect(performance.now() - before).toBeLessThan(5000);
  });

  it("is not told, nor ended, by a session that began by PIN", async () => {
    const cook = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
    succeeded(await cook.call("writePin", { body: { password: PASSWORD, pin: "482913" } }));
    const tablet = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
    const { employees } = succeeded(await tablet.call("me", { query: {} }));
    const place = employees[0]?.organization.shops[0]?.locations[0]?.id;
    if (place === undefined) throw new Error("There is no location");
    succeeded(await tablet.call("shareTablet", { params: { id: place } }));
    const person = succeeded(await tablet.call("readTablet")).place?.people[0]?.id;
    if (person === undefined) throw new Error("Nobody has a PIN");
    expect((await tablet.call("switchPerson", { body: { employeeId: person, pin: "482913" } })).status).toBe(
      204,
    );
    const { id } = succeeded(await tablet.call("me", { query: {} }));
    const refused = [await tablet.call("listSessions", { params: { id } }), await end(tablet, id, null)];
    expect(refused.map(({ status }) => status)).toEqual([403, 403]);
    expect((await (await own(cook)).list()).map(({ isByPin }) => isByPin)).toContain(true);
  });
});

describe("what a browser says it is", () => {
  it.each([
    [CHROME, { browser: "Chrome", system: "Windows" }],
    [IPHONE, { browser: "Safari", system: "iOS" }],
    [null, { browser: null, system: null }],
    ["nothing that anybody knows", { browser: null, system: null }],
  ])("%#", (agent, names) => {
    expect(readAgent(agent)).toEqual(names);
  });
});
