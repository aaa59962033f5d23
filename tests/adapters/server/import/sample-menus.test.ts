import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { amountOf, FIXTURE_MENUS, filesIn, outcomeOf } from "./menu-files.ts";

const SAMPLES = process.env["DINER_SAMPLE_DATA"] ?? "";

function readOwnFixtures(): void {
  console.log("DINER_SAMPLE_DATA is not set: the project's own small menus are read instead of real ones.");
  it.each(["tastyigniter", "square", "schema-org"] as const)("takes the small %s menu", (format) => {
    expect(outcomeOf(format, filesIn(join(FIXTURE_MENUS, format))).message).toEqual(null);
  });
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
}

describe("readMenu on what real platforms publish", SAMPLES === "" ? readOwnFixtures : readRealMenus);
