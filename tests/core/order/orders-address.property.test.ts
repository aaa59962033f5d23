import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import { toId, type LocationId } from "#core/kernel/id.ts";
import { MAX_PERIOD_DAYS, ORDER_PERIODS } from "#core/order/history/order-period.ts";
import { ORDER_STATUSES } from "#core/order/lifecycle/order-status.ts";
import {
  ORDER_FILTERS_PATH,
  ordersPath,
  readOrdersAddress,
  type OrdersAddress,
} from "#core/order/list/orders-address.ts";
import {
  ALL_ORDERS,
  filterCount,
  isNarrowed,
  narrowed,
  ORDER_CUSTOMERS,
  TEST_CHOICES,
  widened,
} from "#core/order/list/orders-query.ts";
import { ORDER_SOURCES } from "#core/order/order.ts";
import { PAYMENT_METHODS } from "#core/shop/payment-method.ts";
import { plusDays } from "#core/time/calendar-date.ts";
import { runs } from "#tests/support/patience.ts";

const CENTRU = toId<LocationId>("01J000000000000000000CENTR");
const NORD = toId<LocationId>("01J0000000000000000000N0RD");

const addressOf = (path: string, locationId: LocationId | null = null): OrdersAddress => {
  const params = new URLSearchParams(path.split("?")[1] ?? "");
  return readOrdersAddress((name) => params.get(name), { locationIds: [CENTRU, NORD], locationId });
};

const dates = fc
  .tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: MAX_PERIOD_DAYS - 1 }))
  .map(([start, length]) => {
    const from = plusDays("2024-01-01", start);
    return { from, to: plusDays(from, length) };
  });

const anyQuery = fc.record({
  status: fc.option(fc.constantFrom(...ORDER_STATUSES)),
  method: fc.option(fc.constantFrom(...FULFILLMENT_METHODS)),
  payment: fc.option(fc.constantFrom(...PAYMENT_METHODS)),
  source: fc.option(fc.constantFrom(...ORDER_SOURCES)),
  customer: fc.option(fc.constantFrom(...ORDER_CUSTOMERS)),
  lateOnly: fc.boolean(),
  complaintOnly: fc.boolean(),
  tests: fc.constantFrom(null, ...TEST_CHOICES),
  period: fc.option(fc.oneof(fc.constantFrom(...ORDER_PERIODS), dates)),
  search: fc.string({ unit: "grapheme", maxLength: 20 }).map((text) => text.trim()),
  oldestFirst: fc.boolean(),
  locationId: fc.option(fc.constantFrom(CENTRU, NORD)),
  page: fc.integer({ min: 1, max: 99_999 }),
});

describe("the address of the list of orders", () => {
  it("leaves out what is usual", () => {
    expect(ordersPath(ALL_ORDERS)).toBe("/operations/orders");
    expect(addressOf("/operations/orders")).toEqual({ query: ALL_ORDERS, ignored: [] });
    expect(ordersPath(addressOf("?status=ready&period=today&search=Ana+I&page=2").query)).toBe(
      "/operations/orders?status=ready&period=today&search=Ana%20I&page=2",
    );
    expect(ordersPath({ ...ALL_ORDERS, lateOnly: true }, ORDER_FILTERS_PATH)).toBe(
      "/operations/orders/filters?late=only",
    );
  });

  it("names what it spells wrong, and loses nothing else (BOARD-15)", () => {
    const address = addressOf(
      "?status=eaten&method=delivery&payment=shells&source=web&late=often&period=ever&sort=total&location=Mars&page=-1",
    );
    expect(address.query).toEqual({ ...ALL_ORDERS, method: "delivery", source: "web" });
    expect([...address.ignored].toSorted()).toEqual(
      ["late", "location", "page", "payment", "period", "sort", "status"].toSorted(),
    );
    expect(addressOf(`?search=${"a".repeat(81)}`).ignored).toEqual(["search"]);
  });

  it.each([
    ["the wrong way round", "?from=2026-11-02&to=2026-11-01"],
    ["longer than 366 days", "?from=2025-01-01&to=2026-01-02"],
    ["of one end", "?from=2026-11-02"],
    ["of no date", "?from=2026-02-30&to=2026-03-01"],
  ])("takes no period %s", (_what, path) => {
    expect(addressOf(path)).toEqual({ query: ALL_ORDERS, ignored: ["period"] });
  });

  it("is of the location that it names, else of the header's", () => {
    expect(addressOf(`?location=${NORD}`, CENTRU).query.locationId).toBe(NORD);
    expect(addressOf("", CENTRU).query.locationId).toBe(CENTRU);
  });

  it("begins on the first page again with another choice", () => {
    const { query: third } = addressOf("?status=ready&sort=placed_at&page=3");
    expect(narrowed(third, { method: "pickup" })).toEqual({ ...third, method: "pickup", page: 1 });
    expect([
      isNarrowed(third),
      filterCount(third),
      isNarrowed(widened(third)),
      widened(third).oldestFirst,
    ]).toEqual([true, 1, false, true]);
  });

  it("says exactly what is looked for", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(addressOf(ordersPath(query))).toEqual({ query, ignored: [] });
      }),
      runs(500),
    );
  });

  it("is read whatever stands in it, and read again it is the same", () => {
    const part = fc.constantFrom(
      "status",
      "period",
      "from",
      "to",
      "search",
      "page",
      "late",
      "location",
      "sort",
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(part, fc.string({ unit: "grapheme" }))), (pairs) => {
        const params = new URLSearchParams(pairs.map(([name, value]) => [name, value]));
        const { query } = addressOf(`?${params.toString()}`);
        expect(addressOf(ordersPath(query))).toEqual({ query, ignored: [] });
      }),
      runs(500),
    );
  });
});
