import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PROBED_JOBS, startWorkProbe, type WorkProbe } from "#adapters/server/due/work-probe.ts";
import { accepted, less, propose } from "#tests/adapters/server/order/line-change/proposals.ts";
import { newPriceStaff } from "#tests/adapters/server/menu/price-staff.ts";
import { newTestDevice } from "#tests/adapters/server/push/push-service.ts";
import { plusMillis } from "#core/time/instant.ts";
import { WEDNESDAY_NOON } from "#tests/support/builders/values.ts";
import { countMessages, insertMessages } from "#tests/support/database/backlog.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { until } from "#tests/support/patience.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import {
  BISTRO_ORGANIZATION,
  newCustomer,
  newStaff,
  orderCart,
  product,
} from "#tests/support/shopping/http-shopping.ts";

const CHANNELS = ["email", "sms", "push"] as const;
const NAMES = [...PROBED_JOBS, ...CHANNELS.map((channel) => `outbox ${channel}` as const)];
const MINUTE_MS = 60_000;

describe("what the probe says is due", () => {
  let server: TestServer;
  let manager: HttpClient;
  let probe: WorkProbe;
  let heard = new Set<string>();
  let rounds = 0;
  beforeAll(async () => {
    server = await createTestServer({ withoutJobs: true });
    manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
    const { database, clock } = server;
    const counted: typeof database.app.query = (text, values) => {
      rounds += 1;
      return database.app.query(text, values);
    };
    probe = startWorkProbe({ database: { query: counted }, clock, channels: CHANNELS });
    for (const name of NAMES) probe.when(name, () => heard.add(name));
  });
  afterAll(async () => {
    await probe.stop();
    await server.stop();
  });
  // What a test left is done, so that the next begins with nothing.
  beforeEach(async () => {
    for (const text of [
      "update orders set status = 'cancelled', settle_at = null where status = 'pending' or settle_at is not null",
      "update order_line_changes set outcome = 'withdrawn', answered_at = now() where answered_at is null",
      "delete from stock_crossings",
      "delete from push_devices",
      "delete from password_reset_requests",
      "update price_updates set status = 'draft' where status = 'scheduled'",
      "update outbox set sent_at = now() where sent_at is null",
    ])
      await asOwner(server, text);
    expect(await named()).toEqual([]);
  });

  /** All that is named by questions that begin from now on. */
  async function named(): Promise<readonly string[]> {
    const from = rounds;
    probe.hasten();
    await until(() => rounds > from + 1);
    heard = new Set();
    await until(() => rounds > from + 3);
    return [...heard].toSorted();
  }

  it("is an order that nobody answered, once its time is over", async () => {
    await orderCart(await newCustomer(server));
    await asOwner(server, "update outbox set sent_at = now()");
    expect(await named()).toEqual([]);
    server.clock.advance(11 * MINUTE_MS);
    expect(await named()).toEqual(["expire-orders"]);
  });

  it("is an answer once it is final, and a change of lines once its time is over", async () => {
    const { order } = await accepted({ server, staff: manager });
    await asOwner(server, "update outbox set sent_at = now()");
    expect(await named()).toEqual(["settle-orders"]);
    await asOwner(server, "update orders set settle_at = null");
    succeeded(await propose({ server, staff: manager }, order, [less(order, 1, 0)]));
    await asOwner(server, "update outbox set sent_at = now()");
    expect(await named()).toEqual([]);
    server.clock.advance(6 * MINUTE_MS);
    expect(await named()).toEqual(["settle-changes"]);
  });

  it("is a product that is out of stock", async () => {
    await asOwner(
      server,
      "insert into stock_crossings (organization_id, shop_id, location_id) select organization_id, shop_id, id from locations limit 1",
    );
    expect(await named()).toEqual(["show-stock"]);
  });

  it("is a price update whose time has come", async () => {
    const prices = await newPriceStaff(server);
    const effectiveAt = plusMillis(server.clock.now(), MINUTE_MS);
    const changes = [await prices.dearer(product("espresso"), "0.20")];
    succeeded(
      await prices.manager.call("createPriceUpdate", {
        body: { effectiveAt, changes, confirmedPrice: null },
      }),
    );
    expect(await named()).toEqual([]);
    server.clock.advance(MINUTE_MS);
    expect(await named()).toEqual(["apply-prices"]);
  });

  it("is a new order where a device is to learn of it", async () => {
    const { device } = newTestDevice("fcm.googleapis.com");
    succeeded(await manager.call("switchPush", { body: { device } }));
    expect(await named()).toEqual([]);
    await orderCart(await newCustomer(server));
    await asOwner(server, "update outbox set sent_at = now()");
    expect(await named()).toEqual(["push-orders"]);
  });

  it("is a forgotten password", async () => {
    await manager.call("forgotPassword", { body: { email: "ana@example.com" } });
    expect(await named()).toEqual(["send-resets"]);
  });

  it("is a message of either priority that waits for nobody else and still helps somebody", async () => {
    const { owner } = server.database;
    for (const priority of [0, 1] as const) {
      await insertMessages(owner, { channel: "sms", priority });
      expect(await named()).toEqual(["outbox sms"]);
      await asOwner(server, "update outbox set retry_at = now() + interval '1 hour' where sent_at is null");
      expect(await named()).toEqual([]);
      await asOwner(server, "update outbox set retry_at = now(), expires_at = now() where sent_at is null");
      expect(await named()).toEqual([]);
    }
    expect((await countMessages(owner)).map(({ channel }) => channel)).toContain("sms");
  });
});

it("asks once a second where nobody asks the server, and at once where somebody does", async () => {
  let millis = 0;
  let due: readonly { readonly name: string }[] = [];
  const pauses: number[] = [];
  // The probe pauses here until the test lets the time pass.
  let passed = Promise.withResolvers<void>();
  let begun = Promise.withResolvers<void>();
  const probe = startWorkProbe({
    database: { query: () => Promise.resolve({ rows: [...due], rowCount: due.length }) },
    clock: { now: () => WEDNESDAY_NOON },
    channels: CHANNELS,
    pace: {
      millis: () => millis,
      pause: async (length, signal) => {
        pauses.push(length);
        passed = Promise.withResolvers();
        signal.addEventListener("abort", () => passed.resolve(), { once: true });
        begun.resolve();
        await passed.promise;
      },
    },
  });
  await begun.promise;
  const next = async (end: () => void): Promise<number | undefined> => {
    begun = Promise.withResolvers();
    end();
    await begun.promise;
    return pauses.at(-1);
  };
  const pass = () =>
    next(() => {
      millis += pauses.at(-1) ?? 0;
      passed.resolve();
    });
  while (millis <= 5000) await pass();
  expect(pauses).toEqual([...Array.from({ length: 21 }, () => 250), 1000]);
  expect(await pass()).toBe(1000);
  expect(await next(probe.hasten)).toBe(250);
  while (millis <= 12_000) await pass();
  expect(pauses.at(-1)).toBe(1000);
  due = [{ name: "settle-orders" }];
  expect(await pass()).toBe(250);
  await probe.stop();
});

it("wakes everybody where the database cannot answer, so that they say what they miss", async () => {
  const woken = new Set<string>();
  const probe = startWorkProbe({
    database: { query: () => Promise.reject(new Error("gone")) },
    clock: { now: () => WEDNESDAY_NOON },
    channels: CHANNELS,
  });
  for (const name of NAMES) probe.when(name, () => woken.add(name));
  await until(() => woken.size === NAMES.length);
  await probe.stop();
  expect([...woken].toSorted()).toEqual([...NAMES].toSorted());
});
