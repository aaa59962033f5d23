import { refuseAfterEnd } from "./active-dates.ts";
import type { Instant } from "#core/time/instant.ts";
import type { Promotion } from "./promotion.ts";

/** A promotion with the code that finds it; null where it needs none. */
type Coded = Pick<Promotion, "validUntil"> & { readonly code: string | null };

/**
 * The promotions that a shop shows to everybody: those that need no code (PROMOTION-11) and are not over yet; none where
 * the shop switched coupons off.
 */
export function publicPromotions<P extends Coded>(
  promotions: readonly P[],
  { features, now }: { readonly features: { readonly coupons: boolean }; readonly now: Instant },
): readonly P[] {
  if (!features.coupons) return [];
  return promotions.filter(
    (promotion) => promotion.code === null && refuseAfterEnd(promotion, { now }) === null,
  );
}
