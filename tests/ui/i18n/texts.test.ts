import { describe, expect, it } from "vitest";
import { firstBundle as enFirst } from "#ui/i18n/en/first/first-bundle.ts";
import { mailBundle as enMail } from "#ui/i18n/en/mail/mail-bundle.ts";
import { officeBundle as enOffice } from "#ui/i18n/en/office/office-bundle.ts";
import { pagesBundle as enPages } from "#ui/i18n/en/pages/pages-bundle.ts";
import { purchaseBundle as enPurchase } from "#ui/i18n/en/purchase/purchase-bundle.ts";
import { dialogsBundle as enDialogs } from "#ui/i18n/en/dialogs/dialogs-bundle.ts";
import { firstBundle as roFirst } from "#ui/i18n/ro/first/first-bundle.ts";
import { mailBundle as roMail } from "#ui/i18n/ro/mail/mail-bundle.ts";
import { officeBundle as roOffice } from "#ui/i18n/ro/office/office-bundle.ts";
import { pagesBundle as roPages } from "#ui/i18n/ro/pages/pages-bundle.ts";
import { purchaseBundle as roPurchase } from "#ui/i18n/ro/purchase/purchase-bundle.ts";
import { dialogsBundle as roDialogs } from "#ui/i18n/ro/dialogs/dialogs-bundle.ts";

type Texts = { readonly [key: string]: string | Texts };

function flatten(texts: Texts, path = ""): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === "string" ? [[`${path}${key}`, value] as const] : [...flatten(value, `${path}${key} `)],
    ),
  );
}

function parameters(text: string): readonly string[] {
  const plain = text.replace(/\{\{.*?\}\}/g, "");
  return [...plain.matchAll(/\{(\w+(?:\|isolate)?)/g)].map((match) => match[1] ?? "").toSorted();
}

const ro = flatten({ ...roFirst, ...roDialogs, ...roPurchase, ...roOffice, ...roPages, ...roMail });
const en = flatten({ ...enFirst, ...enDialogs, ...enPurchase, ...enOffice, ...enPages, ...enMail });

describe("texts", () => {
  it("have the same keys in both languages", () => {
    expect([...en.keys()].toSorted()).toEqual([...ro.keys()].toSorted());
  });

  it("name the same parameters in both languages, in no fixed order", () => {
    const named = (texts: ReadonlyMap<string, string>): object =>
      Object.fromEntries([...texts].map(([key, text]) => [key, parameters(text)]));
    expect(named(en)).toEqual(named(ro));
  });

  it("isolate every name that a person typed", () => {
    // A row of sums is named by us, or by a sentence that isolates already.
    const plain = [...ro, ...en].filter(
      ([key, text]) => /\{name\}/.test(text) && key !== "orderMessages sum",
    );
    expect(plain).toEqual([]);
  });

  it("give Romanian plurals all six forms", () => {
    const plurals = [...ro.values()].flatMap((text) => [...text.matchAll(/\{\{(.*?)\}\}/g)]);
    expect(plurals.length).toBeGreaterThan(5);
    for (const [, forms = ""] of plurals) expect(forms.split("|")).toHaveLength(6);
  });

  it("use Romanian letters with a comma below", () => {
    expect([...ro.values()].filter((text) => /[şţŞŢ]/.test(text))).toEqual([]);
  });
});
