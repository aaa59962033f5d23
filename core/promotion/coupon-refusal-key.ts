import { CONDITIONS } from "./conditions.ts";

/** Why a coupon cannot be used. */
export type CouponRefusalKey = "coupon.not_found" | (typeof CONDITIONS)[number]["keys"][number];

/** The reasons in the order in which they are checked: a customer gets the first that applies (PROMOTION-6). */
export const COUPON_REFUSAL_KEYS: readonly CouponRefusalKey[] = [
  ...new Set<CouponRefusalKey>(["coupon.not_found", ...CONDITIONS.flatMap(({ keys }) => keys)]),
];
