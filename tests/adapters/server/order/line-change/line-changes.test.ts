import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { settleChangesJob } from "#adapters/server/job/settle-changes.ts";
import { toId, type ProductId } from "#core/kernel/id.ts";
import type { Order } from "#core/order/order.ts";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { succeeded } from "#tests/support/http/http-client.ts";
import { createTestServer } from "#tests/support/server/test-server.ts";
import {
  BISTRO_ORGANIZATION,
  newCustomer,
  newId,
  newItem,
  newStaff,
} from "#tests/support/shopping/http-shopping.ts";
import { accepted, answer, COLA, LEMONADE, less, ORANGE, propose, settle, type Office } from "./proposals.ts";

let office: Office;
beforeAll(async () => {
  const server = await createTestServer({ withoutJobs: true });
  office = { server, staff: await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION) };
});
afterAll(async () => {
  expect(await findViolations(office.server.database.owner)).toEqual([]);
  await office.server.stop();
});

const amounts = ({ subtotal, total, pointsEarned }: Order) => [subtotal.amount, total.amount, pointsEarned];
const linesOf = ({ lines }: Order) => lines.map(({ qty, name, total }) => `${qty} ${name} ${total.amount}`);

describe("a change of an order's lines", () => {
  it("waits for its customer, who agrees to a higher total (ORDER-35)", async () => {
    const { customer, order } = await accepted(office);
    expect(linesOf(order)).toEqual(["2 Limonadă clasică 32.00", "1 Cola artizanală 11.00"]);
    const proposed = succeeded(
      await propose(office, order, [less(order, 1, 0, ORANGE)], " Nu mai avem cola "),
    );
    expect(proposed.allowedEvents).toEqual(["delay", "start", "cancel"]);
    const seen = succeeded(await customer.call("loadOrder", { params: { id: order.id } }));
    expect(seen).toMatchObject({
      version: order.version + 1,
      allowedEvents: ["answer_change"],
      total: { amount: "43.00" },
      lineChanges: [
        {
          note: "Nu mai avem cola",
          lines: [
            { name: "Cola artizanală", qty: 1, qtyLeft: 0, replacement: { total: { amount: "20.00" } } },
          ],
          totalBefore: { amount: "43.00" },
          total: { amount: "52.00" },
          outcome: null,
        },
      ],
    });
    expect(
      await asOwner(
        office.server,
        "select channel::text, text from outbox where order_id = $1 and dedupe_key like $2",
        [order.id, `%:${order.version + 1}:%`],
      ),
    ).toMatchObject([{ channel: "sms", text: expect.stringContaining("52,00") }]);
    expect(await answer(await newCustomer(office.server), seen, true)).toMatchObject({ status: 404 });
    expect(await propose(office, seen, [less(order, 0, 1)])).toMatchObject({ status: 409 });
    const ready = { event: "ready", version: seen.version } as const;
    expect(await office.staff.call("moveOrder", { params: { id: order.id }, body: ready })).toMatchObject({
      status: 409,
      key: "order.transition_not_allowed",
    });
    const agreed = await Promise.all(Array.from({ length: 3 }, () => answer(customer, seen, true)));
    expect(agreed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const after = succeeded(await customer.call("loadOrder", { params: { id: order.id } }));
    expect(linesOf(after)).toEqual(["2 Limonadă clasică 32.00", "1 Fresh de portocale 20.00"]);
    expect(amounts(after)).toEqual(["52.00", "52.00", 52]);
    expect(after.lineChanges).toMatchObject([{ outcome: "agreed" }]);
    expect(after.vat).not.toEqual(order.vat);
    expect(after.timeline.slice(-2).map(({ event }) => event)).toEqual(["propose_change", "answer_change"]);
    const inEnglish = succeeded(
      await customer.call("loadOrder", { params: { id: order.id }, headers: { "accept-language": "en" } }),
    );
    expect(inEnglish.lines[1]?.name).toBe("Fresh orange juice");
    expect(inEnglish.lineChanges[0]?.lines[0]?.name).toBe("Craft cola");
    succeeded(
      await office.staff.call("moveOrder", {
        params: { id: order.id },
        body: { ...ready, version: after.version },
      }),
    );
  });

  it("leaves the lines as they were where the customer refuses, and staff may propose another", async () => {
    const { customer, order } = await accepted(office);
    const first = succeeded(await propose(office, order, [less(order, 0, 1)]));
    const refused = succeeded(await answer(customer, first, false));
    expect(linesOf(refused)).toEqual(linesOf(order));
    const second = succeeded(
      await propose(office, refused, [less(order, 0, 0), less(order, 1, 0, LEMONADE)]),
    );
    expect(second.lineChanges.map(({ outcome }) => outcome)).toEqual(["refused", null]);
    const cancel = { event: "cancel", version: second.version, reason: "item_unavailable" } as const;
    const cancelled = succeeded(
      await office.staff.call("moveOrder", { params: { id: order.id }, body: cancel }),
    );
    expect(cancelled.lineChanges.map(({ outcome }) => outcome)).toEqual(["refused", "withdrawn"]);
  });

  it("removes after five minutes, once among two workers, and what is kept costs what it cost (ORDER-36)", async () => {
    const { customer, order } = await accepted(office);
    await asOwner(office.server, "update product_prices set price = price + 5 where product_id = $1", [
      LEMONADE,
    ]);
    const proposed = succeeded(await propose(office, order, [less(order, 0, 1, ORANGE)]));
    office.server.clock.advance(5 * 60_000 - 1);
    await settleChangesJob(office.server.services, SILENT_LOG).run(office.server.clock.now());
    office.server.clock.advance(-5 * 60_000 + 1);
    const after = await settle(office, order, customer);
    expect(after.version).toBe(proposed.version + 1);
    expect(linesOf(after)).toEqual(["1 Limonadă clasică 16.00", "1 Cola artizanală 11.00"]);
    expect(amounts(after)).toEqual(["27.00", "27.00", 27]);
    expect(after.lineChanges).toMatchObject([{ outcome: "removed" }]);
    expect(await answer(customer, after, true)).toMatchObject({ status: 409 });
    await asOwner(office.server, "update product_prices set price = price - 5 where product_id = $1", [
      LEMONADE,
    ]);
  });

  it("replaces at no higher price where the customer wanted that (ORDER-33)", async () => {
    const { customer, order } = await accepted(office, [newItem(COLA)], "replace");
    succeeded(await propose(office, order, [less(order, 0, 0, ORANGE)]));
    const after = await settle(office, order, customer);
    expect(linesOf(after)).toEqual(["1 Fresh de portocale 11.00"]);
    expect(after).toMatchObject({ status: "accepted", lineChanges: [{ outcome: "replaced" }] });
  });

  it.each(["cancel", "remove"] as const)(
    "cancels an order of one line whose customer said %s",
    async (wanted) => {
      const { customer, order } = await accepted(office, [newItem(COLA)], wanted);
      succeeded(await propose(office, order, [less(order, 0, 0, ORANGE)]));
      const after = await settle(office, order, customer);
      expect(after).toMatchObject({ status: "cancelled", lineChanges: [{ outcome: "withdrawn" }] });
      expect(after.timeline.at(-1)).toMatchObject({ actor: "system", reason: "item_unavailable" });
    },
  );

  it("is refused where nothing would be left, or what replaces is not sold there (ORDER-34)", async () => {
    const { order } = await accepted(office);
    expect(await propose(office, order, [less(order, 0, 0), less(order, 1, 0)])).toMatchObject({
      status: 422,
      fields: ["change.lines"],
    });
    expect(await propose(office, order, [less(order, 0, 2)])).toMatchObject({
      status: 422,
      fields: ["change.lines"],
    });
    const unknown = toId<ProductId>(newId());
    expect(await propose(office, order, [less(order, 0, 0, unknown)])).toMatchObject({
      status: 422,
      fields: ["change.lines"],
    });
    expect(await propose(office, { ...order, version: 1 }, [less(order, 0, 1)])).toMatchObject({
      status: 409,
      key: "order.version_conflict",
    });
  });
});
