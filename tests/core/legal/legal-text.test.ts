import { describe, expect, it } from "vitest";
import { legalFieldProblems } from "#core/legal/legal-field-problems.ts";
import { legalDocumentAt, legalDocumentOf } from "#core/routing/legal-route.ts";
import { isLegalContentFine, keptContent } from "#core/legal/legal-content.ts";
import {
  legalKinds,
  legalParts,
  MAX_CONSENT_QUESTION,
  MAX_CONSENT_TOPIC,
  MAX_LEGAL_BODY,
  MAX_LEGAL_TITLE,
} from "#core/legal/legal-form.ts";
import {
  isSameContent,
  LEGAL_PAGES,
  shownLegalText,
  STANDARD_CONTENT,
  type LegalContent,
} from "#core/legal/legal-text.ts";
import { legalDocumentOfPart, legalTextPath } from "#core/setting/legal/legal-paths.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import { idOf } from "#tests/support/builders/values.ts";

const ADDED: LegalContent = {
  ...STANDARD_CONTENT,
  ro: { kind: "added", title: "Evenimente", body: "Peste 20 de persoane, sună-ne." },
};

describe("what an organization says in a legal text (SHOP-21)", () => {
  it("is fine where it says nothing of its own, or says it whole", () => {
    expect(legalFieldProblems("terms", STANDARD_CONTENT)).toEqual({});
    expect(legalFieldProblems("terms", ADDED)).toEqual({});
    expect(isLegalContentFine("terms", ADDED)).toBe(true);
  });

  it("needs a title and words for a section, and words for a text", () => {
    const blank = { title: " ", body: " \n " };
    expect(
      legalFieldProblems("terms", { ro: { kind: "added", ...blank }, en: { kind: "own", ...blank } }),
    ).toEqual({
      "content.ro.title": "validation.required",
      "content.ro.body": "validation.required",
      "content.en.body": "validation.required",
    });
  });

  it("is as long as its limits and no longer", () => {
    const longest = { title: "ș".repeat(MAX_LEGAL_TITLE), body: "🍕".repeat(MAX_LEGAL_BODY) };
    const content = { ...STANDARD_CONTENT, en: { kind: "added", ...longest } } as const;
    expect(legalFieldProblems("terms", content)).toEqual({});
    const longer = { kind: "added", title: `${longest.title}x`, body: `${longest.body}x` } as const;
    expect(legalFieldProblems("terms", { ...content, en: longer })).toEqual({
      "content.en.title": "validation.string_too_long",
      "content.en.body": "validation.string_too_long",
    });
  });

  it("is kept without what its kind does not show", () => {
    const typed = { title: " Titlu ", body: "## A\nb " };
    expect(
      keptContent("terms", { ro: { kind: "standard", ...typed }, en: { kind: "own", ...typed } }),
    ).toEqual({
      ro: { kind: "standard", title: "", body: "" },
      en: { kind: "own", title: "", body: "## A\n\nb" },
    });
    expect(isSameContent(keptContent("terms", ADDED), ADDED)).toBe(true);
    expect(isSameContent(STANDARD_CONTENT, ADDED)).toBe(false);
  });
});

describe("what an organization asks about consent (CONSENT-6)", () => {
  const own = { kind: "own", title: "", body: "Te putem număra?" } as const;
  const asked: LegalContent = {
    ...STANDARD_CONTENT,
    ro: { ...own, analytics: "Ce merge.", marketing: "Reclame." },
  };

  it("is the standard text or one of its own: a question, and what stands at each topic", () => {
    expect(legalKinds("consent")).toEqual(["standard", "own"]);
    expect(legalParts("consent", "own")).toEqual(["body", "analytics", "marketing"]);
    expect(legalParts("consent", "standard")).toEqual([]);
    expect(legalFieldProblems("consent", asked)).toEqual({});
    expect(legalFieldProblems("consent", STANDARD_CONTENT)).toEqual({});
    const added = { kind: "added", title: "Și încă ceva", body: "Ceva." } as const;
    expect(legalFieldProblems("consent", { ...asked, en: added })).toEqual({
      "content.en.body": "validation.invalid",
    });
  });

  it("says all of it, and no more than there is room for", () => {
    expect(legalFieldProblems("consent", { ro: own, en: { ...own, body: " ", analytics: "\n" } })).toEqual({
      "content.ro.analytics": "validation.required",
      "content.ro.marketing": "validation.required",
      "content.en.body": "validation.required",
      "content.en.analytics": "validation.required",
      "content.en.marketing": "validation.required",
    });
    const topic = "🍕".repeat(MAX_CONSENT_TOPIC);
    const longest = { ...own, body: "ș".repeat(MAX_CONSENT_QUESTION), analytics: topic, marketing: topic };
    expect(legalFieldProblems("consent", { ...asked, ro: longest })).toEqual({});
    const longer = { ...own, body: `${longest.body}x`, analytics: `${topic}x`, marketing: `${topic}x` };
    expect(legalFieldProblems("consent", { ...asked, ro: longer })).toEqual({
      "content.ro.body": "validation.string_too_long",
      "content.ro.analytics": "validation.string_too_long",
      "content.ro.marketing": "validation.string_too_long",
    });
  });

  it("is kept with each topic on one line, and nothing of it is of a page", () => {
    const typed = { ...own, title: "T", body: "A\n\n\nb ", analytics: " a\n b ", marketing: "c" };
    expect(keptContent("consent", { ro: typed, en: { ...typed, kind: "standard" } })).toEqual({
      ro: { kind: "own", title: "", body: "A\n\nb", analytics: "a b", marketing: "c" },
      en: { kind: "standard", title: "", body: "" },
    });
    for (const page of LEGAL_PAGES)
      expect(keptContent(page, { ro: typed, en: typed }).ro).toEqual({
        kind: "own",
        title: "",
        body: "A\n\nb",
      });
  });

  it("is another text where one word about a topic is", () => {
    expect(isSameContent(asked, { ...asked, ro: { ...asked.ro, marketing: "Oferte." } })).toBe(false);
    expect(isSameContent(asked, { ...asked })).toBe(true);
  });
});

describe("what a visitor reads of it (SHOP-23)", () => {
  it("is in their language, else in the other one, else nothing", () => {
    const both: LegalContent = { ...ADDED, en: { kind: "own", title: "", body: "Ours" } };
    expect(shownLegalText(both, "en")).toEqual({ ...both.en, locale: "en" });
    expect(shownLegalText(ADDED, "ro")).toEqual({ ...ADDED.ro, locale: "ro" });
    expect(shownLegalText(ADDED, "en")).toEqual({ ...ADDED.ro, locale: "ro" });
    expect(shownLegalText(STANDARD_CONTENT, "en")).toBeNull();
  });

  it("stands on the legal pages of a shop alone", () => {
    expect(legalDocumentOf("shop.refund")).toBe("refund");
    expect(legalDocumentOf("landing.refund")).toBeNull();
    expect(legalDocumentOf("shop.menu")).toBeNull();
    expect(legalDocumentOf(null)).toBeNull();
    expect(legalDocumentAt("/shops/zen/refund")).toBe("refund");
    expect(legalDocumentAt("/privacy")).toBe("privacy");
  });

  it("has an editor at an address that names the document", () => {
    const path = legalTextPath(idOf<OrganizationId>("zen"), "privacy");
    expect(path).toContain("/operations/settings/legal-privacy/");
    expect(legalDocumentOfPart("legal-privacy")).toBe("privacy");
    expect(legalDocumentOfPart("legal")).toBeNull();
    expect(legalDocumentOfPart(undefined)).toBeNull();
  });
});
