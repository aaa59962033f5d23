import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import { ORDER_PERIODS } from "#core/order/history/order-period.ts";
import { ORDER_STATUSES } from "#core/order/lifecycle/order-status.ts";
import { isNarrowed, narrowed, ordersPath, ordersQuery, widened } from "#core/order/list/orders-query.ts";
import { runs } from "#tests/support/property-runs.ts";

const queryOf = (path: string) => {
  const asked = new URLSearchParams(path.split("?")[1] ?? "");
  return ordersQuery((name) => asked.get(name), null);
};

const anyQuery = fc.record({
  status: fc.option(fc.constantFrom(...ORDER_STATUSES)),
  method: fc.option(fc.constantFrom(...FULFILLMENT_METHODS)),
  period: fc.option(fc.constantFrom(...ORDER_PERIODS)),
  search: fc.string({ unit: "grapheme", maxLength: 20 }).map((text) => text.trim()),
  oldestFirst: fc.boolean(),
  locationId: fc.constant(null),
  page: fc.integer({ min: 1, max: 99_999 }),
});

describe("the address of the list of orders", () => {
  it("leaves out what is usual, and takes what it does not know as no limit", () => {
    expect(ordersPath(queryOf("/operations/orders"))).toBe("/operations/orders");
    expect(queryOf("?status=eaten&method=drone&period=ever&page=-1&sort=total")).toEqual(queryOf(""));
    expect(ordersPath(queryOf("?status=ready&period=today&search=Ana+I&page=2"))).toBe(
      "/operations/orders?status=ready&period=today&search=Ana%20I&page=2",
    );
  });

  it("begins on the first page again with another choice", () => {
    const third = queryOf("?status=ready&sort=placed_at&page=3");
    expect(narrowed(third, { method: "pickup" })).toEqual({ ...third, method: "pickup", page: 1 });
    expect([isNarrowed(third), isNarrowed(widened(third)), widened(third).oldestFirst]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it("says exactly what is looked for", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(queryOf(ordersPath(query))).toEqual(query);
      }),
      runs(500),
    );
  });
});
