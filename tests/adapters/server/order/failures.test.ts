import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { adjustPoints } from "#adapters/server/reward/rewards.queries.ts";
import { toId, type PromotionId } from "#core/kernel/id.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import {
  commandFor,
  keepCart,
  newItem,
  newShopper,
  placeWithKey,
  plainProduct,
} from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";
import { asOwner } from "#tests/support/database/rows.ts";

/** Every table that placing an order writes to, in the order of writing. */
const WRITES = [
  "insert on idempotency_keys",
  "update on carts",
  "update on customers",
  "insert on orders",
  "insert on order_lines",
  "update on balances",
  "insert on points_ledger",
  "insert on redemptions",
  "insert on customer_promotions",
  "update on promotion_counters",
  "insert on order_numbers",
  "insert on outbox",
  "update on event_counters",
  "insert on events",
];

describe("placeOrder when a statement fails", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
  });
  afterAll(() => trading.stop());

  it("writes everything or nothing, and the retry succeeds", async () => {
    const couponId = toId<PromotionId>(demoId("promotion", "bistro-nord", "nord20"));
    const snapshot = await trading.snapshot();
    const paid = snapshot.menus.ro.products.find(
      (one) =>
        one.redeemableByPoints &&
        one.modifierGroupsIds.length === 0 &&
        one.priceByLocation[trading.locationId] !== undefined,
    );
    if (paid === undefined) throw new Error("The demo has no product for points");
    const { organizationId } = trading;
    for (const [index, write] of WRITES.entries()) {
      const shopper = await newShopper(trading);
      const entry = { id: trading.ids.ulid(), organizationId, customerId: shopper.customerId, points: 1000 };
      await inTransaction(trading.database.app, { organizationId }, (queries) =>
        adjustPoints(queries, entry, trading.clock.now()),
      );
      const items = [
        newItem(trading, paid, { payByPoints: true }),
        newItem(trading, await plainProduct(trading), { couponId }),
      ];
      const cart = await keepCart(trading, shopper, items);
      const command = await commandFor(trading, shopper, cart);
      const table = write.replace(/^.* on /, "");
      await asOwner(
        trading,
        `create trigger broken before ${write} for each row execute function refuse_change()`,
      );
      await expect(placeWithKey(trading, shopper, command, `key-${index}`)).rejects.toThrow(/append-only/);
      await asOwner(trading, `drop trigger broken on ${table}`);
      expect([write, await findViolations(trading.database.owner)]).toEqual([write, []]);
      expect(await asOwner(trading, "select from orders where cart_id = $1", [cart.id])).toEqual([]);
      expect(await placeWithKey(trading, shopper, command, `key-${index}`)).toMatchObject({
        ok: true,
        value: { replayed: false },
      });
    }
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });
});
