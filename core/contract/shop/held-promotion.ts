import * as Schema from "effect/Schema";
import type { PromotionId, ShopId } from "#core/kernel/id.ts";
import {
  PROMOTION_LIMITS,
  type HeldPromotion,
  type HeldPromotions,
  type PromotionTerms,
} from "#core/setting/promotion/promotion-terms.ts";
import { currency } from "../money.ts";
import { encoderOf } from "../schema/encoder.ts";
import { count, text, trimmed, ulid } from "../schema/scalars.ts";
import { wireStruct, type WireCodec } from "../schema/wire-struct.ts";
import { PROMOTION_FIELDS } from "./promotion.ts";

const { id: _id, ...TERM_FIELDS } = PROMOTION_FIELDS;

const terms: WireCodec<PromotionTerms> = wireStruct({
  ...TERM_FIELDS,
  name: trimmed(0, PROMOTION_LIMITS.name),
  code: Schema.NullOr(text(0, PROMOTION_LIMITS.code)),
  totalLimit: Schema.NullOr(count),
});

/** A new promotion. */
export const promotionCommand = wireStruct({ terms });

/** A promotion as somebody changes it, with the version that is changed. */
export const promotionRevision = wireStruct({ version: count, terms });

/** The version that is ended. */
export const promotionEnd = wireStruct({ version: count });

/** A promotion as it is held. */
export const heldPromotion: WireCodec<HeldPromotion> = wireStruct({
  id: ulid<PromotionId>(),
  version: count,
  terms,
  uses: wireStruct({ held: count, used: count }),
});

/** The promotions of a shop that did not end. */
export const heldPromotions: WireCodec<HeldPromotions> = wireStruct({
  shopId: ulid<ShopId>(),
  currency,
  timezone: Schema.String,
  promotions: Schema.Array(heldPromotion),
});

/** The promotion as a refusal names it. */
export function encodeHeldPromotion(held: HeldPromotion): unknown {
  return encoderOf(heldPromotion)(held);
}
