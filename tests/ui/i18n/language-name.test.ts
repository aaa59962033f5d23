import { describe, expect, it } from "vitest";
import { LOCALES } from "#core/shop/shop.ts";
import { createServerLocales } from "#ui/i18n/server-locales.ts";
import { createWording } from "#ui/i18n/create-wording.ts";
import { languageName } from "#ui/i18n/language-name.ts";

const { ro, en } = createServerLocales();

type Names = Parameters<typeof languageName>[1];

describe("languageName", () => {
  it("is what the texts in use call a language", () => {
    expect(
      [ro, en].map(({ t }) => LOCALES.map((locale) => languageName(locale, t.common.languages))),
    ).toEqual([
      ["Română", "English"],
      ["Romanian", "English"],
    ]);
  });

  it("is the language's own name where the texts leave it out", () => {
    const { wording } = createWording<{ readonly names: Names }>("en", { names: { en: "English" } });
    expect(LOCALES.map((locale) => languageName(locale, wording.names))).toEqual(["Română", "English"]);
  });
});
