import { isolate } from "#core/kernel/isolate.ts";
import type { Locale } from "#core/shop/shop.ts";
import { i18nObject } from "typesafe-i18n";
import { once } from "#core/kernel/once.ts";

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
  const formatters = { count: (value: number) => figures().format(value), isolate };
  return { wording: keepNamed(i18nObject(locale, texts, formatters), texts) };
}

// The library makes a function each time that a text is named, and copies its whole group each time that the group is: here
// the first one of each is kept.
function keepNamed(made: object, texts: Texts): object {
  const kept = new Map<PropertyKey, unknown>();
  return new Proxy(made, {
    get(target, key) {
      const known = kept.get(key);
      if (known !== undefined) return known;
      const named: unknown = Reflect.get(target, key);
      const below = typeof key === "string" ? texts[key] : undefined;
      const keeps = typeof below === "object" ? keepNamed(Object(named), below) : named;
      kept.set(key, keeps);
      return keeps;
    },
  });
}
