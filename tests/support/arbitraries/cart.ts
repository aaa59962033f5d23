import fc from "fast-check";
import type { Currency, Money } from "#core/money/money.ts";
import type { ModifierId, ProductId, CartItemId, ModifierGroupId, PromotionId } from "#core/kernel/id.ts";
import { type Menu, type Modifier, type ModifierGroup, type Product, INDEFINITELY } from "#core/menu/menu.ts";
import { aCategory, aGroup, aMenu, aModifier, aProduct } from "../builders/menu.ts";
import { AVIATORILOR, CENTRU, aPromotion, aUsageLimit } from "../builders/shop.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import type { CartItem } from "#core/cart/cart.ts";
import type { CartItemContent } from "#core/cart/content-hash.ts";
import { maxChoicesOf } from "#core/menu/options.ts";
import type { PricingContext } from "#core/cart/pricing/pricing-context.ts";
import { idOf } from "../builders/values.ts";
import { aPricingContext, aCustomer } from "../builders/customer.ts";

/** Minor units as canonical text of money, computed with BigInt and not with core's own arithmetic. */
export function fromMinorUnits(minorUnits: bigint, currency: Currency = "RON"): Money {
  const digits = (minorUnits < 0n ? -minorUnits : minorUnits).toString().padStart(3, "0");
  return { amount: `${minorUnits < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`, currency };
}

/** The minor units of an amount. */
export function toMinorUnits(money: Money): bigint {
  return BigInt(money.amount.replace(".", ""));
}

/** An amount between two limits in minor units, both included. */
export function arbitraryMoney(
  min = -99_999_999,
  max = 99_999_999,
  currency: Currency = "RON",
): fc.Arbitrary<Money> {
  return fc.integer({ min, max }).map((minorUnits) => fromMinorUnits(BigInt(minorUnits), currency));
}

/** A price of something on a menu, from nothing to 300.00. */
export function arbitraryPrice(currency: Currency = "RON"): fc.Arbitrary<Money> {
  return arbitraryMoney(0, 30_000, currency);
}

/** A menu all of whose products and modifiers are sold and available at Centru. */
export function arbitraryMenu(): fc.Arbitrary<Menu> {
  return menuOf(
    arbitraryPrice().map((price) => ({ [CENTRU]: price })),
    arbitraryMoney(0, 2_000).map((price) => ({ [CENTRU]: price })),
    fc.constant({}),
  );
}

/** A menu of two locations, where each sells some things only, at prices of its own, and some are sold out. */
export function arbitraryPatchyMenu(): fc.Arbitrary<Menu> {
  const prices = (price: fc.Arbitrary<Money>): fc.Arbitrary<Product["priceByLocation"]> =>
    fc.dictionary(fc.constantFrom(CENTRU, AVIATORILOR), price);
  const soldOut = fc.dictionary(fc.constantFrom(CENTRU, AVIATORILOR), fc.constant(INDEFINITELY), {
    maxKeys: 1,
  });
  return menuOf(prices(arbitraryMoney(0, 5)), prices(arbitraryMoney(0, 2)), soldOut);
}

function menuOf(
  productPrices: fc.Arbitrary<Product["priceByLocation"]>,
  modifierPrices: fc.Arbitrary<Product["priceByLocation"]>,
  disabled: fc.Arbitrary<Product["disabledUntilByLocation"]>,
): fc.Arbitrary<Menu> {
  const modifiers = (group: string): fc.Arbitrary<readonly Modifier[]> =>
    fc
      .array(fc.tuple(modifierPrices, disabled), { minLength: 1, maxLength: 3 })
      .map((some) =>
        some.map(([priceByLocation, disabledUntilByLocation], index) =>
          aModifier(`${group} m${index}`, { priceByLocation, disabledUntilByLocation }),
        ),
      );
  const size = modifiers("size").map((some) =>
    aGroup("Size", { singleChoice: true, minChoices: 1, maxChoices: 1, modifiers: some }),
  );
  const extras = modifiers("extras").map((some) => aGroup("Extras", { order: 2, modifiers: some }));
  return fc.tuple(size, extras).chain((groups) =>
    fc
      .array(fc.tuple(arbitraryProduct(groups), productPrices, disabled), { minLength: 1, maxLength: 3 })
      .map((products) =>
        aMenu({
          categories: [aCategory()],
          modifierGroups: groups,
          products: products.map(([change, priceByLocation, disabledUntilByLocation], index) =>
            aProduct(`P${index}`, { ...change, priceByLocation, disabledUntilByLocation }),
          ),
        }),
      ),
  );
}

function arbitraryProduct(groups: readonly ModifierGroup[]): fc.Arbitrary<Partial<Product>> {
  return fc.record({
    modifierGroupsIds: fc.subarray(groups.map(({ id }) => id)),
    redeemableByPoints: fc.boolean(),
    redeemableFor: fc.option(fc.integer({ min: 1, max: 50 })),
  });
}

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

