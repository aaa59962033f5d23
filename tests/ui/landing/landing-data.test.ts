import { describe, expect, it } from "vitest";
import type { PageRequest } from "#core/app/page.ts";
import { matchRoute } from "#core/routing/match-route.ts";
import { servedRoutes } from "#core/routing/route-table.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { createServerLocales } from "#ui/i18n/server-locales.ts";
import { landingData } from "#ui/structured-data/landing-data.ts";

const locales = createServerLocales();
const ORIGIN = "https://diner.example";
const request: PageRequest = {
  path: "/landing",
  isMissing: false,
  hostMode: { kind: "diner" },
  locale: "ro",
  now: NOON,
  origin: ORIGIN,
  shop: null,
  logo: null,
  own: null,
  awaitsOrderAgain: false,
  menu: null,
  demo: false,
  build: "1",
  outside: { tilesUrl: null, hasGeocoder: false },
  ownerTerms: { contactEmail: "contact@diner.example", monthlyPrice: null },
  legal: null,
};

function dataOf(path: string, locale: "ro" | "en" = "ro") {
  const match = matchRoute(servedRoutes(request.hostMode), path);
  if (match === null) throw new Error(`No page at ${path}`);
  return landingData(locales[locale], { ...request, locale, path }, match, `${ORIGIN}${path}`);
}

describe("landingData", () => {
  it("names no price where the operator names none (LANDING-5)", () => {
    expect(dataOf("/landing/features")).toEqual({
      "@context": "https://schema.org",
      "@graph": [
        {
          "@type": "SoftwareApplication",
          "@id": `${ORIGIN}/#product`,
          name: "Diner",
          url: `${ORIGIN}/`,
          applicationCategory: "BusinessApplication",
          operatingSystem: "Web",
          inLanguage: ["ro", "en"],
          description: locales.ro.t.landing.descriptions.features(),
        },
      ],
    });
  });

  it("carries the questions of a page, in its language (LANDING-2)", () => {
    expect(dataOf("/landing/prices", "en")).toMatchObject({
      "@graph": [
        { "@type": "SoftwareApplication" },
        {
          "@type": "FAQPage",
          "@id": `${ORIGIN}/landing/prices#questions`,
          inLanguage: "en",
          mainEntity: [
            {
              "@type": "Question",
              name: "Is anything added to each order?",
              acceptedAnswer: {
                "@type": "Answer",
                text: "No. The price is the same at ten orders and at ten thousand.",
              },
            },
            { "@type": "Question" },
            { "@type": "Question" },
            { "@type": "Question" },
          ],
        },
      ],
    });
  });

  it("says nothing of pages that are not for owners", () => {
    expect(dataOf("/privacy")).toBe(null);
  });
});
