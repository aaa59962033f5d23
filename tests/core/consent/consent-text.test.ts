import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALL_TOPICS, NO_TOPICS, type ConsentText, type ConsentTopics } from "#core/consent/consent.ts";
import { answeredTexts, consentTextOf, isAskedAgain } from "#core/consent/consent-text.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import { aShop } from "#tests/support/builders/shop.ts";
import { idOf } from "#tests/support/builders/values.ts";

const textOf = (name: string, number: number): ConsentText => ({
  organizationId: idOf<OrganizationId>(name),
  number,
});
const ANALYTICS_ONLY: ConsentTopics = { analytics: true, marketing: false };

const topics = fc.record({ analytics: fc.boolean(), marketing: fc.boolean() });
const text = fc
  .tuple(fc.constantFrom("zen", "bistro", "pizza"), fc.integer({ min: 1, max: 5 }))
  .map(([name, number]) => textOf(name, number));
const answers = fc.array(fc.record({ topics, text: fc.option(text) }), { minLength: 1, maxLength: 12 });

/** What is kept after all those answers. */
function keptAfter(said: readonly { topics: ConsentTopics; text: ConsentText | null }[]) {
  let kept: (ConsentTopics & { texts: readonly ConsentText[] }) | null = null;
  for (const answer of said)
    kept = { ...answer.topics, texts: answeredTexts(kept, answer.topics, answer.text) };
  return kept ?? { ...NO_TOPICS, texts: [] };
}

describe("which text stands at a shop (CONSENT-6)", () => {
  it("is what its organization published, else the standard text, as on pages of no shop", () => {
    const shop = aShop();
    expect(consentTextOf(shop)).toBeNull();
    expect(consentTextOf(null)).toBeNull();
    expect(consentTextOf({ ...shop, consentVersion: 3 })).toEqual({
      organizationId: shop.organization.id,
      number: 3,
    });
  });
});

describe("the texts that an answer was given to (CONSENT-7)", () => {
  it("are one of each organization for who says the same, and this one alone for who says something else", () => {
    const yes = { ...ALL_TOPICS, texts: [textOf("zen", 1)] };
    expect(answeredTexts(null, ALL_TOPICS, textOf("zen", 1))).toEqual([textOf("zen", 1)]);
    expect(answeredTexts(yes, ALL_TOPICS, textOf("bistro", 4))).toEqual([
      textOf("zen", 1),
      textOf("bistro", 4),
    ]);
    expect(answeredTexts(yes, ALL_TOPICS, textOf("zen", 2))).toEqual([textOf("zen", 2)]);
    expect(answeredTexts(yes, ALL_TOPICS, null)).toEqual([textOf("zen", 1)]);
    expect(answeredTexts(yes, ANALYTICS_ONLY, textOf("bistro", 4))).toEqual([textOf("bistro", 4)]);
    expect(answeredTexts(yes, NO_TOPICS, null)).toEqual([]);
  });

  it("are never two of one organization, and the last one that was read is among them", () => {
    fc.assert(
      fc.property(answers, (said) => {
        const { texts } = keptAfter(said);
        expect(new Set(texts.map(({ organizationId }) => organizationId)).size).toBe(texts.length);
        const read = said.at(-1)?.text ?? null;
        expect(read === null || texts.some((one) => one === read)).toBe(true);
      }),
    );
  });
});

describe("who is asked again (CONSENT-8)", () => {
  it("is who agreed to an older text, or to none of the organization's", () => {
    const yes = { ...ALL_TOPICS, texts: [textOf("zen", 2)] };
    expect(isAskedAgain(yes, textOf("zen", 3))).toBe(true);
    expect(isAskedAgain(yes, textOf("zen", 2))).toBe(false);
    expect(isAskedAgain(yes, textOf("bistro", 1))).toBe(true);
    expect(isAskedAgain({ ...ANALYTICS_ONLY, texts: [] }, textOf("zen", 1))).toBe(true);
    expect(isAskedAgain(yes, null)).toBe(false);
  });

  it("is nobody who answered what stands there, nobody who said no, and nobody where the standard text stands", () => {
    fc.assert(
      fc.property(answers, text, (said, current) => {
        const kept = keptAfter(said);
        expect(isAskedAgain(kept, null)).toBe(false);
        expect(isAskedAgain({ ...kept, ...NO_TOPICS }, current)).toBe(false);
        const wanted = { analytics: kept.analytics, marketing: kept.marketing };
        const again = { ...wanted, texts: answeredTexts(kept, wanted, current) };
        expect(isAskedAgain(again, current)).toBe(false);
      }),
    );
  });

  it("is who agreed, with each publication once, and the answer to one organization asks for none at another", () => {
    fc.assert(
      fc.property(answers, text, text, (said, current, other) => {
        fc.pre(current.organizationId !== other.organizationId);
        const kept = keptAfter(said);
        const agreed = { ...ALL_TOPICS, texts: answeredTexts(kept, ALL_TOPICS, current) };
        expect(isAskedAgain(agreed, { ...current, number: current.number + 1 })).toBe(true);
        const both = { ...ALL_TOPICS, texts: answeredTexts(agreed, ALL_TOPICS, other) };
        expect([isAskedAgain(both, current), isAskedAgain(both, other)]).toEqual([false, false]);
      }),
    );
  });
});