/** The content of an item, from so few ids that equal contents are met often. */
export function arbitraryItemContent(): fc.Arbitrary<CartItemContent> {
  const modifier = fc.constantFrom("m1", "m2", "m3").map((name) => idOf<ModifierId>(name));
  const choice = fc.oneof(modifier, fc.uniqueArray(modifier, { maxLength: 3 }));
  return fc.record({
    productId: fc.constantFrom("p1", "p2").map((name) => idOf<ProductId>(name)),
    modifierIdsByGroup: fc.dictionary(
      fc.constantFrom("g1", "g2").map((name) => idOf<ModifierGroupId>(name)),
      choice,
    ),
    notes: fc.constantFrom(null, "", " ", "cald", " cald ", '"', "|points|"),
    couponId: fc.constantFrom(null, idOf<PromotionId>("c1")),
    payByPoints: fc.boolean(),
  });
}

/** Items with different ids and contents that repeat. */
export function arbitraryItems(maxLength = 6): fc.Arbitrary<readonly CartItem[]> {
  const item = fc.tuple(arbitraryItemContent(), fc.integer({ min: 1, max: 99 }));
  return fc
    .array(item, { maxLength })
    .map((items) =>
      items.map(([content, qty], index) => ({ ...content, qty, id: idOf<CartItemId>(`item ${index}`) })),
    );
}

/** An item of the menu that keeps the rules of its product's groups, with one of the coupons or none. */
export function arbitraryOrderedItem(
  menu: Menu,
  couponIds: readonly PromotionId[],
): fc.Arbitrary<Omit<CartItem, "id">> {
  return fc.constantFrom(...menu.products).chain((product) => {
    const groups = menu.modifierGroups.filter((group) => product.modifierGroupsIds.includes(group.id));
    return fc.record({
      productId: fc.constant(product.id),
      qty: fc.integer({ min: 1, max: 99 }),
      modifierIdsByGroup: fc
        .tuple(...groups.map(arbitraryChoice))
        .map((choices) => Object.fromEntries(choices)),
      notes: fc.constantFrom(null, "cald"),
      couponId: fc.constantFrom(null, ...couponIds),
      payByPoints: fc.boolean(),
    });
  });
}

/** Gives items ids by their position. */
export function withIds(items: readonly Omit<CartItem, "id">[]): readonly CartItem[] {
  return items.map((item, index) => ({ ...item, id: idOf<CartItemId>(`item ${index}`) }));
}

function arbitraryChoice(
  group: ModifierGroup,
): fc.Arbitrary<readonly [ModifierGroupId, readonly ModifierId[]]> {
  const ids = group.modifiers.map(({ id }) => id);
  return fc
    .subarray(ids, { minLength: group.minChoices, maxLength: Math.min(ids.length, maxChoicesOf(group)) })
    .map((chosen) => [group.id, chosen] as const);
}

/** A cart with everything that its price depends on. */
export interface PricedCase {
  readonly menu: Menu;
  readonly items: readonly CartItem[];
  readonly context: PricingContext;
}

/** The customer to price for. */
export interface CaseLimits {
  /** Whether items may carry coupons and promotions may apply. */
  readonly promotions?: boolean;
  readonly points?: boolean;
}

/** Carts of up to four lines at Centru that can be ordered but for their coupons and points. */
export function arbitraryPricedCase({
  promotions = true,
  points = true,
}: CaseLimits = {}): fc.Arbitrary<PricedCase> {
  const shop = fc.tuple(arbitraryMenu(), promotions ? arbitraryPromotions() : fc.constant([]));
  return shop.chain(([menu, offered]) =>
    fc.record({
      menu: fc.constant(menu),
      items: fc
        .array(
          arbitraryOrderedItem(
            menu,
            offered.map(({ id }) => id),
          ),
          { maxLength: 4 },
        )
        .map((items) => withIds(points ? items : items.map((item) => ({ ...item, payByPoints: false })))),
      context: arbitraryContext(offered),
    }),
  );
}

function arbitraryPromotions(): fc.Arbitrary<readonly Promotion[]> {
  return fc.tuple(...["Coupon A", "Coupon B", "Coupon C"].map(arbitraryPromotion));
}

function arbitraryContext(promotions: readonly Promotion[]): fc.Arbitrary<PricingContext> {
  const counts = fc.dictionary(
    fc.constantFrom(...promotions.map(({ id }) => id), "other"),
    fc.nat({ max: 2 }),
  );
  const customer = fc
    .tuple(fc.nat({ max: 2000 }), counts)
    .map(([availableRewardPoints, couponRedemptionsCounts]) =>
      aCustomer({ availableRewardPoints, couponRedemptionsCounts }),
    );
  return fc
    .record({
      customer: fc.option(customer, { freq: 5 }),
      fulfillmentMethod: fc.option(fc.constantFrom(...FULFILLMENT_METHODS)),
      fromMobileApp: fc.boolean(),
    })
    .map((change) => aPricingContext({ promotions, ...change }));
}
