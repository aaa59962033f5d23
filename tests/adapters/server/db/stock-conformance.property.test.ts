import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { priceCart } from "#core/cart/pricing/price-cart.ts";
import { indexMenu } from "#core/menu/menu-index.ts";
import { aPricingContext } from "#tests/support/builders/customer.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";
import { newItem, plainProduct } from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";
import { createGuardCases, UNLIMITED_CASE, type TryCase } from "./guard-cases.ts";

const RUNS = runs(1000);
const LAW = { timeout: 3 * PROPERTY_TIMEOUT.timeout } as const;

describe("core and the database decide alike", () => {
  let trading: TradingShop;
  let outcomeOf: TryCase;
  beforeAll(async () => {
    trading = await startTrading({ poolSize: 2 });
    outcomeOf = await createGuardCases(trading, demoId("promotion", "bistro-nord", "centru10"));
  });
  afterAll(() => trading.stop());

  it("on whether enough pieces of a product are left", LAW, async () => {
    const product = await plainProduct(trading);
    const cases = fc.record({
      stock: fc.option(fc.nat(6)),
      pieces: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ stock, pieces }) => {
        const items = pieces.map((qty) => newItem(trading, product, { qty }));
        const { refusals } = priceCart(
          indexMenu({ products: [product], modifierGroups: [] }),
          { items, locationId: trading.locationId },
          aPricingContext({ now: trading.clock.now(), stock: stock === null ? {} : { [product.id]: stock } }),
        );
        const outcome = await outcomeOf({ ...UNLIMITED_CASE, stock, pieces });
        expect(outcome).toBe(refusals.length === 0 ? "placed" : "stock");
      }),
      RUNS,
    );
  });
});
