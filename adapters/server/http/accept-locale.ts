import type { FastifyRequest } from "fastify";
import Negotiator from "negotiator";
import { type Locale, LOCALES } from "#core/shop/shop.ts";

/** No browser sends more; what is longer would cost milliseconds to read. */
const MAX_HEADER_LENGTH = 1_000;

// Browsers send few different headers. Reading one takes five microseconds, and an order asks for its language three
// times: kept, that is half a percent of a whole order's CPU.
const MAX_KNOWN = 500;
const known = new Map<string, Locale>();

/**
 * The language of an answer: the one of the product's that Accept-Language prefers, else the fallback
 * (the shop's language, else Romanian; ERROR-12). A malformed header counts as absent.
 */
export function acceptLocale(header: string | undefined, fallback: Locale): Locale {
  if (header === undefined || header.length > MAX_HEADER_LENGTH) return fallback;
  const key = `${fallback} ${header}`;
  const locale = known.get(key) ?? preferredLocale(header, fallback);
  if (known.size < MAX_KNOWN) known.set(key, locale);
  return locale;
}

function preferredLocale(header: string, fallback: Locale): Locale {
  const locales = [fallback, ...LOCALES.filter((locale) => locale !== fallback)];
  const preferred = new Negotiator({ headers: { "accept-language": header } }).language(locales);
  return locales.find((locale) => locale === preferred) ?? fallback;
}

/** Cookie of the language that a person chose; without it the browser's preference decides. */
export const LOCALE_COOKIE = "diner_locale";

/** The language of an answer to this request. */
export function localeOf(request: FastifyRequest, fallback: Locale): Locale {
  const cookie = request.cookies?.[LOCALE_COOKIE];
  const chosen = LOCALES.find((locale) => locale === cookie);
  return chosen ?? acceptLocale(request.headers["accept-language"], fallback);
}
