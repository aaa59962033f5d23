import { describe, expect, it } from "vitest";
import { LOCALES, byLocale } from "#core/shop/shop.ts";
import type { BundleFile } from "#ui/i18n/bundles.ts";

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

const files = import.meta.glob<BundleFile>("../../../ui/i18n/*/*/*-bundle.ts", { eager: true });
const texts = byLocale((locale) => {
  const own = Object.entries(files).filter(([file]) => file.includes(`/i18n/${locale}/`));
  return flatten(Object.assign({}, ...own.flatMap(([, bundles]) => Object.values(bundles))));
});
const { ro } = texts;

describe("texts", () => {
  it.each(LOCALES)("of %s have the keys of the Romanian ones", (locale) => {
    expect([...texts[locale].keys()].toSorted()).toEqual([...ro.keys()].toSorted());
    expect(texts[locale].size).toBeGreaterThan(500);
  });

  it.each(LOCALES)("of %s name the parameters of the Romanian ones, in no fixed order", (locale) => {
    const named = (of: ReadonlyMap<string, string>): object =>
      Object.fromEntries([...of].map(([key, text]) => [key, parameters(text)]));
    expect(named(texts[locale])).toEqual(named(ro));
  });

  it("isolate every name that a person typed", () => {
    // A row of sums is named by us, or by a sentence that isolates already.
    const plain = LOCALES.flatMap((locale) => [...texts[locale]]).filter(
      ([key, text]) => /\{name\}/.test(text) && key !== "orderMessages sum",
    );
    expect(plain).toEqual([]);
  });

  it("give Romanian plurals all six forms", () => {
    const plurals = [...ro.values()].flatMap((text) => [...text.matchAll(/\{\{(.*?)\}\}/g)]);
    expect(plurals.length).toBeGreaterThan(5);
    for (const [, forms = ""] of plurals) expect(forms.split("|")).toHaveLength(6);
  });

  it("are named as no property of a function, which is what a group of them becomes", () => {
    const own = ["arguments", "callee", "caller", "prototype"];
    const named = [...ro.keys()].flatMap((key) => key.split(" ").slice(1));
    expect(named.filter((name) => own.includes(name))).toEqual([]);
  });

  it("use Romanian letters with a comma below", () => {
    expect([...ro.values()].filter((text) => /[şţŞŢ]/.test(text))).toEqual([]);
  });
});
