import { COUPON_REFUSAL_KEYS } from "#core/promotion/coupon-refusal-key.ts";
import type { CartId } from "#core/kernel/id.ts";
import { cart, cartSave, couponCheck, couponMatch } from "../cart/cart.ts";
import { endpoint } from "./define-endpoint.ts";
import { idParams } from "../list/query.ts";

/** Carts; the guest or user who first wrote one owns it, to anyone else it is 404. */
export const CART_ENDPOINTS = {
  loadCart: endpoint("GET", "/carts/{id}", {
    permission: "guest",
    summary: "A cart, priced as of now",
    params: idParams<CartId>(),
    answer: cart,
  }),
  saveCart: endpoint("PATCH", "/carts", {
    permission: "guest",
    summary:
      "Writes the whole cart; an older revision, or a base that is not held, is answered with the held cart and writes nothing",
    body: cartSave,
    answer: cart,
    errors: [
      ...COUPON_REFUSAL_KEYS,
      "item.unavailable",
      "item.options_invalid",
      "points.not_enough",
      "points.login_required",
      "points.product_not_redeemable",
      "cart.revision_conflict",
      "cart.already_ordered",
      "cart.shop_mismatch",
      "cart.too_many_lines",
    ],
  }),
  checkPromotion: endpoint("POST", "/promotions/check", {
    permission: "guest",
    summary: "The promotion of a code and the items of the cart that it fits",
    body: couponCheck,
    answer: couponMatch,
    errors: COUPON_REFUSAL_KEYS,
  }),
} as const;
