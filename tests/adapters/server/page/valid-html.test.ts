import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LOCALES } from "#core/shop/shop.ts";
import { createHttpConnection } from "#tests/support/http/http-connection.ts";
import { loadBuiltPages } from "#tests/support/server/server-parts.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ pages: await loadBuiltPages() });
});
afterAll(() => server.stop());

async function htmlOf(path: string, language: string): Promise<string> {
  const connection = createHttpConnection(Number(new URL(server.origin).port));
  try {
    const headers = { host: "localhost", cookie: `diner_locale=${language}` };
    const { status, body } = await connection.send({ method: "GET", path, headers });
    expect(status).toBe(200);
    return body.toString();
  } finally {
    connection.close();
  }
}

const PAGES = [
  "/",
  "/landing",
  "/landing/features",
  "/landing/prices",
  "/landing/contact",
  "/privacy",
  "/new-landing",
  "/refund",
  "/shops/bistro-nord",
  "/shops/bistro-nord/menu",
  "/shops/bistro-nord/products/burger-nord",
  "/shops/bistro-nord/location/centru",
  "/shops/zen/menu",
] as const;

const validator = new HtmlValidate({ extends: ["html-validate:standard", "html-validate:a11y"] });

describe("the HTML of public pages (PAGE-1)", () => {
  for (const path of PAGES)
    for (const locale of LOCALES)
      it(`is valid: ${path} in ${locale}`, async () => {
        const { results } = await validator.validateString(await htmlOf(path, locale));
        const found = results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
        );
        expect([...new Set(found)]).toEqual([]);
      });
});

describe("what a page says to search engines (PAGE-1)", () => {
  const text = expect.stringMatching(/./u);
  const address = expect.stringMatching(/^https?:\/\//u);
  const offers = { "@type": "Offer", price: expect.stringMatching(/^\d+\.\d{2}$/u), priceCurrency: "RON" };
  const restaurant = {
    "@context": "https://schema.org",
    "@type": "Restaurant",
    "@id": address,
    name: text,
    url: address,
    telephone: expect.stringMatching(/^\+\d/u),
    address: { "@type": "PostalAddress", streetAddress: text },
    geo: { "@type": "GeoCoordinates", latitude: expect.any(Number), longitude: expect.any(Number) },
    openingHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ "@type": "OpeningHoursSpecification", opens: text, closes: text }),
    ]),
    menu: address,
  };
  const dish = { name: text, url: address, image: address, offers };
  const priced = { price: "249.00", priceCurrency: "RON" };
  const landing = {
    "@context": "https://schema.org",
    "@graph": expect.arrayContaining([
      expect.objectContaining({
        "@type": "SoftwareApplication",
        name: "Diner",
        url: address,
        applicationCategory: "BusinessApplication",
        operatingSystem: "Web",
        description: text,
        offers: {
          "@type": "Offer",
          ...priced,
          priceSpecification: { "@type": "UnitPriceSpecification", ...priced, unitCode: "MON" },
        },
      }),
    ]),
  };
  const section = { "@type": "MenuSection", name: text };
  it.each([
    ["/shops/bistro-nord", restaurant],
    ["/shops/bistro-nord/location/centru", restaurant],
    [
      "/shops/bistro-nord/menu",
      {
        ...restaurant,
        hasMenu: expect.objectContaining({
          "@type": "Menu",
          url: address,
          hasMenuSection: expect.arrayContaining([
            {
              ...section,
              hasMenuItem: expect.arrayContaining([
                expect.objectContaining({ "@type": "MenuItem", ...dish }),
              ]),
            },
          ]),
        }),
      },
    ],
    ["/landing/features", landing],
    ["/landing/prices", landing],
    [
      "/shops/bistro-nord/products/burger-nord",
      { "@context": "https://schema.org", "@type": ["Product", "MenuItem"], ...dish },
    ],
  ])("is one thing of schema.org: %s", async (path, thing) => {
    const html = await htmlOf(path, "ro");
    const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)];
    expect(found.map(([, json = ""]) => JSON.parse(json))).toEqual([expect.objectContaining(thing)]);
  });
});
