import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { changedNothing } from "#adapters/server/import/write/write-menu.ts";
import { exportMenu } from "#adapters/server/menu/file/export-menu.ts";
import { findShopBySlug } from "#adapters/server/shop/shops.queries.ts";
import { fileOf, outcomeOf, runImport, shopSnapshotOf } from "#tests/adapters/server/import/menu-files.ts";
import { valueOf } from "#tests/support/builders/values.ts";
import { createDemoDatabase, type TestDatabase } from "#tests/support/database/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createDemoDatabase();
});
afterAll(() => database.stop());

async function exported(slug: string): Promise<string> {
  const place = await findShopBySlug(database.app, slug);
  const text = place === null ? null : await exportMenu(database.app, place);
  if (text === null) throw new Error(`There is no shop ${slug}`);
  return text;
}

const imported = (slug: string, text: string) =>
  runImport(database.app, `--format diner --shop ${slug}`, [fileOf(text)]);

const small = (more: object = {}) => ({
  format: "diner-menu",
  version: 1,
  shop: { name: "Ceainărie", currency: "RON", locale: "ro" },
  locations: [
    { slug: "centru", name: "Centru" },
    { slug: "gara", name: "Gara" },
  ],
  categories: [{ key: "cald", name: "Calde", translations: { en: { name: "Hot" } } }],
  modifier_groups: [],
  products: [product()],
  ...more,
});

const product = (more: object = {}) => ({
  key: "ceai",
  slug: "ceai-negru",
  category: "cald",
  name: "Ceai negru",
  description: null,
  translations: {},
  picture: null,
  prices: { centru: "9.00" },
  vat_rate: "11.00",
  available_for: ["pickup"],
  allergens: [],
  diets: null,
  weight: "300 ml",
  nutrition: { energy_kcal: "2" },
  redeemable_by_points: false,
  redeemable_for: null,
  featured: true,
  modifier_groups: [],
  ...more,
});

describe("a menu file", () => {
  it.each(["bistro-nord", "pizza-nord", "zen"])(
    "of %s changes nothing where it comes from, and makes the same menu elsewhere (IMPORT-1, IMPORT-3)",
    async (slug) => {
      const text = await exported(slug);
      expect(changedNothing(valueOf(await imported(slug, text)).written)).toEqual(true);
      expect(await exported(slug)).toEqual(text);
      const copy = `copie-${slug}`;
      expect(valueOf(await imported(copy, text)).read.findings).toEqual([]);
      const { shop } = JSON.parse(text) as { shop: { name: string } };
      expect(shop.name.length).toBeGreaterThan(2);
      expect(await exported(copy)).toEqual(text);
      expect(changedNothing(valueOf(await imported(copy, text)).written)).toEqual(true);
    },
  );

  it("says what is sold at each location, and ends the price of what is not (IMPORT-1)", async () => {
    await imported("ceainarie", JSON.stringify(small()));
    const after = async (prices: object) => {
      await imported("ceainarie", JSON.stringify(small({ products: [product({ prices })] })));
      const { locations, menus } = await shopSnapshotOf(database.app, "ceainarie");
      const byId = menus.ro.products[0]?.priceByLocation ?? {};
      return locations.map(({ id, slug }) => [slug, byId[id]?.amount ?? null]);
    };
    expect(await after({ centru: "9.00", gara: "10.50" })).toEqual([
      ["centru", "9.00"],
      ["gara", "10.50"],
    ]);
    expect(await after({ gara: "11.00" })).toEqual([
      ["centru", null],
      ["gara", "11.00"],
    ]);
  });

  it("brings back what was archived since it was exported", async () => {
    const text = await exported("zen");
    const { organizationId } = await shopSnapshotOf(database.app, "zen");
    await inTransaction(database.app, { organizationId }, (queries) =>
      queries.query("update products set archived_at = now() where position <= 3", []),
    );
    expect((await exported("zen")).length).toBeLessThan(text.length);
    await imported("zen", text);
    expect(await exported("zen")).toEqual(text);
  });
});

describe("parseOwnMenu", () => {
  const read = (value: object, facts: object = {}) => outcomeOf("diner", [fileOf(value)], facts);

  it("refuses a row by its place and reason, and takes the others as they are (IMPORT-2)", () => {
    const outcome = read(
      small({
        modifier_groups: [
          {
            key: "cana",
            name: "Cană",
            translations: {},
            single_choice: true,
            min_choices: 1,
            max_choices: 2,
            modifiers: [],
          },
        ],
        products: [
          product(),
          product({ key: "b" }),
          product({ key: "c", slug: "c", category: "rece" }),
          product({ key: "d", slug: "d", prices: { centru: "nouă lei" } }),
          product({ key: "e", slug: "e", modifier_groups: ["cana"] }),
          product({ slug: "f" }),
          product({ key: "g", slug: "g", alergens: [] }),
          product({ key: "h", slug: "h", name: "" }),
        ],
      }),
    );
    expect(outcome.draft?.products.map(({ key }) => key)).toEqual(["ceai"]);
    expect(outcome.refused).toEqual([
      "menu.json, /modifier_groups/0: the least and the most choices do not fit each other",
      'menu.json, /products/1/slug: "ceai-negru" stands in another row already',
      'menu.json, /products/2/category: no category has the key "rece"',
      "menu.json, /products/3/prices/centru: it is not written as a menu file writes it",
      'menu.json, /products/4/modifier_groups: no group of options is called "cana"',
      'menu.json, /products/5: "ceai" stands in another row already',
      "menu.json, /products/6/alergens: there is no such field",
      "menu.json, /products/7/name: it is missing or empty",
    ]);
  });

  it.each([
    ["another format", { format: "menu" }, {}, "a menu file of this product was expected"],
    ["a later version", { version: 2 }, {}, "a menu file of this product was expected"],
    ["another currency", {}, { ofShop: "USD" }, 'the price is in "RON", and the shop trades in USD'],
    [
      "another language",
      {},
      { ofShop: "RON", locations: ["centru"], locale: "en" },
      "its texts are in ro, and the shop's language is en",
    ],
    [
      "other locations",
      {},
      { ofShop: "RON", locations: ["aeroport", "port"] },
      "it names no location that the shop has",
    ],
  ])("refuses a file of %s whole", (_what, more, facts, reason) => {
    const outcome = read(small(more), facts);
    expect(outcome.message).toEqual("Not every file is a menu in the format diner.");
    expect(outcome.refused).toContain(`menu.json, the whole file: ${reason}`);
  });

  it("takes the only location of a file for the only one of the shop, and says so", () => {
    const outcome = read(small({ locations: [{ slug: "centru", name: "Centru" }] }), {
      ofShop: "RON",
      locations: ["principala"],
    });
    expect(outcome.changed).toEqual([
      'menu.json, /locations/0: prices at "centru" were taken for "principala"',
    ]);
    expect(outcome.draft?.products[0]?.price).toEqual(
      new Map([["principala", { amount: "9.00", currency: "RON" }]]),
    );
  });
});
