import fc from "fast-check";
import type { CartPrice } from "#core/cart/pricing/price-cart.ts";
import type { Line } from "#core/cart/line.ts";
import { toId, type PromotionId } from "#core/kernel/id.ts";
import { add, subtract, sum } from "#core/money/add.ts";
import { min } from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import { multiply } from "#core/money/multiply.ts";
import { arbitraryPrice } from "#tests/support/arbitraries/cart.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { anOrderLine } from "#tests/support/builders/order.ts";

/** The parts of a line that sums look at, the rest as in a plain line. */
export interface LineParts {
  readonly unitPrice: string;
  readonly qty?: number;
  readonly pointsPaid?: string;
  readonly pointsUsed?: number;
  readonly discount?: string;
  readonly promotion?: string | null;
  readonly vatRate?: string;
}

/** A priced line of a product in lei. */
export function lineOf(id: string, parts: LineParts): Line {
  const {
    unitPrice,
    qty = 1,
    pointsPaid = "0.00",
    pointsUsed = 0,
    discount = "0.00",
    vatRate = "11.00",
  } = parts;
  const linePrice = multiply(lei(unitPrice), qty);
  return anOrderLine(id, {
    qty,
    unitPrice: lei(unitPrice),
    linePrice,
    pointsUsed,
    pointsPaid: lei(pointsPaid),
    discount: lei(discount),
    promotionId: parts.promotion ? toId<PromotionId>(parts.promotion) : null,
    total: subtract(subtract(linePrice, lei(pointsPaid)), lei(discount)),
    vatRate,
  });
}

/** The price of a cart of such lines; promotions are called by their ids. */
export function priceOf(lines: readonly Line[]): CartPrice {
  const sumOf = (part: (line: Line) => Money): Money => sum(lines.map(part), "RON");
  const shares = new Map<PromotionId, Money>();
  for (const { promotionId, discount } of lines) {
    if (promotionId !== null) shares.set(promotionId, add(shares.get(promotionId) ?? lei("0.00"), discount));
  }
  return {
    lines,
    refusals: [],
    subtotal: sumOf((line) => line.linePrice),
    discounts: [...shares].map(([promotionId, share]) => ({ promotionId, name: promotionId, amount: share })),
    pointsUsed: lines.reduce((points, line) => points + line.pointsUsed, 0),
    pointsPaid: sumOf((line) => line.pointsPaid),
    total: sumOf((line) => line.total),
  };
}

/** Lines whose points and discounts never exceed what is left of them. */
export function pricedLines(): fc.Arbitrary<readonly Line[]> {
  const parts = fc.record({
    unitPrice: arbitraryPrice(),
    qty: fc.integer({ min: 1, max: 5 }),
    points: arbitraryPrice(),
    discount: arbitraryPrice(),
    promotion: fc.constantFrom(null, "cina", "weekend"),
    vatRate: fc.constantFrom("11.00", "21.00", "0.00"),
  });
  return fc.array(parts, { maxLength: 5 }).map((lines) =>
    lines.map(({ unitPrice, qty, points, discount, promotion, vatRate }, index) => {
      const linePrice = multiply(unitPrice, qty);
      const pointsPaid = min(points, linePrice);
      const rest = promotion === null ? lei("0.00") : min(discount, subtract(linePrice, pointsPaid));
      return lineOf(`line-${index}`, {
        unitPrice: unitPrice.amount,
        qty,
        pointsPaid: pointsPaid.amount,
        discount: rest.amount,
        promotion,
        vatRate,
      });
    }),
  );
}
