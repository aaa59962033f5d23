import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FIXTURE_MENUS, fileOf, filesIn, outcomeOf } from "#tests/adapters/server/import/menu-files.ts";

const FIXTURE = filesIn(join(FIXTURE_MENUS, "schema-org"));
const ron = (amount: string) => ({ amount, currency: "RON" });
const offer = (price: unknown) => ({ offers: { price, priceCurrency: "RON" } });

describe("parseSchemaOrg", () => {
  it("flattens sections and takes lists and single values alike", () => {
    const { draft } = outcomeOf("schema-org", FIXTURE);
    expect(draft).toEqual({
      shopName: "Hanul Cocorului",
      categories: [
        { key: "", name: "Meniu" },
        { key: "Cină/Gustări", name: "Cină – Gustări" },
      ],
      modifierGroups: [
        {
          key: "Cină/Gustări/Platou cu brânzeturi/variants",
          name: "Variantă",
          singleChoice: true,
          minChoices: 1,
          maxChoices: 1,
          modifiers: [
            {
              key: "Cină/Gustări/Platou cu brânzeturi/variants/Pentru doi",
              name: "Pentru doi",
              price: ron("0.00"),
            },
            {
              key: "Cină/Gustări/Platou cu brânzeturi/variants/Pentru patru",
              name: "Pentru patru",
              price: ron("41.00"),
            },
          ],
        },
      ],
      products: [
        {
          key: "/Pâine caldă",
          categoryKey: "",
          name: "Pâine caldă",
          description: null,
          price: ron("6.00"),
          groupKeys: [],
          diets: null,
          switchedOff: false,
        },
        {
          key: "Cină/Gustări/Zacuscă & lipie",
          categoryKey: "Cină/Gustări",
          name: "Zacuscă & lipie",
          description: "Vinete coapte pe jar.",
          price: ron("19.50"),
          groupKeys: [],
          diets: ["vegan"],
          switchedOff: false,
        },
        {
          key: "Cină/Gustări/Platou cu brânzeturi",
          categoryKey: "Cină/Gustări",
          name: "Platou cu brânzeturi",
          description: null,
          price: ron("48.00"),
          groupKeys: ["Cină/Gustări/Platou cu brânzeturi/variants"],
          diets: null,
          switchedOff: false,
        },
      ],
    });
  });

  it("tells what it changed and refused, each with its place", () => {
    const { changed, refused } = outcomeOf("schema-org", FIXTURE);
    const dinner = "menu.jsonld, /hasMenu/hasMenuSection/0";
    const starters = `${dinner}/hasMenuSection/hasMenuItem`;
    const wine = "menu.jsonld, /hasMenu/hasMenuSection/1/hasMenuItem";
    expect(refused).toEqual([
      `${starters}/2/offers/price: the price "1.250" can be read in two ways: its mark may divide thousands or decimals`,
      `${starters}/2: "Măsline" has no price that can be taken`,
      `${starters}/3: "Surpriza zilei" has no price that can be taken`,
      `${wine}/offers/priceCurrency: the price is in "EUR", which is not supported; --currency RON would take it as RON`,
      `${wine}: "Fetească neagră" has no price that can be taken`,
    ]);
    expect(changed).toEqual([
      `${dinner}: the times at which a section is served were left out`,
      `${starters}/0/name: HTML was taken out of the text`,
      `${starters}/0/description: HTML was taken out of the text`,
      `${starters}/1/image: a picture was left out`,
    ]);
  });

  it("names the picture of an item in each way in which it is written, where pictures are taken (IMPORT-7)", () => {
    const nameOf = (image: unknown) => {
      const menu = { "@type": "Menu", hasMenuItem: { name: "Supă", image, ...offer("9.00") } };
      const { draft, changed } = outcomeOf("schema-org", [fileOf(menu)], { takesPictures: true });
      return [draft?.products[0]?.pictureName, changed.length];
    };
    expect(nameOf("foto/supa.jpg")).toEqual(["foto/supa.jpg", 0]);
    expect(nameOf({ "@type": "ImageObject", contentUrl: "https://vechi.example/supa.jpg" })).toEqual([
      "https://vechi.example/supa.jpg",
      0,
    ]);
    expect(nameOf([{ "@type": "ImageObject" }, { url: "supa.webp" }])).toEqual(["supa.webp", 0]);
    expect(nameOf({ "@type": "ImageObject", width: 3 })).toEqual([undefined, 1]);
    expect(nameOf(undefined)).toEqual([undefined, 0]);
  });

  it("finds bare menus, graphs and text with a language", () => {
    const item = {
      "@type": "schema:MenuItem",
      name: { "@value": "Tea", "@language": "en" },
      ...offer("3.10"),
    };
    const menu = { "@type": "https://schema.org/Menu", hasMenuItem: item };
    for (const value of [menu, [menu], { "@graph": [{ "@type": "Person" }, menu] }])
      expect(outcomeOf("schema-org", [fileOf(value)]).draft?.products[0]).toMatchObject({
        name: "Tea",
        price: ron("3.10"),
      });
  });

  it("names the menu in front of its sections when there are several", () => {
    const menu = (name: string) => ({
      "@type": "Menu",
      name,
      hasMenuItem: { name: "Supă", ...offer("9.00") },
    });
    const { draft } = outcomeOf("schema-org", [
      fileOf({ "@type": "Bakery", hasMenu: [menu("Prânz"), menu("Cină")] }),
    ]);
    expect(draft?.categories.map(({ name }) => name)).toEqual(["Prânz", "Cină"]);
  });

  it("refuses a menu that is only an address", () => {
    expect(
      outcomeOf("schema-org", [fileOf({ "@type": "Restaurant", hasMenu: "https://example.com/menu.pdf" })]),
    ).toMatchObject({
      message: "The files hold no product that can be sold.",
      refused: [
        "menu.json, /hasMenu: the menu is named by an address, and its content does not stand in the file",
      ],
    });
  });

  it("survives values of the wrong type everywhere", () => {
    for (const wrong of [null, 0, "text", [], {}, [[]], true]) {
      const item = { "@type": wrong, name: wrong, description: wrong, offers: wrong, suitableForDiet: wrong };
      const section = { name: wrong, hasMenuItem: [item, wrong], offers: wrong, hasMenuSection: wrong };
      const { draft } = outcomeOf("schema-org", [
        fileOf({ "@type": "Restaurant", name: wrong, hasMenu: section }),
      ]);
      expect(draft).toEqual(null);
    }
  });
});
