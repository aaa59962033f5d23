import type { CartItemId, ModifierGroupId } from "#core/kernel/id.ts";
import { COUPON_REFUSAL_KEYS, type CouponRefusalKey } from "#core/promotion/coupon-refusal-key.ts";
import type { PointsRefusal } from "#core/reward/pay-by-points.ts";
import type { ItemRefusal } from "./resolve-item.ts";

/** A coupon or points that a line may not have. */
export type RefusedTerm = { readonly itemId: CartItemId } & (
  | { readonly key: CouponRefusalKey }
  | PointsRefusal
);

/** Choices and coupons that keep a cart from being ordered. */
export type CartBlocker =
  | { readonly key: "item.unavailable"; readonly itemIds: readonly CartItemId[] }
  | {
      readonly key: "item.options_invalid";
      readonly itemId: CartItemId;
      readonly groupId: ModifierGroupId;
      readonly min: number;
      readonly max: number;
    }
  | { readonly key: CouponRefusalKey; readonly itemIds: readonly CartItemId[] };

/** What a cart cannot be ordered with: checkout's blockers, those about points with the lines concerned. */
export type PricingRefusal =
  | CartBlocker
  | {
      readonly key: "points.login_required" | "points.product_not_redeemable";
      readonly itemIds: readonly CartItemId[];
    }
  | {
      readonly key: "points.not_enough";
      /** Points of all lines that want to be paid so. */
      readonly needed: number;
      readonly available: number;
      /** The lines for which the points do not suffice any more. */
      readonly itemIds: readonly CartItemId[];
    };

/** Points of a customer: those that lines took, and all there are. */
export interface PointsState {
  readonly used: number;
  readonly available: number;
}

/**
 * Gathers what was refused line by line into one entry a key, in the order in which an order would be refused for it;
 * options stay one entry a group.
 */
export function pricingRefusals(
  refused: readonly (ItemRefusal | RefusedTerm)[],
  points: PointsState,
): readonly PricingRefusal[] {
  return [
    ...gathered(refused, "item.unavailable"),
    ...refused.flatMap((one) =>
      one.key === "item.options_invalid"
        ? one.groups.map((group) => ({ key: one.key, itemId: one.itemId, ...group }))
        : [],
    ),
    ...COUPON_REFUSAL_KEYS.flatMap((key) => gathered(refused, key)),
    ...gathered(refused, "points.login_required"),
    ...gathered(refused, "points.product_not_redeemable"),
    ...notEnough(refused, points),
  ];
}

/** The ids of the items that a refusal is about. */
export function itemIdsOf(refusal: PricingRefusal): readonly CartItemId[] {
  return refusal.key === "item.options_invalid" ? [refusal.itemId] : refusal.itemIds;
}

function gathered<Key extends PricingRefusal["key"]>(
  refused: readonly (ItemRefusal | RefusedTerm)[],
  key: Key,
): readonly { readonly key: Key; readonly itemIds: readonly CartItemId[] }[] {
  const itemIds = refused.filter((one) => one.key === key).map((one) => one.itemId);
  return itemIds.length === 0 ? [] : [{ key, itemIds }];
}

function notEnough(
  refused: readonly (ItemRefusal | RefusedTerm)[],
  { used, available }: PointsState,
): readonly PricingRefusal[] {
  const short = refused.filter((one) => one.key === "points.not_enough");
  if (short.length === 0) return [];
  const needed = short.reduce((total, one) => total + one.needed, used);
  return [{ key: "points.not_enough", needed, available, itemIds: short.map((one) => one.itemId) }];
}
