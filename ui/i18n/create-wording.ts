import { isolate } from "#core/kernel/isolate.ts";
import type { Locale } from "#core/shop/shop.ts";
import { i18nObject } from "typesafe-i18n";
import type { Wording } from "./wording.ts";

/** A region for each language: it decides how figures are grouped and dates are written. */
export const regionOf: Readonly<Record<Locale, string>> = { ro: "ro-RO", en: "en-US" };

type Texts = { readonly [key: string]: string | Texts };

/**
 * Makes the functions of a set of texts; `T` is the Romanian original, whose keys and parameters both languages
 * share. There are two formatters: `count` groups whole numbers as the language does, `isolate` keeps what somebody
 * typed from turning the sentence around it.
 */
export function createWording<T>(locale: Locale, texts: Texts): { readonly wording: Wording<T> };
// typesafe-i18n types nested texts as functions of anything; the signature above says what they take.
export function createWording(locale: Locale, texts: Texts): { readonly wording: unknown } {
  const figures = new Intl.NumberFormat(regionOf[locale], { maximumFractionDigits: 0 });
  return { wording: i18nObject(locale, texts, { count: (value: number) => figures.format(value), isolate }) };
}
