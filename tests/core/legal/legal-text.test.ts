import { describe, expect, it } from "vitest";
import { legalFieldProblems } from "#core/legal/legal-field-problems.ts";
import { legalDocumentAt, legalDocumentOf } from "#core/routing/legal-route.ts";
import {
  isLegalContentFine,
  isSameContent,
  keptContent,
  MAX_LEGAL_BODY,
  MAX_LEGAL_TITLE,
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
    expect(legalFieldProblems(STANDARD_CONTENT)).toEqual({});
    expect(legalFieldProblems(ADDED)).toEqual({});
    expect(isLegalContentFine(ADDED)).toBe(true);
  });

  it("needs a title and words for a section, and words for a text", () => {
    const blank = { title: " ", body: " \n " };
    expect(legalFieldProblems({ ro: { kind: "added", ...blank }, en: { kind: "own", ...blank } })).toEqual({
      "content.ro.title": "validation.required",
      "content.ro.body": "validation.required",
      "content.en.body": "validation.required",
    });
  });

  it("is as long as its limits and no longer", () => {
    const longest = { title: "ș".repeat(MAX_LEGAL_TITLE), body: "🍕".repeat(MAX_LEGAL_BODY) };
    const content = { ...STANDARD_CONTENT, en: { kind: "added", ...longest } } as const;
    expect(legalFieldProblems(content)).toEqual({});
    const longer = { kind: "added", title: `${longest.title}x`, body: `${longest.body}x` } as const;
    expect(legalFieldProblems({ ...content, en: longer })).toEqual({
      "content.en.title": "validation.string_too_long",
      "content.en.body": "validation.string_too_long",
    });
  });

  it("is kept without what its kind does not show", () => {
    const typed = { title: " Titlu ", body: "## A\nb " };
    expect(keptContent({ ro: { kind: "standard", ...typed }, en: { kind: "own", ...typed } })).toEqual({
      ro: { kind: "standard", title: "", body: "" },
      en: { kind: "own", title: "", body: "## A\n\nb" },
    });
    expect(isSameContent(keptContent(ADDED), ADDED)).toBe(true);
    expect(isSameContent(STANDARD_CONTENT, ADDED)).toBe(false);
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
