import type { PromotionId, ShopId } from "#core/kernel/id.ts";
import type { HeldPromotion, HeldPromotions, PromotionTerms } from "./promotion-terms.ts";

/** The promotions of shops as their managers see them. */
export interface PromotionSettingsPort {
  /** Those that did not end, the newest first. */
  listPromotions(shopId: ShopId, signal: AbortSignal): Promise<HeldPromotions>;
  createPromotion(shopId: ShopId, terms: PromotionTerms, signal: AbortSignal): Promise<HeldPromotion>;
  /** Rejects with Refused `setting.version_conflict` where somebody wrote it after that version. */
  writePromotion(
    id: PromotionId,
    version: number,
    terms: PromotionTerms,
    signal: AbortSignal,
  ): Promise<HeldPromotion>;
  /** Ends it for good; rejects as `writePromotion` does. */
  endPromotion(id: PromotionId, version: number, signal: AbortSignal): Promise<void>;
}
