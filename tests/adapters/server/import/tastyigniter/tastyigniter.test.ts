import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  amountOf,
  FIXTURE_MENUS,
  fileOf,
  filesIn,
  outcomeOf,
} from "#tests/adapters/server/import/menu-files.ts";

const FIXTURE = filesIn(join(FIXTURE_MENUS, "tastyigniter"));
const ron = (amount: string) => ({ amount, currency: "RON" });

describe("parseTastyIgniter", () => {
  it("takes products under their categories, capitals kept, equal names apart", () => {
    const { draft } = outcomeOf("tastyigniter", FIXTURE);
    expect(draft?.categories).toEqual([
      { key: "ciorbe", name: "Ciorbe" },
      { key: "la-gratar", name: "LA GRĂTAR" },
      { key: "placinte", name: "Plăcinte" },
      { key: "rezervate", name: "Rezervate" },
      { key: "(menu)", name: "Meniu" },
      { key: "Sezon", name: "Sezon" },
    ]);
    expect(
      draft?.products.map(({ key, categoryKey, price, switchedOff }) => [
        key,
        categoryKey,
        amountOf(price),
        switchedOff,
      ]),
    ).toEqual([
      ["Ciorbă de legume a Floarei", "ciorbe", "18.90", false],
      ["CIORBĂ DE PĂSTRĂV", "ciorbe", "24.00", false],
      ["Mici de la Ferma Veche", "la-gratar", "32.50", false],
      ["Plăcintă cu dovleac", "placinte", "14.25", false],
      ["Plăcintă cu dovleac#2", "placinte", "15.00", false],
      ["Plăcintă cu ștevie", "placinte", "13.00", true],
      ["Masa lui Andrei", "rezervate", "99.00", true],
      ["Socată rece", "(menu)", "9.00", false],
      ["Cozonac de Paști", "Sezon", "55.00", false],
    ]);
  });

  it("takes a whole product without HTML", () => {
    expect(outcomeOf("tastyigniter", FIXTURE).draft?.products[0]).toEqual({
      key: "Ciorbă de legume a Floarei",
      categoryKey: "ciorbe",
      name: "Ciorbă de legume a Floarei",
      description: "Rădăcinoase, leuștean și borș de casă.",
      price: ron("18.90"),
      groupKeys: ["Porție", "Lângă"],
      diets: null,
      switchedOff: false,
    });
  });

  it("takes options as groups, by priority, single or multiple as they are displayed", () => {
    expect(outcomeOf("tastyigniter", FIXTURE).draft?.modifierGroups).toEqual([
      {
        key: "Porție",
        name: "Porție",
        singleChoice: true,
        minChoices: 1,
        maxChoices: 1,
        modifiers: [
          { key: "Porție/Mică", name: "Mică", price: ron("0.00") },
          { key: "Porție/Mare", name: "Mare", price: ron("6.50") },
        ],
      },
      {
        key: "Lângă",
        name: "Lângă",
        singleChoice: false,
        minChoices: 0,
        maxChoices: 2,
        modifiers: [
          { key: "Lângă/Ardei iute", name: "Ardei iute", price: ron("1.50") },
          { key: "Lângă/Smântână", name: "Smântână", price: ron("3.00") },
          { key: "Lângă/Pâine cu maia", name: "Pâine cu maia", price: ron("2.25") },
        ],
      },
      {
        key: "Sos",
        name: "Sos",
        singleChoice: true,
        minChoices: 0,
        maxChoices: 1,
        modifiers: [
          { key: "Sos/Muștar", name: "Muștar", price: ron("0.00") },
          { key: "Sos/Ketchup", name: "Ketchup", price: ron("0.00") },
        ],
      },
      {
        key: "Băutură",
        name: "Băutură",
        singleChoice: false,
        minChoices: 0,
        maxChoices: 2,
        modifiers: [
          { key: "Băutură/Socată", name: "Socată", price: ron("9.00") },
          { key: "Băutură/Borș rece", name: "Borș rece", price: ron("7.75") },
        ],
      },
    ]);
  });

  it("tells what it changed and refused, each with its place", () => {
    const { changed, refused } = outcomeOf("tastyigniter", FIXTURE);
    expect(refused).toEqual([
      "menus.json, /11: it is nothing that a menu has",
      'menu_options.json, /1/option_values/3/price: the price "-1" is below zero',
      'menu_options.json, /4/display_type: the display type "hidden" is none of checkbox, radio, select, quantity',
      'menus.json, /1/menu_options/3: no group of options is called "Tacâm"',
      'menus.json, /9/menu_price: the price "7.999" has more than two decimals',
      "menus.json, /10/menu_price: no price",
    ]);
    expect(changed).toEqual([
      "menu_options.json, /3/display_type: a quantity of each value cannot be chosen: each may be taken once",
      'categories.json, /4: the category "Rezervate" is switched off: so are its products',
      "menus.json, /0: of several categories only the first was taken",
      "menus.json, /0/menu_description: HTML was taken out of the text",
      "menus.json, /2/minimum_qty: a minimum quantity of 3 cannot be asked for: single pieces are sold too",
      "menus.json, /5/menu_status: the menu is switched off: taken as not available until somebody says otherwise",
      "menus.json, the whole file: what stands in no category was put under «Meniu»",
      'menus.json, /8/categories/0: the category "Sezon" stands in no file: it was made',
      "categories.json, the whole file: prices name no currency: taken as RON",
      'categories.json, /3: no product belongs to the category "De post": it was left out',
    ]);
  });

  it("reads prices in the currency of the shop, or the one asked for", () => {
    expect(outcomeOf("tastyigniter", FIXTURE, { asked: "USD" }).draft?.products[0]?.price).toEqual({
      amount: "18.90",
      currency: "USD",
    });
    expect(outcomeOf("tastyigniter", FIXTURE, { ofShop: "USD" }).currency).toEqual("USD");
    expect(outcomeOf("tastyigniter", FIXTURE, { ofShop: "USD", asked: "RON" }).message).toEqual(
      "The shop trades in USD, so its menu cannot be read as RON.",
    );
  });

  it("refuses a file that is no list", () => {
    expect(outcomeOf("tastyigniter", [...FIXTURE, fileOf({ menus: [] }, "other.json")])).toMatchObject({
      message: "Not every file is a menu in the format tastyigniter.",
      draft: null,
    });
  });

  it("refuses files without a product that can be sold", () => {
    expect(outcomeOf("tastyigniter", [fileOf([{ menu_name: "Ceai", menu_price: "gratis" }])])).toEqual({
      message: "The files hold no product that can be sold.",
      draft: null,
      currency: null,
      changed: [],
      refused: ['menu.json, /0/menu_price: the price "gratis" is not an amount written as 12.50'],
    });
  });
});
