import type { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withOwner } from "#adapters/server/db/owner.ts";
import { createStatementNames, withPreparedStatements } from "#adapters/server/db/prepared.ts";
import { listStaffOrders, type StaffOrdersFilter } from "#adapters/server/order/orders-board.queries.ts";
import { MAX_COUNTED_ORDERS } from "#core/order/list/counted-orders.ts";
import { isLate } from "#core/order/list/late-order.ts";
import { OPEN_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import { plusMillis } from "#core/time/instant.ts";
import { makeManyOrders, EVERY_ORDER, orderFilters } from "#tests/support/database/many-orders.ts";
import { newItem, newShopper, orderItems, plainProduct } from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";

const COUNT = 100_000;
const MAX_PASSED_OVER = 1000;
const LARGE = ["orders", "order_lines", "order_numbers", "order_words", "events"];

interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  /** On average, of each of the loops. */
  readonly "Rows Removed by Filter"?: number;
  readonly "Actual Loops": number;
  readonly Plans?: readonly Plan[];
}

describe("the list of all orders of a shop with a hundred thousand", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
    const shopper = await newShopper(trading);
    const { id } = await orderItems(trading, shopper, [newItem(trading, await plainProduct(trading))]);
    await makeManyOrders(trading.database.owner, id, COUNT);
  }, 240_000);
  afterAll(() => trading.stop());

  /** The plans of everything that `work` sends as a request would, also of what functions send themselves. */
  async function plansOf(work: (client: Client) => Promise<void>): Promise<readonly Plan[]> {
    const plans: Plan[] = [];
    await withOwner(trading.database.owner, async (client) => {
      await client.query(
        `load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
         set auto_explain.log_analyze = on; set auto_explain.log_timing = off; set auto_explain.log_format = json;
         set client_min_messages = log; set role diner_app;
         select set_config('app.organization', '${trading.organizationId}', false)`,
      );
      client.on("notice", ({ message = "" }) => {
        const json = /^duration: .*plan:\n(.*)$/su.exec(message)?.[1];
        if (json !== undefined) plans.push(JSON.parse(json).Plan);
      });
      await work(client);
    });
    return plans;
  }

  function scannedWhole(plan: Plan): readonly string[] {
    const own =
      plan["Node Type"].includes("Seq Scan") && LARGE.includes(plan["Relation Name"] ?? "")
        ? [plan["Relation Name"] ?? ""]
        : [];
    return [...own, ...(plan.Plans ?? []).flatMap(scannedWhole)];
  }

  it.each(orderFilters())("reads no large table whole: %s", async (_name, filter) => {
    const asked: StaffOrdersFilter = { ...EVERY_ORDER, ...filter(trading) };
    const plans = await plansOf(async (client) => {
      const queries = withPreparedStatements(client, createStatementNames());
      // The first five plans of a prepared statement know its values, later ones may not.
      for (let time = 0; time < 6; time += 1)
        await listStaffOrders(queries, { ...asked, limit: 25, offset: 0 });
    });
    expect(plans.length).toBeGreaterThan(12);
    expect(plans.flatMap(scannedWhole)).toEqual([]);
  });

  function passedOver(plan: Plan): number {
    const own = (plan["Rows Removed by Filter"] ?? 0) * plan["Actual Loops"];
    return (plan.Plans ?? []).reduce((sum, inner) => sum + passedOver(inner), own);
  }

  // Nobody is called Po- besides Manea, Marin or Matei: to see that, each of their orders would be read.
  it("looks for the beginning of a name that begins the fewest", async () => {
    const plans = await plansOf(async (client) => {
      await listStaffOrders(client, { ...EVERY_ORDER, search: "ma po", limit: 25, offset: 0 });
    });
    const page = plans.filter((plan) => plan["Node Type"] === "Result").map(passedOver);
    expect(Math.max(...page)).toBeLessThan(MAX_PASSED_OVER);
  });

  it("finds late exactly what core calls late", async () => {
    const now = trading.clock.now();
    const [newest, late] = await withOwner(trading.database.owner, async (client) => {
      await client.query("select set_config('app.organization', $1, false)", [trading.organizationId]);
      const page = { ...EVERY_ORDER, limit: 400, offset: 0 };
      return [await listStaffOrders(client, page), await listStaffOrders(client, { ...page, lateAt: now })];
    });
    const expected = newest.orders.filter((order) => isLate(order, now)).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(40);
    expect(late.orders.slice(0, expected.length).map(({ id }) => id)).toEqual(expected);
  });

  const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

  it.each(["maria", "ma po", "m", "tuta turcanu", "po", "nimeni"])(
    "finds by '%s' what reading every name finds, on every page and from both ends (BOARD-17)",
    async (search) => {
      const wanted = plain(search).split(" ");
      await withOwner(trading.database.owner, async (client) => {
        await client.query("select set_config('app.organization', $1, false)", [trading.organizationId]);
        const { rows } = await client.query<{ id: string; name: string }>(
          "select id, concat_ws(' ', contact_first_name, contact_last_name) as name from orders order by placed_at desc, id desc",
        );
        const found = rows
          .filter(({ name }) => wanted.every((word) => ` ${plain(name)}`.includes(` ${word}`)))
          .map(({ id }) => id);
        const page = { ...EVERY_ORDER, search, limit: 25 };
        for (const offset of [0, 25, 4000]) {
          const listed = await listStaffOrders(client, { ...page, offset });
          expect(listed.orders.map(({ id }) => id)).toEqual(found.slice(offset, offset + 25));
        }
        const oldest = await listStaffOrders(client, { ...page, offset: 0, oldestFirst: true });
        expect(oldest.orders.map(({ id }) => id)).toEqual(found.toReversed().slice(0, 25));
        expect(oldest.total).toBe(Math.min(found.length, MAX_COUNTED_ORDERS + 1));
      });
    },
  );

  it("is counted up to a bound (BOARD-16)", async () => {
    const queries = (filter: Partial<StaffOrdersFilter>) =>
      withOwner(trading.database.owner, async (client) => {
        await client.query("select set_config('app.organization', $1, false)", [trading.organizationId]);
        return (await listStaffOrders(client, { ...EVERY_ORDER, ...filter, limit: 1, offset: 0 })).total;
      });
    expect(await queries({})).toBe(MAX_COUNTED_ORDERS + 1);
    expect(await queries({ statuses: OPEN_STATUSES })).toBe(41);
    expect(await queries({ from: plusMillis(trading.clock.now(), -100 * 300_000) })).toBeLessThan(110);
  });
});
