import type { PromotionId } from "#core/kernel/id.ts";
import type { PromotionLimits } from "./conditions.ts";

/** A discount with its conditions; automatic, or (a coupon) put on a cart line by its code. Null or empty limits do not limit. */
export interface Promotion extends PromotionLimits {
  readonly id: PromotionId;
  readonly name: string;
  readonly automatic: boolean;
  /** `value` is a fraction of the base as decimal text: "0.20" is 20 % off. */
  readonly discount: { readonly value: string };
  /** Whether the price of modifiers belongs to the discount's base. */
  readonly appliesToModifiers: boolean;
}
