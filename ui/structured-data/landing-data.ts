import type { PageRequest } from "#core/app/page.ts";
import type { Money } from "#core/money/money.ts";
import type { RouteMatch } from "#core/routing/match-route.ts";
import { LOCALES } from "#core/shop/shop.ts";
import type { I18n } from "#ui/i18n/i18n.ts";
import { landingDescription } from "#ui/landing/words/landing-description.ts";
import { firstQuestions, priceQuestions, type Question } from "#ui/landing/words/question-lists.ts";
import type { JsonLd } from "./json-ld.ts";

const PRODUCT_NAME = "Diner";

/**
 * What a page for owners says about itself to search engines, as JSON-LD: the product with its price, and the questions
 * that it answers. Null for any other page.
 */
export function landingData(
  i18n: I18n,
  { origin, ownerTerms }: PageRequest,
  match: RouteMatch,
  canonical: string,
): JsonLd | null {
  const description = landingDescription(match.route.id, i18n);
  if (description === null) return null;
  const product = {
    "@type": "SoftwareApplication",
    "@id": `${origin}/#product`,
    name: PRODUCT_NAME,
    url: `${origin}/`,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    inLanguage: LOCALES,
    description,
    ...offersData(ownerTerms?.monthlyPrice ?? null),
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      product,
      ...contactData(i18n, match, canonical, product["@id"]),
      ...questionsData(i18n, questionsOf(i18n, match), canonical),
    ],
  };
}

function contactData(
  { locale }: I18n,
  { route }: RouteMatch,
  canonical: string,
  productId: string,
): readonly JsonLd[] {
  if (route.id !== "landing.contact") return [];
  return [{ "@type": "ContactPage", url: canonical, inLanguage: locale, about: { "@id": productId } }];
}

function questionsOf(i18n: I18n, { route }: RouteMatch): readonly Question[] {
  switch (route.id) {
    case "landing":
      return firstQuestions(i18n);
    case "landing.prices":
      return priceQuestions(i18n);
    case "landing.long":
      return [...firstQuestions(i18n), ...priceQuestions(i18n)];
    default:
      return [];
  }
}

function questionsData(i18n: I18n, questions: readonly Question[], canonical: string): readonly JsonLd[] {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  return [{ "@type": "FAQPage", "@id": `${canonical}#questions`, inLanguage: i18n.locale, mainEntity }];
}

// By the month, in the code of UN/CEFACT.
function offersData(price: Money | null): JsonLd {
  if (price === null) return {};
  const amount = { price: price.amount, priceCurrency: price.currency };
  const priceSpecification = { "@type": "UnitPriceSpecification", ...amount, unitCode: "MON" };
  return { offers: { "@type": "Offer", ...amount, priceSpecification } };
}
