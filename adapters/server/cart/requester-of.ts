import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { CartRequester } from "./cart-deps.ts";

/** Who asks for a cart; null when the browser holds neither a session nor a guest's secret and so owns none. */
export function requesterOf(visitor: Visitor, shopLocale: Locale | null): CartRequester | null {
  const { sessionHash, guestHash, locale } = visitor;
  if (sessionHash === null && guestHash === null) return null;
  return { sessionHash, guestHash, locale: shopLocale === null ? locale : visitor.localeOr(shopLocale) };
}
