import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ConsentChoice, ConsentText } from "#core/consent/consent.ts";
import { toId, type VisitorId } from "#core/kernel/id.ts";
import { succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import {
  BISTRO_ORGANIZATION,
  newCustomer,
  newId,
  newStaff,
  ZEN_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";
import { publishConsentText } from "#tests/support/shopping/publish-consent-text.ts";
import { asOwner, rowsOf } from "#tests/support/database/rows.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

const newVisitor = (): VisitorId => toId<VisitorId>(newId().toLowerCase());
const say = async (client: HttpClient, body: ConsentChoice): Promise<number> =>
  (await client.call("saveConsent", { body })).status;

describe("/consents (WIRE-10)", () => {
  it("knows a browser by its visitor id, and its last word counts", async () => {
    const client = server.client();
    await client.call("csrfCookie");
    expect((await client.call("loadConsent")).status).toBe(204);
    const visitorId = newVisitor();
    expect(await say(client, { analytics: true, marketing: false, visitorId })).toBe(204);
    expect((await client.call("loadConsent")).status).toBe(204);

    client.cookies.set("diner_visitor_id", visitorId);
    const agreed = { analytics: true, marketing: false, visitorId, at: server.clock.now(), texts: [] };
    expect((await client.call("loadConsent")).value).toEqual(agreed);
    server.clock.advance(1000);
    await say(client, { analytics: false, marketing: false, visitorId });
    const refused = { analytics: false, marketing: false, visitorId, at: server.clock.now(), texts: [] };
    expect((await client.call("loadConsent")).value).toEqual(refused);

    const stranger = server.client();
    expect((await stranger.call("loadConsent")).status).toBe(204);
  });

  it("keeps nothing of a browser without an id that says no", async () => {
    const client = server.client();
    await client.call("csrfCookie");
    const before = await asOwner(server, "select subject from consents");
    expect(await say(client, { analytics: false, marketing: false, visitorId: null })).toBe(204);
    expect(await asOwner(server, "select subject from consents")).toEqual(before);
  });

  it("takes the account's own id for a visitor's as one", async () => {
    const client = await newCustomer(server);
    const id = (await client.call("me")).value?.id ?? "";
    expect(await say(client, { analytics: true, marketing: false, visitorId: toId<VisitorId>(id) })).toBe(
      204,
    );
  });

  it("follows an account to another browser, and ends with it", async () => {
    const client = await newCustomer(server);
    const visitorId = newVisitor();
    await say(client, { analytics: true, marketing: true, visitorId });
    client.cookies.delete("diner_visitor_id");
    expect((await client.call("loadConsent")).value).toEqual({
      analytics: true,
      marketing: true,
      visitorId,
      at: server.clock.now(),
      texts: [],
    });
    const held = (): Promise<readonly { subject: string }[]> =>
      asOwner(server, "select subject from consents where visitor_id = $1 order by lower(subject)", [
        visitorId,
      ]);
    expect(await held()).toEqual([{ subject: visitorId }, { subject: client.userId }].toSorted(bySubject));
    await asOwner(server, "delete from customers where user_id = $1", [client.userId]);
    await asOwner(server, "delete from users where id = $1", [client.userId]);
    expect(await held()).toEqual([{ subject: visitorId }]);
  });
});

describe("what an answer was given to (CONSENT-7)", () => {
  let first: ConsentText;
  let second: ConsentText;
  beforeAll(async () => {
    const bistro = await newStaff(server, "admin@example.com", BISTRO_ORGANIZATION);
    const zen = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
    first = await publishConsentText(bistro, BISTRO_ORGANIZATION, "Te putem număra?");
    second = await publishConsentText(zen, ZEN_ORGANIZATION, "May we count you?");
  });
  const yes = { analytics: true, marketing: true };
  const keptOf = (client: HttpClient) =>
    asOwner(
      server,
      `select organization_id, number, analytics, marketing from consent_texts
        where subject = $1 order by organization_id`,
      [client.cookies.get("diner_visitor_id")],
    );
  const rowOf = (text: ConsentText, topics = yes) => ({
    organization_id: text.organizationId,
    number: text.number,
    ...topics,
  });
  async function visitor(): Promise<{ client: HttpClient; visitorId: VisitorId }> {
    const client = server.client();
    await client.call("csrfCookie");
    const visitorId = newVisitor();
    client.cookies.set("diner_visitor_id", visitorId);
    return { client, visitorId };
  }

  it("is kept as the version that was read, one of each organization, and said where it is asked for", async () => {
    const { client, visitorId } = await visitor();
    expect(await say(client, { ...yes, visitorId, text: first })).toBe(204);
    expect(await say(client, { ...yes, visitorId, text: second })).toBe(204);
    const { texts } = succeeded(await client.call("loadConsent")) ?? {};
    expect(texts).toHaveLength(2);
    expect(texts).toEqual(expect.arrayContaining([first, second]));
    await say(client, { ...yes, visitorId, text: first });
    expect(await keptOf(client)).toEqual(expect.arrayContaining([rowOf(first), rowOf(second)]));
  });

  it("is nothing for the standard text, with or without a text in the call", async () => {
    const { client, visitorId } = await visitor();
    expect(await say(client, { ...yes, visitorId })).toBe(204);
    expect(await keptOf(client)).toEqual([]);
    expect((await client.call("loadConsent")).value).toEqual({
      ...yes,
      visitorId,
      at: server.clock.now(),
      texts: [],
    });
  });

  it("is this text alone for who says something else", async () => {
    const { client, visitorId } = await visitor();
    await say(client, { ...yes, visitorId, text: first });
    const no = { analytics: false, marketing: false };
    await say(client, { ...no, visitorId, text: second });
    expect(await keptOf(client)).toEqual([rowOf(second, no)]);
  });

  it("is a text that somebody published: another one is refused, and what was said before stays", async () => {
    const { client, visitorId } = await visitor();
    await say(client, { ...yes, visitorId, text: first });
    const wrong = await client.call("saveConsent", {
      body: { analytics: false, marketing: false, visitorId, text: { ...first, number: 99 } },
    });
    expect([wrong.status, wrong.fields]).toEqual([422, ["text"]]);
    expect(await keptOf(client)).toEqual([rowOf(first)]);
    expect(succeeded(await client.call("loadConsent"))).toMatchObject(yes);
  });

  it("ends with the account, and nobody reads it in a transaction of no scope", async () => {
    const client = await newCustomer(server);
    const visitorId = newVisitor();
    await say(client, { ...yes, visitorId, text: first });
    const held = () =>
      asOwner(server, "select subject from consent_texts where subject = $1", [client.userId]);
    expect(await held()).toHaveLength(1);
    expect(await rowsOf(server.services.database, "select subject from consent_texts")).toEqual([]);
    await asOwner(server, "delete from customers where user_id = $1", [client.userId]);
    await asOwner(server, "delete from users where id = $1", [client.userId]);
    expect(await held()).toEqual([]);
  });
});

function bySubject(a: { readonly subject: string }, b: { readonly subject: string }): number {
  return a.subject.toLowerCase() < b.subject.toLowerCase() ? -1 : 1;
}
