import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "#core/order/lifecycle/order-status.ts";
import { EXPORT_COLUMNS, exportCells, type ExportedOrder } from "#core/order/list/order-export.ts";
import { ORDER_SOURCES } from "#core/order/order.ts";
import { parseInstant, type Instant } from "#core/time/instant.ts";
import { runs } from "#tests/support/patience.ts";

function at(text: string): Instant {
  const instant = parseInstant(text);
  if (instant === null) throw new Error(`${text} is no instant`);
  return instant;
}

const ORDER: ExportedOrder = {
  id: "01J0000000000000000000R001",
  number: "A-042",
  placedAt: at("2026-10-25T00:30:00Z"),
  status: "fulfilled",
  fulfillmentMethod: "delivery",
  source: "app",
  location: "Centru",
  customer: "Ana Ionescu",
  phone: "+40700000101",
  requestedFor: null,
  promisedAt: at("2026-10-25T01:30:00Z"),
  endedAt: at("2026-12-31T22:05:00Z"),
  pieces: 3,
  paymentMethod: "card_at_handover",
  paymentStatus: "paid",
  currency: "RON",
  subtotal: "80.00",
  discount: "8.00",
  pointsPaid: "0.00",
  deliveryFee: "10.00",
  tip: "5.50",
  total: "87.50",
};

describe("exportCells", () => {
  it("writes an order under its columns, with the clock of Bucharest on the night it is set back (ROUTE-11)", () => {
    expect(EXPORT_COLUMNS.map((column, index) => `${column}: ${exportCells(ORDER)[index]}`)).toEqual([
      "number: A-042",
      "id: 01J0000000000000000000R001",
      "placed_at_local: 2026-10-25 03:30",
      "status: fulfilled",
      "fulfillment_method: delivery",
      "source: app",
      "location: Centru",
      "customer: Ana Ionescu",
      "phone: +40700000101",
      "requested_for_local: ",
      "promised_at_local: 2026-10-25 03:30",
      "ended_at_local: 2027-01-01 00:05",
      "pieces: 3",
      "payment_method: card_at_handover",
      "payment_status: paid",
      "currency: RON",
      "subtotal: 80.00",
      "discount: 8.00",
      "points_paid: 0.00",
      "delivery_fee: 10.00",
      "tip: 5.50",
      "total: 87.50",
    ]);
  });

  it("has a cell for every column, whatever the order is", () => {
    const anyOrder = fc.record({
      status: fc.constantFrom(...ORDER_STATUSES),
      source: fc.constantFrom(...ORDER_SOURCES),
      requestedFor: fc.option(fc.constant(ORDER.placedAt)),
      promisedAt: fc.option(fc.constant(ORDER.placedAt)),
      customer: fc.string(),
    });
    fc.assert(
      fc.property(anyOrder, (change) => {
        expect(exportCells({ ...ORDER, ...change })).toHaveLength(EXPORT_COLUMNS.length);
      }),
      runs(50),
    );
  });
});
