import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Order } from "#core/order/order.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { succeeded } from "#tests/support/http/http-client.ts";
import { createTestServer } from "#tests/support/server/test-server.ts";
import {
  BISTRO_ORGANIZATION,
  CENTRU,
  newId,
  newItem,
  newStaff,
} from "#tests/support/shopping/http-shopping.ts";
import { accepted, COLA, LEMONADE, less, type Office, ORANGE, propose } from "./proposals.ts";

let office: Office;
beforeAll(async () => {
  const server = await createTestServer({ withoutJobs: true });
  office = { server, staff: await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION) };
});
afterAll(() => office.server.stop());

/** An order by phone of two lemonades and a cola, which staff accepts as it enters it. */
async function phoned(): Promise<Order> {
  const { staff } = office;
  const at = { params: { id: CENTRU } };
  const items = [newItem(LEMONADE, { qty: 2 }), newItem(COLA)].map(
    ({ couponId: _coupon, payByPoints: _points, ...item }) => item,
  );
  const choice = {
    phone: "+40731999001",
    items,
    fulfillmentMethod: "pickup",
    deliveryAddress: null,
    timing: { type: "asap" },
    paymentMethod: "cash",
  } as const;
  const { total, promise } = succeeded(await staff.call("quotePhoneOrder", { ...at, body: choice }));
  const body = {
    ...choice,
    contact: { firstName: "Doina", lastName: null },
    cashChangeFor: null,
    cutlery: false,
    isTest: false,
    kitchenNote: null,
    expectedTotal: total,
    expectedPromise: promise && { earliest: promise.earliest, latest: promise.latest },
  };
  const headers = { "idempotency-key": `key-${newId()}` };
  const { id } = succeeded(await staff.call("placePhoneOrder", { ...at, body, headers }));
  return succeeded(await staff.call("loadStaffOrder", { params: { id } }));
}

const said = ({ id, version }: Pick<Order, "id" | "version">, agrees?: boolean) => {
  const body = { event: "answer_change", version, ...(agrees === undefined ? {} : { agrees }) } as const;
  return office.staff.call("moveOrder", { params: { id }, body });
};

describe("what a caller says to a change (ORDER-38)", () => {
  it("is said by staff, once, and audited", async () => {
    const order = await phoned();
    const proposed = succeeded(await propose(office, order, [less(order, 1, 0, ORANGE)]));
    expect(proposed.allowedEvents).toContain("answer_change");
    const answers = await Promise.all([said(proposed, true), said(proposed, true)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const after = succeeded(await office.staff.call("loadStaffOrder", { params: { id: order.id } }));
    expect([after.total.amount, after.lineChanges[0]?.outcome]).toEqual(["52.00", "agreed"]);
    expect(
      await asOwner(
        office.server,
        "select u.email from audit_log a join users u on u.id = a.actor_id where a.subject = $1 and a.action = 'order.answer_change'",
        [order.id],
      ),
    ).toEqual([{ email: "staff@example.com" }]);
  });

  it("leaves the lines where it is no", async () => {
    const order = await phoned();
    const proposed = succeeded(await propose(office, order, [less(order, 1, 0, ORANGE)]));
    expect((await said(proposed)).status).toBe(409);
    const after = succeeded(await said(proposed, false));
    expect([after.total.amount, after.lineChanges[0]?.outcome]).toEqual(["43.00", "refused"]);
  });

  it("is not staff's to say of an order that its customer placed", async () => {
    const { order } = await accepted(office);
    const proposed = succeeded(await propose(office, order, [less(order, 1, 0, ORANGE)]));
    expect(proposed.allowedEvents).not.toContain("answer_change");
    expect(await said(proposed, true)).toMatchObject({
      status: 409,
      key: "order.transition_not_allowed",
    });
  });
});
