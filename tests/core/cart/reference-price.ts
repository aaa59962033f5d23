import type { CartItem } from "#core/cart/cart.ts";
import type { PricingContext } from "#core/cart/pricing/pricing-context.ts";
import type { Menu, Modifier } from "#core/menu/menu.ts";
import type { ModifierId } from "#core/kernel/id.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import { toMinorUnits } from "#tests/support/arbitraries/cart.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";

/** What CART-10 and PROMOTION-1 to PROMOTION-3 make of a cart, in minor units, without core's arithmetic or rules. */
export interface ReferencePrice {
  readonly totals: readonly bigint[];
  readonly discounts: readonly bigint[];
  readonly subtotal: bigint;
  readonly pointsPaid: bigint;
  readonly pointsUsed: number;
}

/** Prices a cart whose items are all available at Centru, in integers and fractions of them. */
export function referencePrice(
  menu: Menu,
  items: readonly CartItem[],
  context: PricingContext,
): ReferencePrice {
  const prices = new Map(
    [...modifiersOf(menu)].map(([id, { priceByLocation }]) => [id, baniAtCentru(priceByLocation)]),
  );
  const totals: bigint[] = [];
  const discounts: bigint[] = [];
  let subtotal = 0n;
  let pointsPaid = 0n;
  let pointsUsed = 0;
  for (const item of items) {
    const product = menu.products.find(({ id }) => id === item.productId);
    if (product === undefined) throw new Error("The arbitrary orders what the menu has");
    const quantity = BigInt(item.qty);
    const own = baniAtCentru(product.priceByLocation) * quantity;
    const extra = Object.values(item.modifierIdsByGroup)
      .flat()
      .reduce((sum, id) => sum + (prices.get(id) ?? 0n) * quantity, 0n);

    const needed = product.redeemableByPoints ? (product.redeemableFor ?? 0) * item.qty : 0;
    const balance = context.customer?.availableRewardPoints ?? -1;
    const paysByPoints = item.payByPoints && needed > 0 && pointsUsed + needed <= balance;
    const inMoney = paysByPoints ? 0n : own;

    const discountBy = (promotion: Promotion): bigint =>
      fractionOf(promotion.appliesToModifiers ? inMoney + extra : inMoney, promotion.discount.value);
    const usable = context.promotions.filter((promotion) => isUsable(promotion, item, context));
    const coupon = usable.find(({ id }) => id === item.couponId);
    const discount =
      coupon === undefined
        ? usable
            .filter(({ automatic }) => automatic)
            .map(discountBy)
            .reduce(greater, 0n)
        : discountBy(coupon);

    subtotal += own + extra;
    pointsPaid += own - inMoney;
    pointsUsed += paysByPoints ? needed : 0;
    discounts.push(discount);
    totals.push(inMoney + extra - discount);
  }
  return { totals, discounts, subtotal, pointsPaid, pointsUsed };
}

function isUsable(
  promotion: Promotion,
  item: CartItem,
  { customer, fulfillmentMethod, fromMobileApp }: PricingContext,
): boolean {
  const products = promotion.limitedToProductIds ?? [];
  if (products.length > 0 && !products.includes(item.productId)) return false;
  if (promotion.limitedToMobileApp && !fromMobileApp) return false;
  const methods = promotion.limitedToFulfillmentMethods ?? [];
  const mayWait = fulfillmentMethod === null && !promotion.automatic;
  if (methods.length > 0 && !mayWait && !methods.some((method) => method === fulfillmentMethod)) return false;
  const limit = promotion.usageLimitPerCustomer;
  return (
    limit === null ||
    (customer !== null && (customer.couponRedemptionsCounts[promotion.id] ?? 0) < limit.times)
  );
}

// value × 10^4 is an integer; a tie goes to the even minor unit.
function fractionOf(base: bigint, value: string): bigint {
  const scaled = base * BigInt(value.replace(".", ""));
  const floor = scaled / 10_000n;
  const rest = scaled % 10_000n;
  const isUp = rest > 5_000n || (rest === 5_000n && floor % 2n === 1n);
  return isUp ? floor + 1n : floor;
}

function baniAtCentru(priceByLocation: Menu["products"][number]["priceByLocation"]): bigint {
  const price = priceByLocation[CENTRU];
  if (price === undefined) throw new Error("The arbitrary sells everything at Centru");
  return toMinorUnits(price);
}

function greater(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

/** Every modifier of a menu by its id. */
function modifiersOf(menu: Menu): ReadonlyMap<ModifierId, Modifier> {
  return new Map(
    menu.modifierGroups.flatMap((group) => group.modifiers.map((one) => [one.id, one] as const)),
  );
}
