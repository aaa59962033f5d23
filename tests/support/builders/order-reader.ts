import type { OrderReader } from "#adapters/server/order/orders.rows.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";

/** Somebody who reads an order at an instant, in the shop's language unless another is chosen. */
export function aReader(now: Instant, chosen: Locale | null = null): OrderReader {
  return { now, localeOr: (fallback) => chosen ?? fallback };
}
