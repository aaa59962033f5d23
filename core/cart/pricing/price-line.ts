import { add, negate, subtract, sum } from "#core/money/add.ts";
import { atLeastZero, isZero, min } from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import { multiply } from "#core/money/multiply.ts";
import { zero } from "#core/money/parse-money.ts";
import { discountOn } from "#core/promotion/discount.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import type { Line, PriceTraceStep } from "../line.ts";
import type { ResolvedItem } from "./resolve-item.ts";

/** The terms of an item; whether they are allowed has been decided before. */
export interface LineTerms {
  /** Points that pay the product itself; null pays all in money. */
  readonly pointsUsed: number | null;
  readonly promotion: Promotion | null;
}

/** The price of one piece with its modifiers, which may make it cheaper, though never less than nothing. */
export function unitPriceOf({
  productPrice,
  modifiers,
}: Pick<ResolvedItem, "productPrice" | "modifiers">): Money {
  return atLeastZero(add(productPrice, modifiersPrice(modifiers, productPrice)));
}

/** What pieces of a product with its modifiers cost before any discount. */
export interface GrossPrice {
  readonly unitPrice: Money;
  readonly linePrice: Money;
  /** What of it the product alone costs: what points can pay. */
  readonly productPart: Money;
}

/** The price of so many pieces (CART-10), as the product sheet shows it too. */
export function grossPrice(
  priced: Pick<ResolvedItem, "productPrice" | "modifiers">,
  qty: number,
): GrossPrice {
  const unitPrice = unitPriceOf(priced);
  const linePrice = multiply(unitPrice, qty);
  return { unitPrice, linePrice, productPart: min(multiply(priced.productPrice, qty), linePrice) };
}

/**
 * The line of an item (CART-10): (product price + modifier prices) × quantity; points pay product price × quantity and
 * no more; the discount, half-even to the minor unit, is taken on what points left, without the modifiers where the promotion
 * does not apply to them. Nothing of it is ever negative, and the trace adds up to the total.
 */
export function priceLine(resolved: ResolvedItem, terms: LineTerms): Line {
  const { item, product, productPrice, modifiers } = resolved;
  const { unitPrice, linePrice, productPart } = grossPrice(resolved, item.qty);
  const pointsPaid = terms.pointsUsed === null ? zero(linePrice.currency) : productPart;
  const { promotion } = terms;
  const discounted = promotion?.appliesToModifiers === false ? productPart : linePrice;
  const discount =
    promotion === null
      ? zero(linePrice.currency)
      : discountOn(subtract(discounted, pointsPaid), promotion.discount.value);
  const total = subtract(subtract(linePrice, pointsPaid), discount);
  return {
    itemId: item.id,
    productId: product.id,
    name: product.name,
    qty: item.qty,
    modifiers,
    unitPrice,
    linePrice,
    pointsUsed: terms.pointsUsed ?? 0,
    pointsPaid,
    discount,
    promotionId: promotion?.id ?? null,
    total,
    vatRate: product.vatRate,
    notes: item.notes,
    trace: priceTrace(productPrice, { unitPrice, linePrice, pointsPaid, discount }),
  };
}

/** The steps from the price of the product to the total of its line; steps of nothing are left out. */
export function priceTrace(
  productPrice: Money,
  {
    unitPrice,
    linePrice,
    pointsPaid,
    discount,
  }: Pick<Line, "unitPrice" | "linePrice" | "pointsPaid" | "discount">,
): readonly PriceTraceStep[] {
  const steps: readonly PriceTraceStep[] = [
    { key: "product", amount: productPrice },
    { key: "modifiers", amount: subtract(unitPrice, productPrice) },
    { key: "quantity", amount: subtract(linePrice, unitPrice) },
    { key: "points", amount: negate(pointsPaid) },
    { key: "discount", amount: negate(discount) },
  ];
  return steps.filter(({ key, amount }) => key === "product" || !isZero(amount));
}

function modifiersPrice(modifiers: ResolvedItem["modifiers"], { currency }: Money): Money {
  return sum(
    modifiers.map(({ price }) => price),
    currency,
  );
}
