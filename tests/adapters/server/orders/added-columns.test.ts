import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { findViolations } from "#tests/support/invariants.ts";
import { newItem, newShopper, orderItems, plainProduct } from "#tests/support/shoppers.ts";
import { asOwner, startTrading, type Trading } from "#tests/support/trading.ts";

describe("a process of the release before", () => {
  let trading: Trading;
  beforeAll(async () => {
    trading = await startTrading({ poolSize: 2 });
  });
  afterAll(() => trading.stop());

  it("goes on saving carts and placing orders when a later one adds columns that must not be null", async () => {
    const before = asReleaseBefore(trading);
    await asOwner(
      trading,
      `create function cart_kept_before(text, text, json, json, timestamptz) returns json language sql
         as $$ select json_build_object('prices', cart_write($1, $2, $3, $4, $5), 'is_new', false) $$`,
    );
    const items = [newItem(trading, await plainProduct(trading))];
    // Both of its connections have their plans before the columns come.
    await Promise.all([
      orderItems(before, await newShopper(trading), items),
      orderItems(before, await newShopper(trading), items),
    ]);
    for (const table of ["carts", "orders", "order_lines"])
      await asOwner(trading, `alter table ${table} add column made_later integer not null default 7`);
    const { id } = await orderItems(before, await newShopper(trading), items);
    const filled = `select o.made_later as "order", l.made_later as line, c.made_later as cart
      from orders o join order_lines l on l.order_id = o.id join carts c on c.id = o.cart_id where o.id = $1`;
    expect(await asOwner(trading, filled, [id])).toEqual([{ order: 7, line: 7, cart: 7 }]);
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });

  it("settles one order to a transaction with the function that it knows", async () => {
    const { clock, database } = trading;
    const items = [newItem(trading, await plainProduct(trading))];
    for (let made = 0; made < 3; made += 1) await orderItems(trading, await newShopper(trading), items);
    await asOwner(trading, "update orders set settle_at = $1 where status = 'pending'", [clock.now()]);
    const settle = async (): Promise<number> => {
      const asked = "select orders_settle($1, 100) as settled";
      const { rows } = await database.app.query<{ settled: number }>(asked, [clock.now()]);
      return rows[0]?.settled ?? -1;
    };
    const due = await asOwner(trading, "select from orders where settle_at is not null");
    const answers = [];
    for (let asked = 0; asked <= due.length; asked += 1) answers.push(await settle());
    expect(answers).toEqual([...due.map(() => 100), 0]);
    expect(await asOwner(trading, "select from orders where settle_at is not null")).toEqual([]);
  });
});

// It names neither phone nor email among the guards of an order, and writes carts with `cart_write`.
function asReleaseBefore(trading: Trading): Trading {
  const { app } = trading.database;
  const query: DatabasePool["query"] = (text, values = []) =>
    app.query(
      text.replace("cart_keep_based(", "cart_kept_before("),
      text.includes("order_place") ? values.map(withoutPerson) : values,
    );
  const database: DatabasePool = { ...app, query };
  return {
    ...trading,
    carting: { ...trading.carting, database },
    placing: { ...trading.placing, database },
  };
}

function withoutPerson(value: unknown): unknown {
  if (typeof value !== "string" || !value.includes('"max_unfinished"')) return value;
  const { phone: _phone, email: _email, ...guards }: Record<string, unknown> = JSON.parse(value);
  return JSON.stringify(guards);
}
