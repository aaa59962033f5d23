import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FIXTURE_MENUS, fileOf, filesIn, outcomeOf } from "#tests/adapters/server/import/menu-files.ts";

const FIXTURE = filesIn(join(FIXTURE_MENUS, "square"));
const ron = (amount: string) => ({ amount, currency: "RON" });

describe("parseSquare", () => {
  it("turns minor units into prices and several variations into a required choice over the lowest", () => {
    const { draft, currency } = outcomeOf("square", FIXTURE);
    expect(currency).toEqual("RON");
    expect(draft?.categories).toEqual([
      { key: "#Dulciuri", name: "Dulciuri" },
      { key: "#Cafea", name: "Cafea" },
      { key: "(menu)", name: "Meniu" },
    ]);
    expect(
      draft?.products.map(({ name, categoryKey, price, groupKeys }) => [name, categoryKey, price, groupKeys]),
    ).toEqual([
      ["Flat white", "#Cafea", ron("14.05"), ["#Flat white/variants", "#Lapte"]],
      ["Ecler cu fistic", "#Dulciuri", ron("0.05"), []],
      ["Brioșă", "(menu)", ron("9.00"), []],
    ]);
    expect(draft?.modifierGroups).toEqual([
      {
        key: "#Flat white/variants",
        name: "Variantă",
        singleChoice: true,
        minChoices: 1,
        maxChoices: 1,
        modifiers: [
          { key: "#Flat white/variants/#Mare", name: "Mare", price: ron("4.45") },
          { key: "#Flat white/variants/#Mic", name: "Mic", price: ron("0.00") },
        ],
      },
      {
        key: "#Lapte",
        name: "Lapte",
        singleChoice: true,
        minChoices: 1,
        maxChoices: 1,
        modifiers: [
          { key: "#Vaca", name: "De vacă", price: ron("0.00") },
          { key: "#Ovaz", name: "De ovăz", price: ron("2.50") },
        ],
      },
    ]);
  });

  it("tells what it changed and refused, each with its place", () => {
    const { changed, refused } = outcomeOf("square", FIXTURE);
    expect(refused).toEqual([
      'catalog.json, /#Pai/data/isDeleted: "#Pai" is deleted in the catalog',
      'catalog.json, /#Reducere/data: objects of type "DISCOUNT" are not taken',
      'catalog.json, /#Lapte/data/modifierListData/modifiers/2/isDeleted: "#Soia" is deleted in the catalog',
      "catalog.json, /#Flat white/data/itemData/variations/2: the price is variable, so nobody knows what an order would cost",
      "catalog.json, /#Tort/data/itemData/variations/0: the price is variable, so nobody knows what an order would cost",
      'catalog.json, /#Tort/data: "Tort la comandă" has no price that can be taken',
      'catalog.json, /#Catering/data/presentAtAllLocations: "#Catering" is offered at no location',
    ]);
    expect(changed).toEqual([
      'catalog.json, /#TVA/data: the tax "Sales Tax" of 8.5 % was left out: prices here include VAT, and this one was to be added to them, so guests pay that much less',
      "catalog.json, /#Flat white/image: a picture was left out",
      "catalog.json, /#Briosa/data/itemData: what stands in no category was put under «Meniu»",
    ]);
  });

  const item = (currency: string, present: object = {}) => ({
    objects: [
      {
        type: "ITEM",
        id: "A1",
        ...present,
        item_data: {
          name: "Cold brew",
          variations: [
            {
              type: "ITEM_VARIATION",
              id: "A2",
              item_variation_data: { price_money: { amount: 1200, currency } },
            },
          ],
        },
      },
    ],
  });

  it("names the picture next to an item, or that of the object which it names, where pictures are taken (IMPORT-7)", () => {
    const { draft, changed } = outcomeOf("square", FIXTURE, { takesPictures: true });
    expect(draft?.products[0]?.pictureName).toBe("./flat-white.png");
    expect(changed.filter((line) => line.includes("picture"))).toEqual([]);
    const wire = {
      objects: [
        {
          type: "IMAGE",
          id: "P1",
          image_data: { name: "Cold brew", url: "https://square.example/rece.jpg" },
        },
        ...item("RON").objects.map(({ item_data, ...object }) => ({
          ...object,
          item_data: { ...item_data, image_ids: ["P1", "P2"] },
        })),
      ],
    };
    const files = [fileOf(wire, "catalog.json")];
    expect(outcomeOf("square", files, { takesPictures: true }).draft?.products[0]?.pictureName).toBe(
      "https://square.example/rece.jpg",
    );
    const without = outcomeOf("square", files);
    expect([without.draft?.products[0]?.pictureName, without.changed]).toEqual([
      undefined,
      expect.arrayContaining(["catalog.json, /objects/1/item_data/image_ids: a picture was left out"]),
    ]);
  });

  it("reads the answer of the service, in snake case", () => {
    expect(outcomeOf("square", [fileOf(item("USD"))]).draft?.products).toEqual([
      {
        key: "A1",
        categoryKey: "(menu)",
        name: "Cold brew",
        description: null,
        price: { amount: "12.00", currency: "USD" },
        groupKeys: [],
        diets: null,
        switchedOff: false,
      },
    ]);
  });

  it("takes what is offered at some locations for all of them, and says so", () => {
    const some = { present_at_all_locations: false, present_at_location_ids: ["L1"] };
    expect(outcomeOf("square", [fileOf(item("RON", some))]).changed[0]).toEqual(
      'menu.json, /objects/0/present_at_all_locations: "A1" is offered at some locations only: taken for every location of the shop',
    );
  });

  it("takes an unsupported currency only when somebody says what it means", () => {
    expect(outcomeOf("square", [fileOf(item("CURRENCY"))]).message).toEqual(
      'The files name no currency that is supported ("CURRENCY"): say with --currency RON or --currency USD what they mean.',
    );
    const said = outcomeOf("square", [fileOf(item("CURRENCY"))], { asked: "RON" });
    expect(said.draft?.products[0]?.price).toEqual({ amount: "12.00", currency: "RON" });
    expect(said.changed).toContain(
      'menu.json, /objects/0/item_data/variations/0/item_variation_data/price_money/currency: a price in "CURRENCY" was taken as RON, as --currency says',
    );
  });

  it("never takes one supported currency for the other", () => {
    const { message, refused } = outcomeOf("square", [fileOf(item("USD"))], { asked: "RON" });
    expect(message).toEqual("The files hold no product that can be sold.");
    expect(refused[0]).toMatch(/the price is in "USD", and the shop trades in RON$/);
  });

  it("refuses what is no catalog", () => {
    expect(outcomeOf("square", [fileOf([])]).message).toEqual(
      "Not every file is a menu in the format square.",
    );
    expect(outcomeOf("square", [fileOf("12")]).message).toEqual(
      "Not every file is a menu in the format square.",
    );
  });
});
