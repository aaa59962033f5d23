import type { LocationId, ProductId, PromotionId, ShopId } from "#core/kernel/id.ts";
import { isAtMost } from "#core/kernel/text-length.ts";
import type { Currency } from "#core/money/money.ts";
import { hoursProblem } from "../location/week-problems.ts";
import { WEEKDAYS } from "#core/shop/week.ts";
import type { Instant } from "#core/time/instant.ts";
import type { Weekday } from "#core/time/weekday.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import { isOwnCode } from "./promotion-code.ts";

/** All that a manager says of a promotion. */
export interface PromotionTerms extends Omit<Promotion, "id"> {
  /** In capitals; null where it needs none. */
  readonly code: string | null;
  /** Uses of all customers together, held and used; null is as many as they like. */
  readonly totalLimit: number | null;
}

/** A promotion as the server holds it. */
export interface HeldPromotion {
  readonly id: PromotionId;
  /** Rises with each write of it. */
  readonly version: number;
  readonly terms: PromotionTerms;
  /** Uses of orders that are not finished, and of those that are fulfilled. */
  readonly uses: { readonly held: number; readonly used: number };
}

/** The promotions of a shop, with what they can be limited to. */
export interface HeldPromotions {
  readonly shopId: ShopId;
  readonly currency: Currency;
  readonly timezone: string;
  readonly promotions: readonly HeldPromotion[];
}

/** What a promotion may be at most. */
export const PROMOTION_LIMITS = { name: 80, code: 32, uses: 1_000_000, listed: 500 } as const;

/** A part of a promotion that can be wrong. */
export type PromotionField =
  | "name"
  | "code"
  | "discount"
  | "timesPerCustomer"
  | "totalLimit"
  | "validFrom"
  | "validUntil"
  | `hours.${Weekday}`
  | "locations"
  | "products";

/** Why it is wrong. */
export type PromotionProblem =
  | "validation.required"
  | "validation.string_too_long"
  | "validation.promotion_code"
  | "validation.code_taken"
  | "validation.percent"
  | "validation.integer"
  | "validation.number_range"
  | "validation.date"
  | "validation.ends_before"
  | "validation.uses_below"
  | "validation.hours_missing"
  | "validation.hours_overlap"
  | "validation.array_too_many";

/** What is wrong, by part. */
export type PromotionProblems = Readonly<Partial<Record<PromotionField, PromotionProblem>>>;

/** What a promotion is judged next to. */
export interface PromotionSurroundings {
  /** Codes that the shop gave to other promotions, ended ones included. */
  readonly takenCodes: readonly string[];
  /** Its uses up to now; a total below them could never be kept. */
  readonly uses: number;
}

/** What is wrong with the terms of a promotion, in the browser as on the server (PROMOTION-16). */
export function promotionProblems(
  terms: PromotionTerms,
  { takenCodes, uses }: PromotionSurroundings,
): PromotionProblems {
  const found: [PromotionField, PromotionProblem][] = [];
  const { name, code, discount, usageLimitPerCustomer: limit, totalLimit, validFrom, validUntil } = terms;
  if (name.trim() === "") found.push(["name", "validation.required"]);
  else if (!isAtMost(name, PROMOTION_LIMITS.name)) found.push(["name", "validation.string_too_long"]);
  if (code !== null && (terms.automatic || !isOwnCode(code)))
    found.push(["code", "validation.promotion_code"]);
  else if (code !== null && takenCodes.includes(code)) found.push(["code", "validation.code_taken"]);
  if (!isFractionOfBase(discount.value)) found.push(["discount", "validation.percent"]);
  if (limit !== null && !isUses(limit.times)) found.push(["timesPerCustomer", "validation.number_range"]);
  if (totalLimit !== null && !isUses(totalLimit)) found.push(["totalLimit", "validation.number_range"]);
  else if (totalLimit !== null && totalLimit < uses) found.push(["totalLimit", "validation.uses_below"]);
  if (validFrom !== null && validUntil !== null && validUntil <= validFrom)
    found.push(["validUntil", "validation.ends_before"]);
  for (const weekday of WEEKDAYS) {
    const problem = hoursProblem(terms.weekdayHours?.[weekday] ?? []);
    if (problem !== null) found.push([`hours.${weekday}`, problem]);
  }
  if (isTooLong(terms.limitedToLocationIds)) found.push(["locations", "validation.array_too_many"]);
  if (isTooLong(terms.limitedToProductIds)) found.push(["products", "validation.array_too_many"]);
  return Object.fromEntries(found);
}

function isTooLong(listed: readonly (LocationId | ProductId)[] | null): boolean {
  return listed !== null && listed.length > PROMOTION_LIMITS.listed;
}

function isUses(times: number): boolean {
  return Number.isInteger(times) && times >= 1 && times <= PROMOTION_LIMITS.uses;
}

// More than nothing and at most all of it, in hundredths of a per cent.
function isFractionOfBase(value: string): boolean {
  return /^(?:0\.(?!0+$)\d{1,4}|1(?:\.0{1,4})?)$/.test(value);
}

/** Where a promotion is in its life: over by its dates or its uses, before them, or running; its hours do not count. */
export type PromotionState = "running" | "scheduled" | "over" | "exhausted";

/** The state of a promotion now. */
export function promotionState({ terms, uses }: HeldPromotion, now: Instant): PromotionState {
  if (terms.validUntil !== null && now >= terms.validUntil) return "over";
  if (terms.totalLimit !== null && uses.held + uses.used >= terms.totalLimit) return "exhausted";
  return terms.validFrom !== null && now < terms.validFrom ? "scheduled" : "running";
}
