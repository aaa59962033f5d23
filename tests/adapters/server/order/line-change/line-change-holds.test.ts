import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { adjustPoints } from "#adapters/server/reward/rewards.queries.ts";
import { toId, type PromotionId } from "#core/kernel/id.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { succeeded } from "#tests/support/http/http-client.ts";
import { createTestServer } from "#tests/support/server/test-server.ts";
import {
  BISTRO,
  BISTRO_ORGANIZATION,
  CENTRU,
  newCustomer,
  newId,
  newItem,
  newStaff,
} from "#tests/support/shopping/http-shopping.ts";
import { accepted, answer, COLA, LEMONADE, less, ORANGE, propose, type Office } from "./proposals.ts";

const COUPON = toId<PromotionId>(demoId("promotion", "bistro-nord", "nord20"));

let office: Office;
beforeAll(async () => {
  const server = await createTestServer({ withoutJobs: true });
  office = { server, staff: await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION) };
});
afterAll(async () => {
  expect(await findViolations(office.server.database.owner)).toEqual([]);
  await office.server.stop();
});

describe("what a change of lines holds", () => {
  it("gives points and a coupon back with the lines that had them (ORDER-37)", async () => {
    const customer = await newCustomer(office.server);
    const { id } = succeeded(
      await customer.call("ensureCustomer", {
        body: { userId: customer.userId, shopId: BISTRO, visitorId: null },
      }),
    );
    const entry = { id: newId(), organizationId: BISTRO_ORGANIZATION, customerId: id, points: 1000 };
    await inTransaction(office.server.database.app, { organizationId: BISTRO_ORGANIZATION }, (queries) =>
      adjustPoints(queries, entry, office.server.clock.now()),
    );
    const items = [
      newItem(LEMONADE, { qty: 3, payByPoints: true }),
      newItem(COLA, { couponId: COUPON }),
      newItem(ORANGE, { qty: 2 }),
    ];
    const { order } = await accepted(office, items, "remove", customer);
    const left = async () =>
      succeeded(await customer.call("rewards", { query: { shopId: BISTRO } })).availableRewardPoints;
    expect([order.pointsUsed, order.total.amount, await left()]).toEqual([450, "48.80", 550]);
    expect(await propose(office, order, [less(order, 0, 0, ORANGE)])).toMatchObject({
      status: 422,
      fields: ["change.lines"],
    });
    const proposed = succeeded(await propose(office, order, [less(order, 0, 1), less(order, 1, 0)]));
    const after = succeeded(await answer(customer, proposed, true));
    expect([after.pointsUsed, after.total.amount, after.discounts, await left()]).toEqual([
      150,
      "40.00",
      [],
      850,
    ]);
    expect(await asOwner(office.server, "select from redemptions where order_id = $1", [order.id])).toEqual(
      [],
    );
    const cancel = { event: "cancel", version: after.version, reason: "too_busy" } as const;
    succeeded(await office.staff.call("moveOrder", { params: { id: order.id }, body: cancel }));
    expect(await left()).toBe(1000);
  });

  it("keeps the pieces of what it offers, and gives back what is not taken", async () => {
    const stock =
      "insert into product_stock (organization_id, product_id, location_id, shop_id, count, set_at) values";
    const now = office.server.clock.now();
    for (const [counted, count] of [
      [COLA, 5],
      [ORANGE, 2],
    ] as const)
      await asOwner(office.server, `${stock} ($1, $2, $3, $4, $5, $6)`, [
        BISTRO_ORGANIZATION,
        counted,
        CENTRU,
        BISTRO,
        count,
        now,
      ]);
    const left = async () =>
      (
        await asOwner<{ count: number }>(
          office.server,
          "select count from product_stock where product_id = any ($1) order by array_position($1, product_id::text)",
          [[COLA, ORANGE]],
        )
      ).map(({ count }) => count);
    const { customer, order } = await accepted(office, [newItem(COLA, { qty: 3 })]);
    expect(await left()).toEqual([2, 2]);
    expect(await propose(office, order, [less(order, 0, 1, ORANGE, 3)])).toMatchObject({ status: 422 });
    const first = succeeded(await propose(office, order, [less(order, 0, 1, ORANGE, 2)]));
    expect(await left()).toEqual([2, 0]);
    const refused = succeeded(await answer(customer, first, false));
    expect(await left()).toEqual([2, 2]);
    const second = succeeded(await propose(office, refused, [less(order, 0, 1, ORANGE, 2)]));
    const agreed = succeeded(await answer(customer, second, true));
    expect(await left()).toEqual([4, 0]);
    const third = succeeded(await propose(office, agreed, [less(agreed, 1, 0, COLA, 2)]));
    expect(await left()).toEqual([2, 0]);
    const cancel = { event: "cancel", version: third.version, reason: "too_busy" } as const;
    succeeded(await office.staff.call("moveOrder", { params: { id: order.id }, body: cancel }));
    expect(await left()).toEqual([5, 2]);
    await asOwner(office.server, "delete from product_stock where product_id = any ($1)", [[COLA, ORANGE]]);
  });
});
