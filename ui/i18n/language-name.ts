import type { Locale } from "#core/shop/shop.ts";

/** What the texts in use call each language; one that they leave out is worded as "". */
type LanguageNames = Readonly<Partial<Record<Locale, () => string>>>;

/** The name of a language by the texts in use; one that they do not name yet has the name it gives itself. */
export function languageName(locale: Locale, names: LanguageNames): string {
  const name = names[locale]?.() ?? "";
  if (name !== "") return name;
  const own = new Intl.DisplayNames(locale, { type: "language" }).of(locale) ?? locale;
  return own.charAt(0).toLocaleUpperCase(locale) + own.slice(1);
}
