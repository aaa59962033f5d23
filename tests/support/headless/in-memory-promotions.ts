import type { PromotionId, ShopId } from "#core/kernel/id.ts";
import type { HeldPromotion, PromotionTerms } from "#core/setting/promotion/promotion-terms.ts";
import { SETTING_CONFLICT } from "#core/setting/setting.ts";
import { idOf } from "../builders/values.ts";
import { type InMemoryPorts, NOT_FOUND, refused } from "./call-log.ts";

/** Terms that limit nothing: 20 % off with a code. */
export function promotionTerms(change: Partial<PromotionTerms> = {}): PromotionTerms {
  return {
    name: "Vara aceasta",
    automatic: false,
    code: "VARA2026",
    discount: { value: "0.20" },
    appliesToModifiers: true,
    limitedToLocationIds: null,
    limitedToProductIds: null,
    limitedToMobileApp: false,
    limitedToFulfillmentMethods: null,
    usageLimitPerCustomer: null,
    totalLimit: null,
    validFrom: null,
    validUntil: null,
    weekdayHours: null,
    ...change,
  };
}

/** The promotions of a shop in memory: one at first, used four times. */
export function createInMemoryPromotions(): InMemoryPorts["promotionSettings"] {
  const uses = { held: 1, used: 3 };
  let promotions: readonly HeldPromotion[] = [
    { id: idOf<PromotionId>("vara"), version: 1, terms: promotionTerms(), uses },
  ];
  const versionOf = (id: PromotionId, version: number): HeldPromotion => {
    const held = promotions.find((promotion) => promotion.id === id);
    if (held === undefined) throw NOT_FOUND;
    if (held.version !== version) throw refused(SETTING_CONFLICT);
    return held;
  };
  return {
    listPromotions: (shopId: ShopId) => ({
      shopId,
      currency: "RON",
      timezone: "Europe/Bucharest",
      promotions,
    }),
    createPromotion: (_shopId, terms) => {
      const id = idOf<PromotionId>(`promotion ${promotions.length}`);
      const made = { id, version: 1, terms, uses: { held: 0, used: 0 } };
      promotions = [made, ...promotions];
      return made;
    },
    writePromotion: (id, version, terms) => {
      const written = { ...versionOf(id, version), version: version + 1, terms };
      promotions = promotions.map((promotion) => (promotion.id === id ? written : promotion));
      return written;
    },
    endPromotion: (id, version) => {
      versionOf(id, version);
      promotions = promotions.filter((promotion) => promotion.id !== id);
    },
  };
}
