import { isolate } from "#core/kernel/isolate.ts";
import type { Locale } from "#core/shop/shop.ts";
import { i18nObject } from "typesafe-i18n";
import { once } from "./once.ts";

/** Texts of one language, in groups. */
export type Texts = { readonly [key: string]: string | Texts };

/**
 * Makes the functions of a set of texts; `T` is the wording of the Romanian original, whose keys and parameters
 * all languages share. There are two formatters: `count` groups whole numbers as the language does, `isolate` keeps what somebody
 * typed from turning the sentence around it.
 */
export function createWording<T>(locale: Locale, texts: Texts): { readonly wording: T };
// typesafe-i18n types nested texts as functions of anything; the signature above says what they take.
export function createWording(locale: Locale, texts: Texts): { readonly wording: unknown } {
  const figures = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
  return {
    wording: i18nObject(locale, texts, { count: (value: number) => figures().format(value), isolate }),
  };
}
