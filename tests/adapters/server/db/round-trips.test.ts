import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import {
  BISTRO,
  BISTRO_ORGANIZATION,
  newCustomer,
  newStaff,
  orderCart,
} from "#tests/support/shopping/http-shopping.ts";

const OF_JOBS = /job_lease_take|outbox_turn|work_due/u;

let server: TestServer;
let customer: HttpClient;
let staff: HttpClient;
let sent: string[] = [];
beforeAll(async () => {
  server = await createTestServer({
    withoutJobs: true,
    roundTrip: (text) => OF_JOBS.test(text) || sent.push(text),
  });
  customer = await newCustomer(server);
  staff = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
  // What is read once and kept is known by then.
  const { id } = await orderCart(customer);
  succeeded(await moved(id, "accept", 1));
});
afterAll(() => server.stop());

const moved = (id: Awaited<ReturnType<typeof orderCart>>["id"], event: "accept" | "ready", version: number) =>
  staff.call("moveOrder", {
    params: { id },
    body: { event, version, ...(event === "accept" ? { readyInMinutes: 20 } : {}) },
  });

/** What a call sends to the database: messages, each a round trip, and the statements in them. */
async function cost(call: () => Promise<{ readonly status: number }>): Promise<readonly [number, number]> {
  sent = [];
  const { status } = await call();
  expect(status).toBeLessThan(400);
  return [sent.length, sent.reduce((sum, text) => sum + text.split(";").length, 0)];
}

describe("round trips to the database, and the statements in them", () => {
  const menu = (by: HttpClient) => cost(() => by.call("menu", { query: { filter: { shopId: BISTRO } } }));

  it("are none for a menu, and one for what a customer could order again", async () => {
    expect(await menu(server.client())).toEqual([0, 0]);
    expect(await menu(customer)).toEqual([1, 1]);
  });
});
