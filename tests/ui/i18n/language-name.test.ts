import { describe, expect, it } from "vitest";
import { LOCALES } from "#core/shop/shop.ts";
import { createServerLocales } from "#ui/i18n/server-locales.ts";
import { createWording } from "#ui/i18n/create-wording.ts";
import { languageName } from "#ui/i18n/language-name.ts";

const { ro, en } = createServerLocales();

type Names = Parameters<typeof languageName>[1];

const EXAMPLES = ["ro", "en"] as const;

describe("languageName", () => {
  it.each(LOCALES)("names every language in the texts of %s", (locale) => {
    const { languages } = createServerLocales()[locale].t.common;
    expect(LOCALES.map((named) => languageName(named, languages))).not.toContain("");
  });

  it("is what the texts in use call a language", () => {
    expect(
      [ro, en].map(({ t }) => EXAMPLES.map((locale) => languageName(locale, t.common.languages))),
    ).toEqual([
      ["Română", "English"],
      ["Romanian", "English"],
    ]);
  });

  it("is the language's own name where the texts leave it out", () => {
    const { wording } = createWording<{ readonly names: Names }>("en", { names: { en: "English" } });
    expect(EXAMPLES.map((locale) => languageName(locale, wording.names))).toEqual(["Română", "English"]);
  });
});
