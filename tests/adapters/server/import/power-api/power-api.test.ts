import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readAmounts } from "#adapters/server/import/power-api/amounts.ts";
import { FIXTURE_MENUS, fileOf, filesIn, outcomeOf } from "#tests/adapters/server/import/menu-files.ts";

const FIXTURE = filesIn(join(FIXTURE_MENUS, "power-api"));
const ron = (amount: string) => ({ amount, currency: "RON" });

describe("parsePowerApi", () => {
  it("takes products with their variants, toppings and sides as far as an option can say them (IMPORT-5)", () => {
    const { draft } = outcomeOf("power-api", FIXTURE);
    expect(draft?.categories).toEqual([
      { key: "Pizza/Classic", name: "Pizza – Clasice" },
      { key: "Wings", name: "Aripioare" },
      { key: "Bread", name: "Pâine" },
    ]);
    expect(
      draft?.products.map(({ key, categoryKey, price, groupKeys }) => [key, categoryKey, price, groupKeys]),
    ).toEqual([
      ["P_MARG", "Pizza/Classic", ron("22.00"), ["P_MARG/variants"]],
      ["W_IUTI", "Wings", ron("27.00"), ["W_IUTI/sides"]],
      ["W_SIMPLE", "Wings", ron("25.00"), ["W_SIMPLE/sides"]],
      ["B_FOCA", "Bread", ron("14.00"), ["B_FOCA/toppings"]],
    ]);
    expect(
      draft?.modifierGroups.map(({ key, minChoices, maxChoices, modifiers }) => [
        key,
        minChoices,
        maxChoices,
        modifiers.map(({ name, price }) => [name, price]),
      ]),
    ).toEqual([
      [
        "P_MARG/variants",
        1,
        1,
        [
          ["Margherita mică", ron("0.00")],
          ["Margherita mare", ron("9.50")],
        ],
      ],
      [
        "W_IUTI/sides",
        1,
        1,
        [
          ["Sos barbecue", ron("0.00")],
          ["Sos ranch", ron("0.00")],
        ],
      ],
      ["W_SIMPLE/sides", 0, 1, [["Sos barbecue", ron("2.50")]]],
      ["B_FOCA/toppings", 0, 1, [["Măsline", ron("2.00")]]],
    ]);
  });

  it("says of everything else what became of it, by its place (IMPORT-2)", () => {
    const { changed, refused } = outcomeOf("power-api", FIXTURE);
    expect(refused).toEqual([
      'menu.json, /products/P_MARG/variants/2: nothing has the code "MARG99"',
      "menu.json, /products/P_MARG/availableToppings: a topping adds another amount to each size, and an option has one price",
      'menu.json, /products/W_IUTI/availableSides: "?!" is no code with amounts',
      'menu.json, /products/W_SIMPLE/availableSides: nothing says what the side "RNCH" costs',
      'menu.json, /products/B_FOCA/availableToppings: the topping "Us" cannot be had once',
      'menu.json, /products/B_FOCA/availableToppings: nothing has the code "Zz"',
      'menu.json, /products/P_NIMIC: "Fără preț" has no price that can be taken',
      "menu.json, /coupons/products/9001: a coupon is no product: make it a promotion",
      "menu.json, /preconfiguredProducts/MARG28: a preset of another product: that product itself is taken",
      "menu.json, /cooking/instructions/WD: an instruction to the kitchen cannot be chosen: there is a note for it",
      "menu.json, /unsupported/products/VECHI: the file itself says that this product is not supported",
    ]);
    expect(changed).toEqual([
      "menu.json, /categories/food/bread/products/1: of several categories only the first was taken",
      "menu.json, /variants/MARG28/surcharge: a surcharge of 1.5 was left out: the price stands without it",
      "menu.json, the whole file: the side that a product comes with can be exchanged for another one",
      "menu.json, the whole file: toppings that a product comes with cannot be left out of it",
      "menu.json, the whole file: amounts of 2 cannot be asked for: a topping is taken once",
      "menu.json, the whole file: prices name no currency: taken as RON",
    ]);
  });

  it("refuses a file without products and variants whole", () => {
    expect(outcomeOf("power-api", [fileOf({ products: {} })]).refused).toEqual([
      "menu.json, the whole file: a menu with `products` and `variants` was expected",
    ]);
  });
});

describe("readAmounts", () => {
  it("reads codes with whole and fractional amounts, and keeps apart what is none", () => {
    expect(readAmounts("X=0:0.5:1:1.5, C=1.5,P,=1,Q=,R=1:a,Xm=1=2")).toEqual({
      read: [
        { code: "X", amounts: ["0", "0.5", "1", "1.5"] },
        { code: "C", amounts: ["1.5"] },
        { code: "P", amounts: null },
      ],
      unread: ["=1", "Q=", "R=1:a", "Xm=1=2"],
    });
    expect(readAmounts("")).toEqual({ read: [], unread: [] });
  });
});
