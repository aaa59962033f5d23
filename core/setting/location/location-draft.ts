import { FULFILLMENT_METHODS, type FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { Currency, Money } from "#core/money/money.ts";
import { readTypedAmount, writeTypedAmount } from "#core/money/typed-amount.ts";
import { isCalendarDate } from "#core/time/calendar-date.ts";
import { PAYMENT_METHODS, type PaymentMethod } from "#core/shop/payment-method.ts";
import { WEEKDAYS } from "#core/shop/week.ts";
import {
  finishedHours,
  isUnfinished,
  toTyped,
  typedWeek,
  weekOfTyped,
  type TypedHours,
  type TypedInterval,
} from "./typed-hours.ts";
import {
  locationSettingsProblems,
  type HeldLocationSettings,
  type LocationSettings,
  type LocationSettingsField,
  type LocationSettingsProblem,
  type LocationSettingsProblems,
} from "./location-settings.ts";

/** A dated exception while it is typed; one without hours is a closed day. */
export interface TypedException {
  readonly date: string;
  readonly method: FulfillmentMethod | null;
  readonly intervals: readonly TypedInterval[];
}

/** The settings of a location while they are typed: amounts and numbers are text. */
export interface LocationDraft {
  readonly methods: readonly FulfillmentMethod[];
  readonly hours: Readonly<Record<FulfillmentMethod, TypedHours>>;
  readonly exceptions: readonly TypedException[];
  readonly minutes: Readonly<Record<FulfillmentMethod, string>>;
  readonly minimumOrder: string;
  readonly paymentMethods: readonly PaymentMethod[];
  /** Nothing typed is no limit. */
  readonly slotOrders: string;
  readonly slotValue: string;
  readonly autoAccept: boolean;
}

/** The held settings as fields show them. Past exceptions are of no use to anybody and are left out; `today` is of the shop's zone. */
export function toLocationDraft(
  { settings }: Pick<HeldLocationSettings, "settings">,
  comma: "," | ".",
  today: string,
): LocationDraft {
  const { capacity, openingHours, preparationMinutes } = settings;
  const amount = (money: Money | null): string => (money === null ? "" : writeTypedAmount(money, comma));
  return {
    methods: settings.supportedFulfillmentMethods,
    hours: { pickup: typedWeek(openingHours.pickup), delivery: typedWeek(openingHours.delivery) },
    exceptions: settings.exceptions
      .filter(({ date }) => date >= today)
      .map(({ date, method, intervals }) => ({ date, method, intervals: intervals.map(toTyped) })),
    minutes: { pickup: String(preparationMinutes.pickup), delivery: String(preparationMinutes.delivery) },
    minimumOrder: amount(settings.minimumOrder),
    paymentMethods: settings.paymentMethods,
    slotOrders: capacity.orders === null ? "" : String(capacity.orders),
    slotValue: amount(capacity.value),
    autoAccept: settings.autoAccept,
  };
}

/** Reads what was typed; refuses with what is wrong, by part. */
export function readLocationDraft(
  draft: LocationDraft,
  currency: Currency,
): Result<LocationSettings, LocationSettingsProblems> {
  const problems: [LocationSettingsField, LocationSettingsProblem][] = [];
  const numberOf = (field: LocationSettingsField, typed: string): number => {
    const text = typed.trim();
    if (/^\d{1,9}$/.test(text)) return Number(text);
    problems.push([field, text === "" ? "validation.required" : "validation.integer"]);
    return 0;
  };
  const amountOf = (field: LocationSettingsField, typed: string): Money | null => {
    if (typed.trim() === "") return null;
    const amount = readTypedAmount(typed, currency);
    if (amount === null) problems.push([field, "validation.money"]);
    return amount;
  };
  for (const method of FULFILLMENT_METHODS)
    for (const weekday of WEEKDAYS)
      if (draft.hours[method][weekday].some(isUnfinished))
        problems.push([`hours.${method}.${weekday}`, "validation.hours_missing"]);
  draft.exceptions.forEach(({ date, intervals }, index) => {
    if (!isCalendarDate(date)) problems.push([`exceptions.${index}`, "validation.date"]);
    else if (intervals.some(isUnfinished)) problems.push([`exceptions.${index}`, "validation.hours_missing"]);
  });
  const settings: LocationSettings = {
    // In the order in which they are shown, whatever was pressed first.
    supportedFulfillmentMethods: FULFILLMENT_METHODS.filter((method) => draft.methods.includes(method)),
    openingHours: { pickup: weekOfTyped(draft.hours.pickup), delivery: weekOfTyped(draft.hours.delivery) },
    exceptions: draft.exceptions.map(({ date, method, intervals }) => ({
      date,
      method,
      intervals: finishedHours(intervals),
    })),
    preparationMinutes: {
      pickup: numberOf("minutes.pickup", draft.minutes.pickup),
      delivery: numberOf("minutes.delivery", draft.minutes.delivery),
    },
    minimumOrder: amountOf("minimumOrder", draft.minimumOrder),
    paymentMethods: PAYMENT_METHODS.filter((method) => draft.paymentMethods.includes(method)),
    capacity: {
      orders: draft.slotOrders.trim() === "" ? null : numberOf("slotOrders", draft.slotOrders),
      value: amountOf("slotValue", draft.slotValue),
    },
    autoAccept: draft.autoAccept,
  };
  const found = { ...locationSettingsProblems(settings, currency), ...Object.fromEntries(problems) };
  return Object.keys(found).length === 0 ? ok(settings) : err(found);
}
