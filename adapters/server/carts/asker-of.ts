import type { Visitor } from "#adapters/server/http/visitor.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { CartAsker } from "./carting.ts";

/** Who asks for a cart; null when the browser holds neither a session nor a guest's secret and so owns none. */
export function askerOf(visitor: Visitor, shopLocale: Locale | null): CartAsker | null {
  const { sessionHash, guestHash, locale } = visitor;
  if (sessionHash === null && guestHash === null) return null;
  return { sessionHash, guestHash, locale: shopLocale === null ? locale : visitor.localeOr(shopLocale) };
}
