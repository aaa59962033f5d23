import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FIXTURE_MENUS, fileOf, filesIn, outcomeOf } from "#tests/adapters/server/import/menu-files.ts";

const DISHES = "week.json, /weeks/0/days/0/dishes";
const NEXT_DAY = "week.json, /weeks/0/days/1/dishes";

describe("parseCanteen", () => {
  it("takes a dish with a price for guests once, and refuses what is sold by weight or has no price (IMPORT-4)", () => {
    const { draft, changed, refused } = outcomeOf("canteen", filesIn(join(FIXTURE_MENUS, "canteen")));
    expect(draft).toEqual({
      shopName: null,
      categories: [{ key: "Supe", name: "Supe" }],
      modifierGroups: [],
      products: [
        {
          key: "Supe/Ciorbă de linte",
          categoryKey: "Supe",
          name: "Ciorbă de linte",
          description: null,
          price: { amount: "11.50", currency: "RON" },
          groupKeys: [],
          diets: ["vegan", "vegetarian"],
          switchedOff: false,
        },
      ],
    });
    expect(refused).toEqual([
      `${DISHES}/1/prices/guests/price_per_unit: priced by weight (3.5 for 100g), which nobody can order by`,
      `${DISHES}/2/prices/guests: no price`,
      `${NEXT_DAY}/1: "Ciorbă de linte" was taken already, at another price`,
      `${NEXT_DAY}/2: it has no name`,
    ]);
    expect(changed).toEqual([
      "week.json, the whole file: of the prices for students, staff and guests that for guests was taken (3 times)",
      "week.json, the whole file: codes of ingredients were left out, but for diets: allergens are still to be declared",
      "week.json, the whole file: a dish of several days was taken once",
      "week.json, the whole file: prices name no currency: taken as RON",
    ]);
  });

  it.each([
    [[], "a canteen with `weeks` was expected"],
    [{ version: "2.0", weeks: [] }, 'version 2.1 was expected, and it is "2.0"'],
  ])("refuses %j whole", (value, reason) => {
    expect(outcomeOf("canteen", [fileOf(value)]).refused).toEqual([`menu.json, the whole file: ${reason}`]);
  });
});
