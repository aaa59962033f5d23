import type { CartPrice } from "#core/cart/pricing/price-cart.ts";
import { add, subtract, sum } from "#core/money/add.ts";
import { isZero } from "#core/money/compare.ts";
import { formatMinorUnits } from "#core/money/minor-units.ts";
import { fractionOf, multiplyFractions } from "#core/money/fraction.ts";
import type { Money } from "#core/money/money.ts";
import { multiplyByRatio } from "#core/money/multiply-by-ratio.ts";
import { multiply } from "#core/money/multiply.ts";
import { zero } from "#core/money/parse-money.ts";
import { roundToInteger } from "#core/money/rounding.ts";
import { earnedPoints, eligibleForPoints } from "#core/reward/earned-points.ts";
import type { Totals, VatShare } from "#core/cart/pricing/order-totals.ts";
import type { Tip } from "../quote.ts";

/** What an order adds to the price of its cart. */
export interface OrderCharges {
  /** In the shop's currency; zero at pickup. */
  readonly deliveryFee: Money;
  readonly tip: Tip | null;
  /** Per cent as decimal text. */
  readonly deliveryVatRate: string;
  /** Points for each unit of currency as decimal text; "0" where a shop gives none. */
  readonly pointsPerUnit: string;
}

/**
 * The sums of an order in the order of its summary (CHECKOUT-4). VAT is taken out of what is paid in money: lines
 * after discounts and points, the delivery fee at its own rate, a tip not at all.
 */
export function totals(price: Omit<CartPrice, "refusals">, charges: OrderCharges): Totals {
  const { lines, subtotal, discounts, pointsUsed, pointsPaid } = price;
  const { deliveryFee } = charges;
  const { currency } = deliveryFee;
  const discount = sum(
    lines.map((line) => line.discount),
    currency,
  );
  const tip = tipAmount(charges.tip, subtract(subtotal, discount));
  return {
    subtotal,
    discounts,
    pointsUsed,
    pointsPaid,
    deliveryFee,
    tip,
    total: add(add(price.total, deliveryFee), tip),
    vat: vatShares([
      ...lines.map((line) => ({ rate: line.vatRate, gross: line.total })),
      { rate: charges.deliveryVatRate, gross: deliveryFee },
    ]),
    pointsEarned: earnedPoints(eligibleForPoints(lines, currency), charges.pointsPerUnit),
  };
}

/** The amount of a tip: as named, or per cent of subtotal - discounts, half-even to the minor unit. */
export function tipAmount(tip: Tip | null, discounted: Money): Money {
  if (tip === null) return zero(discounted.currency);
  return "amount" in tip ? tip.amount : multiply(discounted, `${(tip.percent / 100).toFixed(2)}`, "halfEven");
}

/** The VAT in gross amounts by rate, lowest rate first: gross × r / (100 + r), half-even on the sum of a rate. Rates on which nothing is paid are left out. */
export function vatShares(
  parts: readonly { readonly rate: string; readonly gross: Money }[],
): readonly VatShare[] {
  // By hundredths of a per cent, so that "21" and "21.00" are one rate.
  const grossByRate = new Map<bigint, Money>();
  for (const { rate, gross } of parts) {
    if (isZero(gross)) continue;
    const hundredths = hundredthsOf(rate);
    const before = grossByRate.get(hundredths);
    grossByRate.set(hundredths, before === undefined ? gross : add(before, gross));
  }
  return [...grossByRate]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([hundredths, gross]) => {
      const rate = formatMinorUnits(hundredths, 2);
      const whole = formatMinorUnits(hundredths + 10_000n, 2);
      return { rate, amount: multiplyByRatio(gross, rate, whole, "halfEven") };
    });
}

function hundredthsOf(rate: string): bigint {
  return roundToInteger(multiplyFractions(fractionOf(rate), fractionOf(100)), "halfUp") ?? 0n;
}
