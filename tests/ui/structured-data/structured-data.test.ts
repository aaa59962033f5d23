import { describe, expect, it } from "vitest";
import type { PageRequest } from "#core/app/page.ts";
import { routeAt } from "#core/routing/route-table.ts";
import { structuredData } from "#ui/structured-data/structured-data.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { aCategory, aMenu, aProduct } from "#tests/support/builders/menu.ts";
import { aLocation, aShop } from "#tests/support/builders/shop.ts";

const soup = aProduct("Soup", {
  categoryId: aCategory("Soups").id,
  description: "Hot",
  diets: ["vegan", "spicy"],
  picture: { url: "/pictures/soup.webp", width: 256, height: 256, alt: "Soup", sources: [] },
});
const request: PageRequest = {
  path: "/shops/bistro-nord/menu",
  isMissing: false,
  hostMode: { kind: "diner" },
  locale: "ro",
  now: NOON,
  origin: "https://diner.example",
  shop: aShop({ locations: [aLocation()] }),
  logo: null,
  own: null,
  awaitsOrderAgain: false,
  menu: aMenu({ products: [soup], categories: [aCategory("Soups"), aCategory("Empty")] }),
  demo: false,
  build: "1",
  outside: { tilesUrl: null, hasGeocoder: false },
  ownerTerms: null,
  legal: null,
};

function dataOf(path: string) {
  const match = routeAt(request.hostMode, path);
  if (match === null) throw new Error(`No page at ${path}`);
  return structuredData({ ...request, path }, match, `${request.origin}${path}`);
}

const dish = {
  "@type": "MenuItem",
  name: "Soup",
  url: "https://diner.example/shops/bistro-nord/products/soup",
  description: "Hot",
  image: "https://diner.example/pictures/soup.webp",
  offers: { "@type": "Offer", price: "30.00", priceCurrency: "RON" },
  suitableForDiet: ["https://schema.org/VeganDiet"],
};

describe("structuredData", () => {
  it("is in the language of the page, and names no number that is not there", () => {
    const path = "/shops/bistro-nord/menu";
    const match = routeAt(request.hostMode, path);
    if (match === null) throw new Error("The menu has no page");
    const shop = aShop({ locations: [{ ...aLocation(), phone: "" }] });
    const data = structuredData({ ...request, shop, locale: "en" }, match, `${request.origin}${path}`);
    expect(data).toMatchObject({ hasMenu: { inLanguage: "en" } });
    expect(data).not.toHaveProperty("telephone");
  });

  it("describes the restaurant with its menu", () => {
    expect(dataOf("/shops/bistro-nord/menu")).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Restaurant",
      name: "Bistro Nord",
      url: "https://diner.example/shops/bistro-nord",
      address: { "@type": "PostalAddress", streetAddress: "Str. Lipscani 1, București" },
      hasMenu: {
        "@type": "Menu",
        url: "https://diner.example/shops/bistro-nord/menu",
        hasMenuSection: [{ "@type": "MenuSection", name: "Soups", hasMenuItem: [dish] }],
      },
    });
  });

  it("describes a dish on its own page", () => {
    const sold = { ...dish, "@context": "https://schema.org", "@type": ["Product", "MenuItem"] };
    expect(dataOf("/shops/bistro-nord/products/soup")).toEqual(sold);
    expect(dataOf("/shops/bistro-nord/products/gone")).toBe(null);
  });

  it("describes a place with its hours", () => {
    const place = dataOf("/shops/bistro-nord/location/centru");
    expect(place).toMatchObject({ "@type": "Restaurant", telephone: "+40310000001" });
    expect(place?.["openingHoursSpecification"]).toHaveLength(7);
  });

  it("says nothing on other pages", () => {
    expect(dataOf("/shops/bistro-nord/rewards")).toBe(null);
  });
});
