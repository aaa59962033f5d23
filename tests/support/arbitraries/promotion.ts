import fc from "fast-check";
import type { ProductId } from "#core/kernel/id.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import { idOf } from "#tests/support/builders/id.ts";
import { aPromotion, aUsageLimit } from "#tests/support/builders/promotion.ts";

/** A fraction as decimal text, from "0.0000" to "1.0000". */
export const arbitraryFraction: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 10_000 })
  .map((parts) => `${Math.floor(parts / 10_000)}.${String(parts % 10_000).padStart(4, "0")}`);

/** A promotion of a shop with the products P0 to P2; some of its limits are reached, most are not. */
export function arbitraryPromotion(name: string): fc.Arbitrary<Promotion> {
  return fc
    .record({
      automatic: fc.boolean(),
      value: arbitraryFraction,
      appliesToModifiers: fc.boolean(),
      limitedToProductIds: fc.option(fc.subarray(["P0", "P1", "P2"].map((one) => idOf<ProductId>(one)))),
      limitedToMobileApp: fc.boolean(),
      limitedToFulfillmentMethods: fc.option(fc.subarray([...FULFILLMENT_METHODS])),
      usageLimitPerCustomer: fc.option(fc.integer({ min: 0, max: 2 }).map((times) => aUsageLimit(times))),
    })
    .map(({ value, ...change }) => aPromotion(name, { ...change, discount: { value } }));
}
