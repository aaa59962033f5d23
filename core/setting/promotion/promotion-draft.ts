import { FULFILLMENT_METHODS, type FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { LocationId, ProductId } from "#core/kernel/id.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import { weekFrom } from "../location/location-settings.ts";
import { finishedHours, isUnfinished, toTyped, type TypedHours } from "../location/typed-hours.ts";
import { WEEKDAYS } from "#core/shop/week.ts";
import type { Instant } from "#core/time/instant.ts";
import { readTypedMoment, writeTypedMoment } from "#core/time/typed-moment.ts";
import { writtenCode } from "./promotion-code.ts";
import {
  promotionProblems,
  type PromotionField,
  type PromotionProblem,
  type PromotionProblems,
  type PromotionSurroundings,
  type PromotionTerms,
} from "./promotion-terms.ts";

/** How customers come by a promotion: it applies by itself, they find it in the cart, or they type a code. */
export const PROMOTION_KINDS = ["automatic", "open", "code"] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** A promotion while it is typed. */
export interface PromotionDraft {
  readonly name: string;
  readonly kind: PromotionKind;
  readonly code: string;
  /** "20" is 20 % off. */
  readonly percent: string;
  readonly appliesToModifiers: boolean;
  /** None listed is all. */
  readonly locationIds: readonly LocationId[];
  readonly productIds: readonly ProductId[];
  readonly methods: readonly FulfillmentMethod[];
  readonly mobileAppOnly: boolean;
  readonly timesPerCustomer: string;
  readonly firstOrdersOnly: boolean;
  readonly totalLimit: string;
  readonly validFrom: string;
  readonly validUntil: string;
  /** Null is always. */
  readonly hours: TypedHours | null;
}

/** A promotion that nobody typed anything of yet, with a code in case it shall have one. */
export function newPromotionDraft(code: string): PromotionDraft {
  return {
    name: "",
    kind: "code",
    code,
    percent: "10",
    appliesToModifiers: true,
    locationIds: [],
    productIds: [],
    methods: [],
    mobileAppOnly: false,
    timesPerCustomer: "",
    firstOrdersOnly: false,
    totalLimit: "",
    validFrom: "",
    validUntil: "",
    hours: null,
  };
}

/** The terms of a promotion as fields show them. */
export function toPromotionDraft(terms: PromotionTerms, comma: "," | ".", timezone: string): PromotionDraft {
  const { usageLimitPerCustomer: limit, weekdayHours, code, automatic } = terms;
  return {
    name: terms.name,
    kind: automatic ? "automatic" : code === null ? "open" : "code",
    code: code ?? "",
    percent: percentOf(terms.discount.value).replace(".", comma),
    appliesToModifiers: terms.appliesToModifiers,
    locationIds: terms.limitedToLocationIds ?? [],
    productIds: terms.limitedToProductIds ?? [],
    methods: terms.limitedToFulfillmentMethods ?? [],
    mobileAppOnly: terms.limitedToMobileApp,
    timesPerCustomer: limit === null ? "" : String(limit.times),
    firstOrdersOnly: limit?.options.validForFirstOrdersOnly === true,
    totalLimit: terms.totalLimit === null ? "" : String(terms.totalLimit),
    validFrom: writeTypedMoment(terms.validFrom, timezone),
    validUntil: writeTypedMoment(terms.validUntil, timezone),
    hours: weekdayHours === null ? null : weekFrom((day) => (weekdayHours[day] ?? []).map(toTyped)),
  };
}

/** Reads what was typed; refuses with what is wrong, by part. */
export function readPromotionDraft(
  draft: PromotionDraft,
  timezone: string,
  surroundings: PromotionSurroundings,
): Result<PromotionTerms, PromotionProblems> {
  const problems: [PromotionField, PromotionProblem][] = [];
  const usesOf = (field: PromotionField, typed: string): number | null => {
    if (typed.trim() === "") return null;
    if (/^\d{1,7}$/.test(typed.trim())) return Number(typed);
    problems.push([field, "validation.integer"]);
    return null;
  };
  const momentOf = (field: PromotionField, typed: string): Instant | null => {
    const moment = readTypedMoment(typed, timezone);
    if (moment === null && typed.trim() !== "") problems.push([field, "validation.date"]);
    return moment;
  };
  const { hours } = draft;
  for (const weekday of WEEKDAYS)
    if (hours?.[weekday].some(isUnfinished) === true)
      problems.push([`hours.${weekday}`, "validation.hours_missing"]);
  const times = usesOf("timesPerCustomer", draft.timesPerCustomer);
  if (times === null && draft.firstOrdersOnly && draft.timesPerCustomer.trim() === "")
    problems.push(["timesPerCustomer", "validation.required"]);
  const terms: PromotionTerms = {
    name: draft.name.trim(),
    automatic: draft.kind === "automatic",
    code: draft.kind === "code" ? writtenCode(draft.code) : null,
    discount: { value: fractionOfPercent(draft.percent) ?? "0" },
    appliesToModifiers: draft.appliesToModifiers,
    limitedToLocationIds: orNull(draft.locationIds),
    limitedToProductIds: orNull(draft.productIds),
    limitedToMobileApp: draft.mobileAppOnly,
    limitedToFulfillmentMethods: orNull(
      FULFILLMENT_METHODS.filter((method) => draft.methods.includes(method)),
    ),
    usageLimitPerCustomer:
      times === null
        ? null
        : { type: "count", times, options: { validForFirstOrdersOnly: draft.firstOrdersOnly } },
    totalLimit: usesOf("totalLimit", draft.totalLimit),
    validFrom: momentOf("validFrom", draft.validFrom),
    validUntil: momentOf("validUntil", draft.validUntil),
    weekdayHours: hours === null ? null : weekFrom((weekday) => finishedHours(hours[weekday])),
  };
  const found = { ...promotionProblems(terms, surroundings), ...Object.fromEntries(problems) };
  return Object.keys(found).length === 0 ? ok(terms) : err(found);
}

/** A typed per cent, at most two decimals, as a fraction: "12,5" is "0.125"; null where it is none. */
export function fractionOfPercent(typed: string): string | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (match === null) return null;
  const [, whole = "", decimals = ""] = match;
  const digits = `${whole.padStart(3, "0")}${decimals}`;
  const cut = `${digits.slice(0, -2 - decimals.length)}.${digits.slice(-2 - decimals.length)}`;
  const [units = "0", rest = ""] = cut.split(".");
  return `${String(Number(units))}.${rest.replace(/0+$/, "").padEnd(2, "0")}`;
}

/** A fraction as per cent: "0.125" is "12.5". */
export function percentOf(fraction: string): string {
  const [units = "0", rest = ""] = fraction.split(".");
  const digits = `${units}${rest.padEnd(2, "0")}`;
  const whole = digits.slice(0, units.length + 2).replace(/^0+(?=\d)/, "");
  const decimals = digits.slice(units.length + 2).replace(/0+$/, "");
  return decimals === "" ? whole : `${whole}.${decimals}`;
}

function orNull<Value>(values: readonly Value[]): readonly Value[] | null {
  return values.length === 0 ? null : values;
}
