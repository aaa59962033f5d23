import fc from "fast-check";
import { CURRENCIES, type Currency, type Money } from "#core/money/money.ts";
import type { ModifierId } from "#core/kernel/id.ts";
import { type Menu, type Modifier, type ModifierGroup, type Product, INDEFINITELY } from "#core/menu/menu.ts";
import { aCategory, aGroup, aMenu, aModifier, aProduct } from "../builders/menu.ts";
import { AVIATORILOR, CENTRU } from "../builders/shop.ts";

/** Minor units as canonical text of money, computed with BigInt and not with core's own arithmetic. */
export function fromMinorUnits(minorUnits: bigint, currency: Currency = "RON"): Money {
  const digits = (minorUnits < 0n ? -minorUnits : minorUnits).toString().padStart(3, "0");
  return { amount: `${minorUnits < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`, currency };
}

/** The minor units of an amount. */
export function toMinorUnits(money: Money): bigint {
  return BigInt(money.amount.replace(".", ""));
}

/** Any supported currency. */
export const arbitraryCurrency: fc.Arbitrary<Currency> = fc.constantFrom(
  CURRENCIES.RON.code,
  CURRENCIES.USD.code,
);

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

/** Every modifier of a menu by its id. */
export function modifiersOf(menu: Menu): ReadonlyMap<ModifierId, Modifier> {
  return new Map(
    menu.modifierGroups.flatMap((group) => group.modifiers.map((one) => [one.id, one] as const)),
  );
}
