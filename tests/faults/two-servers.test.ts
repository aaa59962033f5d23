import { ulid } from "ulid";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApiClient, type ApiClient } from "#tests/support/api-client.ts";
import { openStream, type StreamMessage } from "#tests/support/event-stream.ts";
import { seedCustomers } from "#tests/support/seed-customers.ts";
import { ownerOf, startServer, type ServerProcess } from "#tests/support/server-process.ts";
import {
  expectStatus,
  fillCart,
  itemOf,
  placeOrder,
  productsToBeHad,
  readMenu,
  type WireOrder,
} from "#tests/support/shopping.ts";
import { makeEngineHome, removeEngineHome } from "#tests/support/test-engine.ts";

const LIVE_MILLIS = 1000;

describe("two servers on one database", () => {
  let home: string;
  let here: ServerProcess;
  let there: ServerProcess;
  beforeAll(async () => {
    home = await makeEngineHome();
    here = await startServer({ home });
    there = await startServer({ home });
  });
  afterAll(async () => {
    await Promise.all([here.stop(), there.stop()]);
    await removeEngineHome(home);
  });

  async function placeHere(): Promise<{ readonly order: WireOrder; readonly client: ApiClient }> {
    const [customer] = await seedCustomers(await ownerOf(home), 1);
    const client = createApiClient(here.port, customer?.cookies);
    const plain = productsToBeHad(await readMenu(client)).find(
      (product) => product.modifier_groups_ids.length === 0,
    );
    const body = await fillCart(client, [itemOf(plain)]);
    return { order: expectStatus(await placeOrder(client, body, ulid()), 201).body(), client };
  }

  async function signInThere(): Promise<ApiClient> {
    const staff = createApiClient(there.port);
    await staff.signIn("staff@example.com");
    return staff;
  }

  it("an order placed at one shows on a screen of the other within a second", async () => {
    const staff = await signInThere();
    const heard = Promise.withResolvers<StreamMessage>();
    const screen = await openStream(there.port, "/api/operations/events", staff.cookies(), heard.resolve);
    const { order } = await placeHere();
    const placedAt = performance.now();
    const message = await heard.promise;
    screen.close();
    expect(JSON.parse(message.text)).toMatchObject({
      type: "order.placed",
      order_id: order.id,
      status: "pending",
    });
    expect(message.at - placedAt).toBeLessThan(LIVE_MILLIS);
  });

  it("what staff does at one shows on the customer's page at the other", async () => {
    const { order, client } = await placeHere();
    const heard: string[] = [];
    const started = Promise.withResolvers<StreamMessage>();
    const page = await openStream(
      here.port,
      `/api/orders/${order.id}/events`,
      client.cookies(),
      (message) => {
        const { type } = JSON.parse(message.text);
        heard.push(type);
        if (type === "order.cancelled") started.resolve(message);
      },
    );
    const staff = await signInThere();
    const path = `/api/operations/orders/${order.id}/transitions`;
    const accept = { event: "accept", version: 1, ready_in_minutes: 20 };
    expectStatus(await staff.send("POST", path, accept), 200);
    const cancel = { event: "cancel", version: 2, reason: "other", text: "Cuptorul s-a stricat" };
    expectStatus(await staff.send("POST", path, cancel), 200);
    const movedAt = performance.now();
    const message = await started.promise;
    page.close();
    expect(message.at - movedAt).toBeLessThan(LIVE_MILLIS);
    expect(heard).toEqual(["order.placed", "order.accepted", "order.cancelled"]);
  });
});
