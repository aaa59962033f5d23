import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callManagersJob } from "#adapters/server/job/call-managers.ts";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { newItem, newShopper, orderItems, plainProduct } from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";

describe("callManagersJob", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
    // One manager there in each language, one elsewhere, one without a proved number, and an employee.
    await asOwner(trading, "delete from employees where organization_id = $1", [trading.organizationId]);
    const people = [
      ["ro", "manager", null, true],
      ["en", "owner", [trading.locationId], true],
      ["ro", "manager", [demoId("location", "bistro-nord", "nowhere")], true],
      ["ro", "manager", null, false],
      ["ro", "employee", null, true],
    ] as const;
    for (const [index, [locale, role, locations, isProved]] of people.entries()) {
      const id = demoId("user", `called-${index}`);
      await asOwner(
        trading,
        `insert into users (id, email, first_name, last_name, phone, phone_verified_at, locale, created_at)
           values ($1, $2, 'Ana', 'Pop', $3, case when $4 then now() end, $5, now())`,
        [id, `called-${index}@example.com`, phoneOf(index), isProved, locale],
      );
      await asOwner(
        trading,
        `insert into employees (organization_id, id, user_id, role, location_ids) values ($1, $2, $2, $3, $4)`,
        [trading.organizationId, id, role, locations],
      );
    }
  });
  afterAll(() => trading.stop());

  it("tells those of the location once, 5 minutes after the order, each in their language", async () => {
    const product = await plainProduct(trading);
    const order = await orderItems(trading, await newShopper(trading), [newItem(trading, product)]);
    const jobs = [0, 1].map(() => callManagersJob(trading.moveOrderDeps, SILENT_LOG));
    const calls = async (): Promise<readonly unknown[]> => {
      await Promise.all(jobs.map((job) => job.run(trading.clock.now())));
      return asOwner(
        trading,
        `select recipient, text, expires_at = (select answer_by from orders where id = $1) as ends
           from outbox where dedupe_key like '%:unanswered:%' order by recipient`,
        [order.id],
      );
    };
    trading.clock.advance(299_000);
    expect(await calls()).toEqual([]);
    trading.clock.advance(1000);
    const told = await calls();
    expect(told).toEqual([
      {
        recipient: phoneOf(0),
        text: `Bistro Nord: Comanda ${order.number} de la Centru așteaptă un răspuns de 5 minute.`,
        ends: true,
      },
      {
        recipient: phoneOf(1),
        text: `Bistro Nord: Order ${order.number} at Centru has been waiting for an answer for 5 minutes.`,
        ends: true,
      },
    ]);
    trading.clock.advance(60_000);
    expect(await calls()).toEqual(told);
  });

  it("calls nobody of an order that was answered, or whose time is over", async () => {
    const product = await plainProduct(trading);
    const shopper = await newShopper(trading);
    const answered = await orderItems(trading, shopper, [newItem(trading, product)]);
    const over = await orderItems(trading, shopper, [newItem(trading, product)]);
    await asOwner(trading, "update orders set status = 'accepted' where id = $1", [answered.id]);
    trading.clock.advance(600_000);
    expect(await callManagersJob(trading.moveOrderDeps, SILENT_LOG).run(trading.clock.now())).toBe("done");
    const ids = [answered.id, over.id];
    expect(
      await asOwner(trading, "select from outbox where channel = 'sms' and order_id = any ($1)", [ids]),
    ).toEqual([]);
  });
});

function phoneOf(index: number): string {
  return `+4072200010${index}`;
}
