import { describeReason } from "#adapters/server/import/draft/reason-words.ts";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readImportCall } from "#adapters/server/import/import-flags.ts";
import { unpackMenu } from "#adapters/server/import/unpack-menu.ts";
import { readMenu } from "#adapters/server/import/read-menu.ts";
import { valueOf } from "#tests/support/builders/values.ts";
import { amountOf, FIXTURE_MENUS, filesIn, outcomeOf } from "./menu-files.ts";

const SAMPLES = process.env["DINER_SAMPLE_DATA"] ?? "";

function countsOf(refused: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const finding of refused) {
    const reason = finding.replace(/^.*?: /, "").replace(/the side "\w+"/, "a side");
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

function readOwnFixtures(): void {
  console.log("DINER_SAMPLE_DATA is not set: the project's own small menus are read instead of real ones.");
  it.each(["tastyigniter", "square", "schema-org", "power-api", "canteen"] as const)(
    "takes the small %s menu",
    (format) => {
      expect(outcomeOf(format, filesIn(join(FIXTURE_MENUS, format))).message).toEqual(null);
    },
  );
}

function readRealMenus(): void {
  const filesOf = (folder: string) => filesIn(join(SAMPLES, "menus", folder));

  it("takes the twelve menus and four options of a TastyIgniter installation", () => {
    const { draft, refused } = outcomeOf("tastyigniter", filesOf("tastyigniter"));
    expect(draft?.products.map(({ name, price }) => `${name} ${amountOf(price)}`).slice(0, 3)).toEqual([
      "Puff-Puff 4.99",
      "SCOTCH EGG 2.00",
      "ATA RICE 12.00",
    ]);
    expect([draft?.products.length, draft?.modifierGroups.length, refused]).toEqual([12, 4, []]);
  });

  it("takes the twelve items of a Square catalog once their currency is given", () => {
    expect(outcomeOf("square", filesOf("square-catalog")).message).toMatch(
      /^The files name no currency that is supported/,
    );
    const { draft, refused } = outcomeOf("square", filesOf("square-catalog"), { asked: "USD" });
    expect(draft?.products[0]?.price).toEqual({ amount: "9.95", currency: "USD" });
    expect([draft?.products.length, draft?.categories.length, refused]).toEqual([12, 3, []]);
  });

  it("takes the nested menu of a schema.org restaurant in its own currency", () => {
    const { draft, currency } = outcomeOf("schema-org", filesOf("schema-org-jsonld"));
    expect(
      draft?.products.map(({ categoryKey, name, price }) => [categoryKey, name, amountOf(price)]),
    ).toEqual([
      ["Dinner/Starters", "Potato Skins", "7.49"],
      ["Dinner/Soups & Salads", "Pea Soup", "3.49"],
    ]);
    expect(currency).toEqual("USD");
  });

  it("takes the 73 products of a chain, and says of everything else why not (IMPORT-5)", () => {
    const { draft, refused } = outcomeOf("power-api", filesOf("dominos-power-api"), { asked: "USD" });
    const options = draft?.modifierGroups.reduce((sum, { modifiers }) => sum + modifiers.length, 0);
    expect([draft?.products.length, draft?.categories.length, draft?.modifierGroups.length, options]).toEqual(
      [73, 10, 46, 242],
    );
    expect(countsOf(refused)).toEqual({
      "a coupon is no product: make it a promotion": 16,
      "a preset of another product: that product itself is taken": 26,
      "a topping adds another amount to each size, and an option has one price": 16,
      "an instruction to the kitchen cannot be chosen: there is a note for it": 9,
      "nothing says what a side costs": 33,
      "the file itself says that this option is not supported": 3,
      "the file itself says that this product is not supported": 12,
    });
  });

  it.each([
    ["menu_kw_18_2018.json", 12, 4, 0],
    ["menu_kw_19_2018.json", 16, 4, 0],
    ["menu_kw_47_2017.json", 20, 4, 0],
    ["mensa-arcisstr-combined.json", undefined, undefined, 129],
  ])("takes of the canteen's file %s %s dishes (IMPORT-4)", (name, dishes, categories, byWeight) => {
    const files = filesOf("eat-api-v2").filter((file) => file.name === name);
    const { draft, refused } = outcomeOf("canteen", files);
    expect([draft?.products.length, draft?.categories.length, refused.length]).toEqual([
      dishes,
      categories,
      byWeight,
    ]);
  });

  it("takes 4,096 of the 5,000 dishes of a library's table, and refuses by line those without a price (IMPORT-6)", async () => {
    const call = readImportCall(
      "--format table --shop x --currency USD --column key=id --column price=lowest_price --unpriced 0,NA x.csv".split(
        " ",
      ),
      { demo: false, readText: () => null },
    );
    const unpacked = await unpackMenu("table", filesOf("nypl-whats-on-the-menu"), valueOf(call).table);
    const { draft, findings } = valueOf(
      readMenu(unpacked, { asked: "USD", ofShop: null, locations: null, locale: "en" }),
    );
    const refused = findings.filter(({ severity }) => severity === "refused");
    expect([draft.products.length, refused.length]).toEqual([4096, 904]);
    expect(new Set(refused.map(({ reason }) => describeReason(reason)))).toEqual(
      new Set(['"0" stands for no price']),
    );
    expect(refused[0]).toMatchObject({ where: "line 5, column 7" });
  });
}

describe("readMenu on what real platforms publish", SAMPLES === "" ? readOwnFixtures : readRealMenus);
