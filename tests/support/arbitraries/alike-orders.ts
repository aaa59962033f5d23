import fc from "fast-check";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import { fromMinorUnits } from "#core/money/minor-units.ts";
import type { Money } from "#core/money/money.ts";
import { TERMINAL_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import { ORDER_SOURCES } from "#core/order/order.ts";
import type { AlikeOrders } from "#core/sales/dashboard/alike-orders.ts";
import { PAYMENT_METHODS } from "#core/shop/payment-method.ts";

const lei = (minorUnits: number): Money => fromMinorUnits(BigInt(minorUnits), "RON");

/** Groups of alike orders in lei, as a period has them. */
export const alikeOrders: fc.Arbitrary<AlikeOrders[]> = fc.array(
  fc.record({
    status: fc.constantFrom(...TERMINAL_STATUSES),
    method: fc.constantFrom(...FULFILLMENT_METHODS),
    paymentMethod: fc.constantFrom(...PAYMENT_METHODS),
    source: fc.constantFrom(...ORDER_SOURCES),
    isLate: fc.boolean(),
    isFirst: fc.boolean(),
    orders: fc.integer({ min: 1, max: 500 }),
    total: fc.nat(9_000_000).map(lei),
    tips: fc.nat(90_000).map(lei),
    deliveryFees: fc.nat(90_000).map(lei),
    vat: fc.nat(900_000).map(lei),
    discounts: fc.nat(90_000).map(lei),
    pointsUsed: fc.nat(9000),
    pointsPaid: fc.nat(90_000).map(lei),
    pointsEarned: fc.nat(9000),
    refunded: fc.nat(90_000).map(lei),
    answered: fc.nat(500),
    answerMs: fc.nat(90_000_000),
  }),
  { maxLength: 30 },
);
