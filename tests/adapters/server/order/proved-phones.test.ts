import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inAccounts } from "#adapters/server/account/session/accounts-transaction.ts";
import { provePhone, writePhone } from "#adapters/server/account/phone/phones.queries.ts";
import { findViolations, keepProofs } from "#tests/support/database/invariants.ts";
import {
  newItem,
  newShopper,
  orderItems,
  plainProduct,
  type Shopper,
} from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";
import { asOwner } from "#tests/support/database/rows.ts";

describe("what must hold of an order's phone", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
  });
  afterAll(() => trading.stop());

  async function orderOf(shopper: Shopper): Promise<string> {
    const { id } = await orderItems(trading, shopper, [newItem(trading, await plainProduct(trading))]);
    return id;
  }

  it("still holds when the customer adds another number, or somebody else proves this one", async () => {
    const [mover, loser, taker] = [
      await newShopper(trading),
      await newShopper(trading),
      await newShopper(trading),
    ];
    for (const shopper of [mover, loser]) await orderOf(shopper);
    await keepProofs(trading.database.owner);
    trading.clock.advance(60_000);
    const [{ phone } = { phone: "" }] = await asOwner<{ phone: string }>(
      trading,
      "select phone from users where id = $1",
      [loser.userId],
    );
    await inAccounts(trading.database.app, async (accounts) => {
      await writePhone(accounts, mover.userId, "+40799999999");
      await provePhone(accounts, taker.userId, phone, trading.clock.now());
    });
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });

  it("does not hold of a phone that was proved after the order, or by nobody", async () => {
    const shopper = await newShopper(trading);
    const early = await orderOf(shopper);
    const other = await newShopper(trading);
    const strange = await orderOf(other);
    await asOwner(
      trading,
      "update users set phone_verified_at = phone_verified_at + interval '1 hour' where id = $1",
      [shopper.userId],
    );
    await asOwner(trading, "update orders set contact_phone = '+40788888888' where id = $1", [strange]);
    const violations = await findViolations(trading.database.owner);
    expect(violations).toMatchObject([
      { invariant: "INVARIANT-14 phones of orders were verified when they were placed" },
    ]);
    expect(violations.flatMap(({ rows }) => rows)).toHaveLength(2);
    expect(JSON.stringify(violations)).toContain(early);
    expect(JSON.stringify(violations)).toContain(strange);
  });
});
