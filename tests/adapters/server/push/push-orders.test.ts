import { startWorkProbe } from "#adapters/server/due/work-probe.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inAccounts } from "#adapters/server/account/session/accounts-transaction.ts";
import { deleteSession, insertSession } from "#adapters/server/account/session/sessions.queries.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { hashToken, newToken } from "#adapters/server/http/visitor/secrets.ts";
import { pushOrdersJob } from "#adapters/server/job/push-orders.ts";
import { type Lane, startLane } from "#adapters/server/outbox/lane.ts";
import { createPushCarrier } from "#adapters/server/push/push-carrier.ts";
import { newPushKeys } from "#adapters/server/push/push-keys.ts";
import { keepPushDevice } from "#adapters/server/push/push.queries.ts";
import { type LocationId, toId, type UserId } from "#core/kernel/id.ts";
import { plusMillis } from "#core/time/instant.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import {
  newTestDevice,
  startPushService,
  TEST_PUSH_HOSTS,
  type TestDevice,
  type TestPushService,
} from "#tests/adapters/server/push/push-service.ts";
import { newItem, newShopper, orderItems, plainProduct } from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";
import { until } from "#tests/support/patience.ts";

describe("a push for a new order (BOARD-29)", () => {
  let trading: TradingShop;
  let service: TestPushService;
  const outcomes: string[] = [];
  const keys = newPushKeys();
  beforeAll(async () => {
    [trading, service] = await Promise.all([startTrading(), startPushService()]);
    await asOwner(trading, "delete from employees where organization_id = $1", [trading.organizationId]);
  });
  afterAll(() => Promise.all([trading.stop(), service.stop()]));

  let people = 0;
  async function switchOn(
    role: string,
    at: readonly LocationId[] | null = null,
    one: TestDevice = newTestDevice(),
  ): Promise<TestDevice & { readonly id: string; readonly userId: UserId; readonly sessionHash: string }> {
    people += 1;
    const { clock, organizationId, ids, database } = trading;
    const userId = toId<UserId>(demoId("user", `pushed-${people}`));
    await asOwner(
      trading,
      `insert into users (id, email, first_name, last_name, created_at) values ($1, $2, 'Ana', 'Pop', now())`,
      [userId, `pushed-${people}@example.com`],
    );
    await asOwner(
      trading,
      "insert into employees (organization_id, id, user_id, role, location_ids) values ($1, $2, $2, $3, $4)",
      [organizationId, userId, role, at],
    );
    const [sessionHash, id, now] = [hashToken(newToken()), ids.ulid(), clock.now()];
    const expiresAt = plusMillis(now, 86_400_000);
    await inAccounts(database.app, (accounts) =>
      insertSession(
        accounts,
        {
          tokenHash: sessionHash,
          userId,
          host: "localhost",
          expiresAt,
          agent: null,
          isTwoFactor: false,
          passkeyId: null,
        },
        now,
      ),
    );
    const device = { ...one.device, id, organizationId, sessionHash, userId, locationIds: at };
    await inTransaction(database.app, { organizationId }, (queries) => keepPushDevice(queries, device, now));
    clock.advance(1000);
    return { ...one, id, userId, sessionHash };
  }

  async function order(): Promise<{ readonly id: string; readonly number: string }> {
    const product = await plainProduct(trading);
    return orderItems(trading, await newShopper(trading), [newItem(trading, product)]);
  }

  /** What two processes write for new orders at the same time. */
  async function write(): Promise<void> {
    const deps = { database: trading.database.app, ids: trading.ids, ui: trading.moveOrderDeps.ui };
    await Promise.all([0, 1].map(() => pushOrdersJob(deps).run(trading.clock.now())));
    // The lanes go by the database's clock, the orders by that of the test.
    await asOwner(trading, "update outbox set expires_at = null where channel = 'push'");
  }

  /** Sends all that waits, by two processes. */
  async function send(): Promise<void> {
    const { app } = trading.database;
    const probe = startWorkProbe({ database: app, clock: trading.clock, channels: ["push"] });
    const lanes: readonly Lane[] = [0, 1].map(() =>
      startLane({
        channel: "push",
        carry: createPushCarrier({
          database: trading.database.app,
          keys,
          publicUrl: "https://order.example.com",
          hosts: TEST_PUSH_HOSTS,
          post: service.post,
        }),
        parallel: 8,
        timeoutMs: 20_000,
        database: trading.database.app,
        ids: trading.ids,
        log: SILENT_LOG,
        observe: (_channel, outcome) => void outcomes.push(outcome),
        probe,
      }),
    );
    const waiting = `select from outbox
      where channel = 'push' and sent_at is null and failed_at is null and last_error is null`;
    await until(async () => (await asOwner(trading, waiting)).length === 0);
    await Promise.all([...lanes, probe].map((one) => one.stop()));
  }

  async function forgetAll(): Promise<void> {
    await asOwner(trading, "delete from push_devices");
    await asOwner(trading, "delete from outbox where channel = 'push'");
    outcomes.length = 0;
  }
  const pushesOf = ({ device }: TestDevice) =>
    service.taken.filter(({ url }) => device.endpoint === `https://${url}`);

  it("reaches each device of the location once, encrypted, and says nothing of the customer", async () => {
    await forgetAll();
    const elsewhere = toId<LocationId>(demoId("location", "bistro-nord", "aviatorilor"));
    const cook = await switchOn("employee");
    const here = await switchOn("manager", [trading.locationId]);
    const away = await switchOn("manager", [elsewhere]);
    const { id, number } = await order();
    await write();
    await write();
    await send();
    expect(pushesOf(away)).toEqual([]);
    for (const device of [cook, here]) {
      const [push, ...others] = pushesOf(device);
      expect(others).toEqual([]);
      expect(push?.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "600", urgency: "high" });
      expect(device.read(push?.body ?? Buffer.alloc(0))).toEqual({
        title: `Comandă nouă ${number}`,
        body: "Ridicare · Centru",
        lang: "ro",
        tag: id,
        path: `/operations/orders/${id}`,
      });
    }
    expect(outcomes).toEqual(["sent", "sent"]);
  });

  it("is not written for who signed out, lost the role or works elsewhere now, nor for older orders", async () => {
    await forgetAll();
    const before = await order();
    const left = await switchOn("employee");
    const demoted = await switchOn("employee");
    const moved = await switchOn("employee");
    const courier = await switchOn("courier");
    await inAccounts(trading.database.app, (accounts) => deleteSession(accounts, left.sessionHash));
    await asOwner(trading, "update employees set role = 'courier' where user_id = $1", [demoted.userId]);
    await asOwner(trading, "update employees set location_ids = '{}' where user_id = $1", [moved.userId]);
    const after = await order();
    await write();
    expect(
      await asOwner(trading, "select from outbox where channel = 'push' and order_id = any ($1)", [
        [before.id, after.id],
      ]),
    ).toEqual([]);
    expect(await asOwner(trading, "select id from push_devices")).toEqual([{ id: moved.id }]);
    expect(courier.id).not.toBe(moved.id);
  });

  it.each([404, 410])("forgets a device of which its service says %i", async (status) => {
    await forgetAll();
    const gone = await switchOn("employee");
    await order();
    await write();
    service.answer(status);
    await send();
    service.answer(201);
    expect([outcomes, await asOwner(trading, "select from push_devices where id = $1", [gone.id])]).toEqual([
      ["refused"],
      [],
    ]);
  });

  it("follows no redirect, and tries again later what a service does not take now", async () => {
    for (const status of [301, 307, 503]) {
      await forgetAll();
      const device = await switchOn("employee");
      await order();
      await write();
      service.answer(status);
      await send();
      service.answer(201);
      expect([outcomes, pushesOf(device).length]).toEqual([["retried"], 1]);
    }
    expect(service.taken.filter(({ url }) => url.startsWith("elsewhere"))).toEqual([]);
  });

  it("is sent to no host that is not on the list, whatever the database holds (BOARD-28)", async () => {
    await forgetAll();
    const device = await switchOn("employee", null, newTestDevice("elsewhere.example.com"));
    await order();
    await write();
    await send();
    expect([outcomes, pushesOf(device)]).toEqual([["refused"], []]);
  });
});
