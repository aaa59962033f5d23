import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderId } from "#core/kernel/id.ts";
import type { OrderTransition } from "#core/order/order.ports.ts";
import type { PushDevice } from "#core/push/push.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import {
  BISTRO_ORGANIZATION,
  newCart,
  newCustomer,
  newItem,
  newStaff,
  orderCart,
  orderDelivery,
  product,
} from "#tests/support/shopping/http-shopping.ts";
import { newTestDevice } from "#tests/adapters/server/push/push-service.ts";

const HOST = "fcm.googleapis.com";
const ACCEPT = { event: "accept", readyInMinutes: 20 } as const;

let server: TestServer;
let staff: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  staff = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

const pickup = (by: HttpClient) => orderCart(by, newCart([newItem(product("limonada-clasica"))]));

async function move(id: OrderId, asked: Omit<OrderTransition, "version">): Promise<void> {
  const { version } = succeeded(await staff.call("loadStaffOrder", { params: { id } }));
  succeeded(await staff.call("moveOrder", { params: { id }, body: { ...asked, version } }));
  server.clock.advance(1000);
}

async function switchOn(
  by: HttpClient,
  id: OrderId,
  { device }: { readonly device: PushDevice } = newTestDevice(HOST),
): Promise<void> {
  expect(succeeded(await by.call("switchOrderPush", { params: { id }, body: { device } })).isOn).toBe(true);
}

/** What the pushes of an order say, and how many seconds after it was written each is due. */
async function pushesOf(id: OrderId): Promise<readonly (readonly [unknown, number])[]> {
  const rows = await asOwner<{ text: string; wait: number }>(
    server,
    `select text, extract(epoch from due_at - created_at)::integer as wait from outbox
      where channel = 'push' and order_id = $1 order by created_at, id`,
    [id],
  );
  return rows.map(({ text, wait }) => [JSON.parse(text), wait]);
}

describe("web push to customers (MESSAGE-2)", () => {
  it("tells each device of the customer what MESSAGE-1 names, in the order's transaction", async () => {
    const ana = await newCustomer(server);
    const first = await pickup(ana);
    await switchOn(ana, first.id);
    await move(first.id, ACCEPT);
    const shown = (body: string) => ({
      title: "Bistro Nord",
      body,
      lang: "ro",
      tag: first.id,
      path: `/shops/bistro-nord/orders/${first.id}`,
    });
    const [accepted] = await pushesOf(first.id);
    expect(accepted).toEqual([
      shown(expect.stringMatching(new RegExp(`^Comanda ${first.number} a fost acceptată\\.`))),
      10,
    ]);
    await move(first.id, { event: "undo" });
    expect(await pushesOf(first.id)).toEqual([]);
    await move(first.id, ACCEPT);
    await move(first.id, { event: "ready" });
    await move(first.id, { event: "complete" });
    expect((await pushesOf(first.id)).slice(1)).toEqual([
      [shown(`Comanda ${first.number} este gata de ridicat.`), 0],
    ]);
  });

  it("says of a delivery when it is on its way, and not when it is cooked", async () => {
    const ana = await newCustomer(server);
    const { id, number } = await orderDelivery(ana);
    await switchOn(ana, id);
    for (const asked of [ACCEPT, { event: "ready" }, { event: "dispatch" }] as const) await move(id, asked);
    const told = (await pushesOf(id)).slice(1);
    expect(told).toMatchObject([[{ body: `Comanda ${number} este pe drum.` }, 0]]);
  });

  it("is kept for the shop and the session, until that or its sign-out switches it off", async () => {
    const ana = await newCustomer(server);
    const { id } = await pickup(ana);
    const read = async () => succeeded(await ana.call("readOrderPush", { params: { id } }));
    expect((await read()).isOn).toBe(false);
    const one = newTestDevice(HOST);
    await switchOn(ana, id, one);
    await switchOn(ana, id, one);
    expect((await read()).isOn).toBe(true);
    succeeded(await ana.call("switchOrderPush", { params: { id }, body: { device: null } }));
    expect((await read()).isOn).toBe(false);

    await switchOn(ana, id, one);
    // The same browser, signed in as somebody else.
    const mihai = await newCustomer(server);
    const other = await pickup(mihai);
    await switchOn(mihai, other.id, one);
    expect((await read()).isOn).toBe(false);
    await switchOn(ana, id);
    expect((await ana.call("logout")).status).toBe(204);
    await move(id, ACCEPT);
    expect(await pushesOf(id)).toEqual([]);
  });

  it("is nobody's but the order's own customer's, and only at a known push service", async () => {
    const [ana, mihai] = [await newCustomer(server), await newCustomer(server)];
    const { id } = await pickup(ana);
    const params = { id };
    expect((await mihai.call("readOrderPush", { params })).status).toBe(404);
    const { device } = newTestDevice(HOST);
    expect((await mihai.call("switchOrderPush", { params, body: { device } })).status).toBe(404);
    const elsewhere = newTestDevice("push.example.com").device;
    expect((await ana.call("switchOrderPush", { params, body: { device: elsewhere } })).status).toBe(422);
    expect(
      await asOwner(server, "select from order_push_devices where endpoint = any ($1)", [
        [device.endpoint, elsewhere.endpoint],
      ]),
    ).toEqual([]);
  });
});
