import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ConsentChoice } from "#core/consent/consent.ts";
import { toId, type VisitorId } from "#core/kernel/id.ts";
import type { HttpClient } from "#tests/support/http/http-client.ts";
import { newCustomer, newId } from "#tests/support/shopping/http-shopping.ts";
import { asOwner } from "#tests/support/database/rows.ts";
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
    const agreed = { analytics: true, marketing: false, visitorId, at: server.clock.now() };
    expect((await client.call("loadConsent")).value).toEqual(agreed);
    server.clock.advance(1000);
    await say(client, { analytics: false, marketing: false, visitorId });
    const refused = { analytics: false, marketing: false, visitorId, at: server.clock.now() };
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

function bySubject(a: { readonly subject: string }, b: { readonly subject: string }): number {
  return a.subject.toLowerCase() < b.subject.toLowerCase() ? -1 : 1;
}
