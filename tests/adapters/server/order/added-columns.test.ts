import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findViolations } from "#tests/support/database/invariants.ts";
import { newItem, newShopper, orderItems, plainProduct } from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";
import { asOwner } from "#tests/support/database/rows.ts";

describe("a process of the release before", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading({ poolSize: 2 });
  });
  afterAll(() => trading.stop());

  it("still saves carts and places orders when a later release adds columns that must not be null", async () => {
    const items = [newItem(trading, await plainProduct(trading))];
    // Both of its connections have their plans before the columns come.
    await Promise.all([
      orderItems(trading, await newShopper(trading), items),
      orderItems(trading, await newShopper(trading), items),
    ]);
    for (const table of ["carts", "orders", "order_lines"])
      await asOwner(trading, `alter table ${table} add column made_later integer not null default 7`);
    const { id } = await orderItems(trading, await newShopper(trading), items);
    const filled = `select o.made_later as "order", l.made_later as line, c.made_later as cart
      from orders o join order_lines l on l.order_id = o.id join carts c on c.id = o.cart_id where o.id = $1`;
    expect(await asOwner(trading, filled, [id])).toEqual([{ order: 7, line: 7, cart: 7 }]);
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });
});
