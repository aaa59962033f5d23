import type { PromotionId, ShopId } from "#core/kernel/id.ts";
import { SETTING_CONFLICT } from "#core/setting/setting.ts";
import { idParams } from "../../list/query.ts";
import {
  heldPromotion,
  heldPromotions,
  promotionCommand,
  promotionEnd,
  promotionRevision,
} from "../../shop/held-promotion.ts";
import { endpoint } from "../define-endpoint.ts";

const OF_SHOP = "/operations/shops/{id}/promotions";
const ONE = "/operations/promotions/{id}";

/** The promotions and coupons of a shop (PROMOTION-16). */
export const PROMOTION_ENDPOINTS = {
  listPromotions: endpoint("GET", OF_SHOP, {
    permission: "promotions.change",
    summary: "The promotions of a shop that did not end, with their codes and uses",
    params: idParams<ShopId>(),
    answer: heldPromotions,
  }),
  createPromotion: endpoint("POST", OF_SHOP, {
    permission: "promotions.change",
    summary: "Makes a promotion",
    params: idParams<ShopId>(),
    body: promotionCommand,
    answer: heldPromotion,
    statuses: [201],
  }),
  writePromotion: endpoint("POST", ONE, {
    permission: "promotions.change",
    summary:
      "Changes a promotion as a whole; refused with the present one where somebody else did after that version",
    params: idParams<PromotionId>(),
    body: promotionRevision,
    answer: heldPromotion,
    errors: [SETTING_CONFLICT],
  }),
  endPromotion: endpoint("POST", `${ONE}/end`, {
    permission: "promotions.change",
    summary: "Ends a promotion for good; orders that hold it keep it",
    params: idParams<PromotionId>(),
    body: promotionEnd,
    errors: [SETTING_CONFLICT],
  }),
} as const;
