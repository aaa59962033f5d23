import { afterAll, beforeAll, expect, it } from "vitest";
import { replayLocation } from "#adapters/server/sales/replay-location.ts";
import { readShopSnapshot } from "#adapters/server/shop/shops.queries.ts";
import type { BodyOf } from "#core/contract/endpoints/endpoints.ts";
import type { OrderId } from "#core/kernel/id.ts";
import { replayDay } from "#core/sales/replay/replay-day.ts";
import type { ReplaySettings } from "#core/sales/replay/replay.ts";
import type { Order } from "#core/order/order.ts";
import { SLOT_MS, slotStartOf } from "#core/shop/slot/slot-input.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import { localDateOf } from "#core/time/zones.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import {
  BISTRO,
  BISTRO_ORGANIZATION,
  CENTRU,
  newCustomer,
  newStaff,
  orderBody,
  orderCart,
  newCart,
  ZEN_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

let server: TestServer;
let manager: HttpClient;
let customer: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
  customer = await newCustomer(server);
});
afterAll(() => server.stop());

type Move = Omit<BodyOf<"moveOrder">, "version">;

async function move(id: OrderId, version: number, asked: Move): Promise<void> {
  succeeded(await manager.call("moveOrder", { params: { id }, body: { ...asked, version } }));
}

async function replay(
  date: string,
  settings: ReplaySettings,
): Promise<ReadonlyMap<OrderId, readonly string[]>> {
  const snapshot = await readShopSnapshot(server.database.app, BISTRO, server.clock.now());
  const location = snapshot?.locations.find(({ id }) => id === CENTRU);
  if (snapshot === null || location === undefined) throw new Error("The demo has no Centru");
  const orders = await replayLocation(server.database.app, snapshot, location, date, settings);
  return new Map(orders.map(({ order, happened, replayed }) => [order.id, [happened, replayed]]));
}

/** Orders a pickup for a slot. */
async function orderFor(slotStart: Instant): Promise<Order> {
  const saved = succeeded(await customer.call("saveCart", { body: newCart() }));
  const body = await orderBody(customer, saved, { type: "scheduled", slotStart });
  const headers = { "idempotency-key": `key-${saved.id}` };
  return succeeded(await customer.call("placeOrder", { body, headers }));
}

const today = (): string => localDateOf(server.clock.now(), "Europe/Bucharest");
const AS_IT_WAS: ReplaySettings = { preparationMinutes: null, capacity: { orders: null, value: null } };

it("replays the orders of a day as the database holds them (DASHBOARD-9)", async () => {
  const scheduled = await orderFor(plusMillis(slotStartOf(server.clock.now()), 8 * SLOT_MS));
  const slow = await orderCart(customer);
  const rejected = await orderCart(customer);
  await move(rejected.id, 1, { event: "reject", reason: "too_busy" });
  await move(slow.id, 1, { event: "accept", readyInMinutes: 20 });
  await move(slow.id, 2, { event: "ready" });
  server.clock.advance(26 * 60_000);
  await move(slow.id, 3, { event: "complete" });

  const happened = await replay(today(), AS_IT_WAS);
  expect([scheduled, slow, rejected].map(({ id }) => happened.get(id))).toEqual([
    ["open", "open"],
    ["late", "late"],
    ["lost", "lost"],
  ]);
  const other = await replay(today(), { ...AS_IT_WAS, preparationMinutes: 30 });
  expect(other.get(slow.id)).toEqual(["late", "onTime"]);
  expect((await replay("2026-01-01", AS_IT_WAS)).size).toBe(0);
});

it("counts in the slots what was ordered on the days before (DASHBOARD-9)", async () => {
  const slotStart = plusMillis(slotStartOf(server.clock.now()), 96 * SLOT_MS);
  await orderFor(slotStart);
  server.clock.advance(80 * SLOT_MS);
  const { id } = await orderFor(slotStart);
  expect((await replay(today(), AS_IT_WAS)).get(id)).toEqual(["open", "open"]);
  const one = { orders: 1, value: null };
  expect((await replay(today(), { ...AS_IT_WAS, capacity: one })).get(id)).toEqual(["open", "lost"]);
});

it("hands a manager a day to replay, of own locations alone and without a word about who ordered (DASHBOARD-10)", async () => {
  const query = { locationId: CENTRU, date: today() };
  const plan = succeeded(await manager.call("readReplayPlan", { query }));
  expect(plan.orders.length).toBeGreaterThan(0);
  const asked = { preparationMinutes: 30, capacity: { orders: 1, value: null } };
  const replayed = new Map(replayDay(plan, asked).map((one) => [one.order.id, [one.happened, one.replayed]]));
  expect(replayed).toEqual(await replay(today(), asked));
  const { text } = await manager.raw("GET", `/api/dashboard/replay?location_id=${CENTRU}&date=${today()}`);
  expect(text).not.toMatch(/first_name|phone|address|customer|lines|note/u);
  const elsewhere = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
  expect((await elsewhere.call("readReplayPlan", { query })).status).toBe(404);
});
