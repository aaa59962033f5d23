import { describe, expect, it } from "vitest";
import { LOCALES } from "#core/shop/shop.ts";
import { loadLocale } from "#ui/i18n/load-locale.ts";
import { createServerLocales } from "#ui/i18n/server-locales.ts";

describe("loadLocale", () => {
  it.each(LOCALES)("loads each bundle of %s as the server words it", async (locale) => {
    const { t } = await loadLocale(locale, ["dialogs", "purchase", "office", "pages"], (error) =>
      Promise.reject(error),
    );
    const { t: whole } = createServerLocales()[locale];
    const wordsOf = (texts: typeof t): readonly string[] => [
      texts.common.close(),
      texts.cart.title(),
      texts.checkout.title(),
      texts.courier.promised(),
      texts.landing.title(),
    ];
    expect(wordsOf(t)).toEqual(wordsOf(whole));
    expect(wordsOf(t)).not.toContain("");
  });

  it("loads a later bundle only when it is asked for", async () => {
    const { t, load } = await loadLocale("ro", [], (error) => Promise.reject(error));
    expect(() => t.cart).toThrow();
    await load("dialogs");
    expect(t.cart.title()).toBe(createServerLocales().ro.t.cart.title());
  });
});
