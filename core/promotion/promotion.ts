import type { LocationId, ProductId, PromotionId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

/** How often one customer may use a promotion. */
export interface UsageLimit {
  readonly type: "count";
  readonly times: number;
  readonly options: { readonly validForFirstOrdersOnly: boolean };
}

/** A discount with its conditions; automatic, or (a coupon) put on a cart line by its code. Null or empty limits do not limit. */
export interface Promotion {
  readonly id: PromotionId;
  readonly name: string;
  readonly automatic: boolean;
  /** `value` is a fraction of the base as decimal text: "0.20" is 20 % off. */
  readonly discount: { readonly value: string };
  /** Whether the price of modifiers belongs to the discount's base. */
  readonly appliesToModifiers: boolean;
  readonly limitedToLocationIds: readonly LocationId[] | null;
  readonly limitedToProductIds: readonly ProductId[] | null;
  readonly limitedToMobileApp: boolean;
  readonly usageLimitPerCustomer: UsageLimit | null;
  readonly validFrom: Instant | null;
  readonly validUntil: Instant | null;
  /** Wall-clock hours of the shop's zone in which it holds, by ISO weekday; null is always. */
  readonly weekdayHours: Readonly<Record<string, readonly (readonly [string, string])[]>> | null;
}
