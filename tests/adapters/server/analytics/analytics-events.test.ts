import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetOldJob } from "#adapters/server/job/forget-old.ts";
import { MAX_EVENT_BYTES } from "#core/contract/analytics/analytics-event.ts";
import { type ShopId, toId, type VisitorId } from "#core/kernel/id.ts";
import { RETENTION_MS } from "#core/kernel/retention.ts";
import { plusMillis } from "#core/time/instant.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { BISTRO, BISTRO_ORGANIZATION, newId } from "#tests/support/shopping/http-shopping.ts";

let server: TestServer;
let strict: TestServer;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  strict = await createTestServer({ sharing: server, env: { RATE_ANALYTICS_PER_ADDRESS: "2/min" } });
});
afterAll(async () => {
  await strict.stop();
  await server.stop();
});

const newVisitor = (): VisitorId => toId<VisitorId>(newId().toLowerCase());

async function say(visitorId: VisitorId, analytics: boolean): Promise<void> {
  const client = server.client();
  await client.call("csrfCookie");
  const said = await client.call("saveConsent", { body: { analytics, marketing: false, visitorId } });
  expect(said.status).toBe(204);
}

const viewMenu = async (visitorId: VisitorId, shopId: ShopId = BISTRO, at = server): Promise<number> => {
  const event = { type: "menu_view", value: null, metadata: { path: "/menu" }, aSId: "visit-1" } as const;
  const body = { ...event, shopId, visitorId, timestamp: server.clock.now() };
  return (await at.client().call("countEvent", { body })).status;
};

const eventsOf = (visitorId: VisitorId): Promise<readonly object[]> =>
  asOwner(
    server,
    `select organization_id, shop_id, day = (received_at at time zone 'Europe/Bucharest')::date as is_day_there,
        type, value, metadata, session_id from analytics_events where visitor_id = $1 order by received_at`,
    [visitorId],
  );

describe("POST /ae", () => {
  it("ANALYTICS-3: keeps by shop and day what somebody did who agreed, without session and token", async () => {
    const visitorId = newVisitor();
    await say(visitorId, true);
    expect(await viewMenu(visitorId)).toBe(204);
    expect(await eventsOf(visitorId)).toEqual([
      {
        organization_id: BISTRO_ORGANIZATION,
        shop_id: BISTRO,
        is_day_there: true,
        type: "menu_view",
        value: null,
        metadata: { path: "/menu" },
        session_id: "visit-1",
      },
    ]);
  });

  it("ANALYTICS-3: keeps nothing of those who never agreed or refused, with the same answer", async () => {
    const [unknown, refused] = [newVisitor(), newVisitor()];
    await say(refused, false);
    expect([await viewMenu(unknown), await viewMenu(refused)]).toEqual([204, 204]);
    expect([await eventsOf(unknown), await eventsOf(refused)]).toEqual([[], []]);
  });

  it("CONSENT-3: deletes all of a visitor who takes the consent back, and of nobody else", async () => {
    const [leaving, staying] = [newVisitor(), newVisitor()];
    for (const visitorId of [leaving, staying]) {
      await say(visitorId, true);
      await viewMenu(visitorId);
    }
    await say(leaving, false);
    expect([(await eventsOf(leaving)).length, (await eventsOf(staying)).length]).toEqual([0, 1]);
  });

  it("ANALYTICS-3: refuses an unknown shop or type, a malformed visitor, and a body that is too large", async () => {
    const visitorId = newVisitor();
    await say(visitorId, true);
    expect(await viewMenu(visitorId, toId<ShopId>(newId()))).toBe(404);
    const wire = {
      shop_id: BISTRO,
      visitor_id: visitorId,
      timestamp: "2026-11-18T12:00:00.000Z",
      type: "menu_view",
      value: null,
      metadata: null,
      a_s_id: "visit-1",
    };
    const post = async (body: object): Promise<number> =>
      (
        await fetch(`${server.origin}/api/ae`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        })
      ).status;
    expect(await post({ ...wire, type: "purchase_of_mine" })).toBe(422);
    expect(await post({ ...wire, visitor_id: "me" })).toBe(422);
    expect(await post({ ...wire, a_s_id: "" })).toBe(422);
    expect(await post({ ...wire, metadata: { path: "x".repeat(MAX_EVENT_BYTES) } })).toBe(413);
    expect(await eventsOf(visitorId)).toEqual([]);
    expect(await post(wire)).toBe(204);
  });

  it("refuses more posts of an address than the setting lets through, and keeps none of them", async () => {
    const visitorId = newVisitor();
    await say(visitorId, true);
    const statuses: number[] = [];
    for (let post = 0; post < 3; post++) statuses.push(await viewMenu(visitorId, BISTRO, strict));
    expect(statuses).toEqual([204, 204, 429]);
    expect(await eventsOf(visitorId)).toHaveLength(2);
  });

  it("ANALYTICS-3: forgets events of 13 months ago, and keeps younger ones", async () => {
    const visitorId = newVisitor();
    await say(visitorId, true);
    await viewMenu(visitorId);
    const lastKept = plusMillis(server.clock.now(), RETENTION_MS.analytics_events);
    const forget = forgetOldJob(server.services.database);
    await forget.run(lastKept);
    expect(await eventsOf(visitorId)).toHaveLength(1);
    await forget.run(plusMillis(lastKept, 1));
    expect(await eventsOf(visitorId)).toEqual([]);
  });
});
