import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  BISTRO_ORGANIZATION,
  newCustomer,
  newStaff,
  orderCart,
} from "#tests/support/shopping/http-shopping.ts";
import { insertMessages } from "#tests/support/database/backlog.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const TOKEN = "a-token-of-this-test-alone";

describe("/metrics", () => {
  let server: TestServer;
  let guarded: TestServer;
  let behindProxy: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
    guarded = await createTestServer({ sharing: server, env: { METRICS_TOKEN: TOKEN } });
    behindProxy = await createTestServer({ sharing: server, env: { TRUSTED_PROXIES: "127.0.0.1" } });
  });
  afterAll(async () => {
    await Promise.all([guarded.stop(), behindProxy.stop()]);
    await server.stop();
  });

  const statusOf = async (
    of: TestServer,
    headers: Readonly<Record<string, string>> = {},
    host?: string,
  ): Promise<number> => (await of.client(host).raw("GET", "/metrics", { headers })).status;
  const read = async (): Promise<string> => (await server.client().raw("GET", "/metrics")).text;
  const valueOf = (text: string, series: string): number =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${series} `))
        ?.slice(series.length + 1),
    );

  it("answers callers on this machine, and no forwarded request", async () => {
    expect(await statusOf(server)).toBe(200);
    expect(await statusOf(server, {}, "bistro-nord.localhost")).toBe(200);
    expect(
      await Promise.all([
        statusOf(server, { "x-forwarded-for": "127.0.0.1" }),
        statusOf(server, { "x-forwarded-proto": "https" }),
        statusOf(server, { "x-real-ip": "203.0.113.7" }),
        statusOf(server, { forwarded: "for=127.0.0.1" }),
        statusOf(server, { via: "1.1 edge" }),
        statusOf(server, { authorization: `Bearer ${TOKEN}` }, "order.example.com"),
        statusOf(server, {}, "rebound.example.com"),
        statusOf(behindProxy),
        statusOfOldProxy(server),
      ]),
    ).toEqual([404, 404, 404, 404, 404, 404, 404, 404, 404]);
  });

  it("answers others with the token alone", async () => {
    const elsewhere = { "x-forwarded-for": "203.0.113.7" };
    expect(await statusOf(guarded)).toBe(200);
    expect(
      await Promise.all([
        statusOf(guarded, elsewhere),
        statusOf(guarded, { ...elsewhere, authorization: `Bearer ${TOKEN}x` }),
        statusOf(guarded, { ...elsewhere, authorization: "Basic eDp5" }),
        statusOf(guarded, {}, "order.example.com"),
        statusOf(guarded, { ...elsewhere, authorization: `Bearer ${TOKEN}` }),
      ]),
    ).toEqual([401, 401, 401, 401, 200]);
  });

  it("counts orders, calls by route and status, connections, streams, and what is behind", async () => {
    const customer = await newCustomer(server);
    const cook = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
    const screen = await cook.events("/api/operations/events");
    const order = await orderCart(customer);
    await cook.call("moveOrder", {
      params: { id: order.id },
      body: { event: "accept", version: 1, readyInMinutes: 20 },
    });
    await server.client().raw("GET", "/api/no-such-call");
    await insertMessages(server.database.owner, { channel: "sms", count: 3, priority: 0, dueSecondsAgo: 90 });
    const text = await read();
    expect({
      placed: valueOf(text, 'diner_order_events_total{event="place"}'),
      accepted: valueOf(text, 'diner_order_events_total{event="accept"}'),
      orders: valueOf(text, 'diner_call_seconds_count{route="POST /api/orders",status="201"}'),
      moves: valueOf(
        text,
        'diner_call_seconds_count{route="POST /api/operations/orders/:id/transitions",status="200"}',
      ),
      streams: valueOf(text, "diner_live_streams"),
      codes: valueOf(text, 'diner_outbox_waiting{channel="sms",priority="urgent"}'),
    }).toEqual({ placed: 1, accepted: 1, orders: 1, moves: 1, streams: 1, codes: 3 });
    expect(valueOf(text, 'diner_outbox_lag_seconds{channel="sms",priority="urgent"}')).toBeGreaterThanOrEqual(
      90,
    );
    expect(valueOf(text, 'diner_outbox_lag_seconds{channel="email",priority="urgent"}')).toBe(0);
    expect(valueOf(text, 'diner_pool_connections{state="total"}')).toBeGreaterThan(0);
    // Its first round comes half a second after the start.
    await expect.poll(read, { timeout: 5000 }).toMatch(/^diner_job_lag_seconds\{job="settle-orders"\} \d/m);
    screen.close();
  });

  it("holds no address, number, name or id of anybody (INVARIANT-17)", async () => {
    const customer = await newCustomer(server);
    const order = await orderCart(customer);
    await customer.call("loadOrder", { params: { id: order.id } });
    await server.client().raw("GET", `/shops/nobody-${customer.userId}/menu?email=ana@example.com`);
    const text = await read();
    expect(text).toContain('route="GET /api/orders/:id",status="200"');
    expect(text).not.toMatch(/@|\+40|[0-9A-HJKMNP-TV-Z]{26}|Ion|nobody|bistro/);
  });

  it("counts what failed, by kind", async () => {
    const { services } = server;
    const before = valueOf(await read(), 'diner_failures_total{kind="call",name="503"}') || 0;
    services.metrics.observeFailure("job", "expire-orders");
    services.metrics.observeCall("GET /api/orders", 503, 12);
    const text = await read();
    expect(valueOf(text, 'diner_failures_total{kind="call",name="503"}')).toBe(before + 1);
    expect(valueOf(text, 'diner_failures_total{kind="job",name="expire-orders"}')).toBe(1);
  });
});

/** A proxy that says nothing of whom it calls for speaks HTTP/1.0. */
async function statusOfOldProxy({ origin }: TestServer): Promise<number> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.end("GET /metrics HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n");
  const [head] = await once(socket, "data");
  socket.destroy();
  return Number(/^HTTP\/1\.\d (\d{3})/.exec(String(head))?.[1]);
}
