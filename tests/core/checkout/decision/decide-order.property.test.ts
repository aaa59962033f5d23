import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideOrder } from "#core/checkout/decision/decide-order.ts";
import { makeQuote } from "#core/checkout/decision/make-quote.ts";
import { isNegative } from "#core/money/compare.ts";
import { allSlots, anySlotInput, locationOf } from "#tests/support/arbitraries/shop.ts";
import { plusMillis } from "#core/time/instant.ts";
import { choiceOf, commandOf, contextOf, itemOf } from "#tests/core/checkout/checkout-cases.ts";
import { arbitraryPrice } from "#tests/support/arbitraries/cart.ts";

/** Carts of known and unknown products, with and without coupon and points. */
const items = fc
  .array(
    fc.record({
      product: fc.constantFrom("vin", "înghețată", "ciorbă", "pește"),
      qty: fc.integer({ min: 1, max: 9 }),
      payByPoints: fc.boolean(),
      coupon: fc.boolean(),
    }),
    { maxLength: 4 },
  )
  .map((list) =>
    list.map(({ product, coupon, ...rest }, index) => ({
      ...itemOf(product, rest),
      id: itemOf(`${product}-${index}`).id,
      couponId: coupon ? (contextOf().promotions[0]?.id ?? null) : null,
    })),
  );

describe("decideOrder", () => {
  it("takes exactly the slots that the quote shows as available, and no others (INVARIANT-12)", () => {
    fc.assert(
      fc.property(
        anySlotInput(),
        fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 8 }),
        (slotInput, picks) => {
          const { now, capacity, taken, method } = slotInput;
          const location = locationOf(slotInput.location);
          const context = contextOf({ location, now, capacity, taken });
          const choice = choiceOf({ fulfillmentMethod: method });
          const zone = method === "delivery" ? (context.zones[0] ?? null) : null;
          const shown = allSlots({ ...slotInput, zone });
          const free = new Set(shown.filter((slot) => slot.available).map((slot) => slot.start));
          const quarter = plusMillis(now, -(Date.parse(now) % 900_000));
          const starts = [
            ...shown.slice(0, 4).map(({ start }) => start),
            ...picks.map((pick) => plusMillis(quarter, pick * 900_000)),
          ];
          for (const slotStart of starts) {
            const timing = { type: "scheduled", slotStart } as const;
            const decided = decideOrder(
              context,
              commandOf({ ...choice, timing, paymentMethod: "cash" }, context),
            );
            const pickerSlot = makeQuote(context, { ...choice, timing }).slots.find(
              ({ start }) => start === slotStart,
            );
            expect([slotStart, pickerSlot?.available ?? false]).toEqual([slotStart, free.has(slotStart)]);
            expect([slotStart, decided.ok]).toEqual([slotStart, free.has(slotStart)]);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it("refuses with the quote's first blocker, and places what the quote does not block", () => {
    fc.assert(
      fc.property(items, anySlotInput(), (list, { location, now }) => {
        const context = contextOf({
          location: locationOf(location),
          now,
          cart: { ...contextOf().cart, items: list },
        });
        const quote = makeQuote(context, choiceOf());
        const decided = decideOrder(context, commandOf({}, context));
        const [blocker] = quote.blockers;
        expect(decided.ok ? decided.value.total : decided.error).toEqual(blocker ?? quote.total);
      }),
    );
  });

  it("never lets a total be negative", () => {
    fc.assert(
      fc.property(items, arbitraryPrice(), (list, tip) => {
        const context = contextOf({ cart: { ...contextOf().cart, items: list } });
        const quote = makeQuote(context, choiceOf({ tip: { amount: tip } }));
        expect(
          [quote.total, quote.subtotal, ...quote.vat.map((share) => share.amount)].some(isNegative),
        ).toBe(false);
      }),
    );
  });
});
