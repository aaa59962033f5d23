import type { FastifyRequest } from "fastify";
import type { Locale } from "#core/shop/shop.ts";

/**
 * The language of an answer: the first of ro and en that Accept-Language prefers, else the fallback
 * (the shop's language, else Romanian; ERROR-12). A malformed header counts as absent.
 */
export function acceptLocale(header: string | undefined, fallback: Locale): Locale {
  if (header === undefined) return fallback;
  const known = preferred.get(header);
  if (known !== undefined) return known ?? fallback;
  const wanted = preferredLocale(header);
  if (preferred.size < MAX_HEADERS && header.length <= MAX_HEADER_LENGTH) preferred.set(header, wanted);
  return wanted ?? fallback;
}

// Browsers send one of some hundred texts with every call.
const preferred = new Map<string, Locale | null>();
const MAX_HEADERS = 500;
const MAX_HEADER_LENGTH = 100;

function preferredLocale(header: string): Locale | null {
  const wanted = header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters
        .map((text) => /^\s*q=(0(?:\.\d{1,3})?|1(?:\.0{1,3})?)$/.exec(text)?.[1])
        .find(Boolean);
      return { language: tag.split("-")[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ language, quality }) => quality > 0 && (language === "ro" || language === "en"))
    .toSorted((left, right) => right.quality - left.quality)[0];
  return wanted?.language === "ro" || wanted?.language === "en" ? wanted.language : null;
}

/** Cookie of the language that a person chose; without it the browser's preference decides. */
export const LOCALE_COOKIE = "diner_locale";

/** The language of an answer to this request. */
export function localeOf(request: FastifyRequest, fallback: Locale): Locale {
  const chosen = request.cookies?.[LOCALE_COOKIE];
  return chosen === "ro" || chosen === "en"
    ? chosen
    : acceptLocale(request.headers["accept-language"], fallback);
}
