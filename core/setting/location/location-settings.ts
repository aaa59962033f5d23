import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import { isPositive } from "#core/money/compare.ts";
import type { Currency, Money } from "#core/money/money.ts";
import type { Weekday } from "#core/time/weekday.ts";
import type { Location, SlotCapacity } from "#core/shop/location.ts";
import type { OpeningException, WeeklyHours } from "#core/shop/opening-hours.ts";
import { WEEKDAYS } from "#core/shop/week.ts";
import { hoursProblem, weekProblems, type HoursProblem } from "./week-problems.ts";

/** What a manager says of a location (SHOP-16): when and how it takes orders, and how many. */
export interface LocationSettings extends Pick<
  Location,
  | "supportedFulfillmentMethods"
  | "openingHours"
  | "exceptions"
  | "preparationMinutes"
  | "minimumOrder"
  | "paymentMethods"
> {
  readonly capacity: SlotCapacity;
  /** Orders are accepted with the usual minutes as soon as they are placed. */
  readonly autoAccept: boolean;
}

/** The settings of a location as the server holds them. */
export interface HeldLocationSettings {
  /** Rises with each write of these settings, and with nothing else. */
  readonly version: number;
  readonly settings: LocationSettings;
  /** Of the shop. */
  readonly currency: Currency;
  readonly timezone: string;
  /** Whether an active zone says where it delivers to. */
  readonly hasZone: boolean;
}

/** What the settings of a location may be at most. */
export const LOCATION_LIMITS = {
  exceptions: 100,
  /** Minutes of preparation, 0 included. */
  minutes: 240,
  /** Orders in one slot. */
  orders: 1000,
} as const;

/** A part of the settings that can be wrong. */
export type LocationSettingsField =
  | "supportedFulfillmentMethods"
  | "paymentMethods"
  | "minimumOrder"
  | "slotOrders"
  | "slotValue"
  | `minutes.${FulfillmentMethod}`
  | `hours.${FulfillmentMethod}.${Weekday}`
  | `exceptions.${number}`;

/** Why it is wrong. */
export type LocationSettingsProblem =
  | "validation.required"
  | "validation.integer"
  | "validation.number_range"
  | "validation.money"
  | "validation.positive"
  | "validation.date"
  | "validation.array_too_few"
  | "validation.hours_missing"
  | HoursProblem
  | "validation.exception_taken";

/** What is wrong, by part; a part that is fine is missing. */
export type LocationSettingsProblems = Readonly<
  Partial<Record<LocationSettingsField, LocationSettingsProblem>>
>;

/** What is no mistake, but what nobody can order by. */
export type LocationSettingsNotice = "noHours.pickup" | "noHours.delivery" | "noZone";

/** What is wrong with settings, in the browser as on the server; money must be in the shop's currency (SHOP-16). */
export function locationSettingsProblems(
  settings: LocationSettings,
  currency: Currency,
): LocationSettingsProblems {
  const { supportedFulfillmentMethods: methods, paymentMethods, minimumOrder, capacity } = settings;
  const found: [LocationSettingsField, LocationSettingsProblem][] = [];
  if (methods.length === 0) found.push(["supportedFulfillmentMethods", "validation.array_too_few"]);
  if (paymentMethods.length === 0) found.push(["paymentMethods", "validation.array_too_few"]);
  if (minimumOrder !== null && !isAmountOf(minimumOrder, currency))
    found.push(["minimumOrder", "validation.positive"]);
  if (capacity.value !== null && !isAmountOf(capacity.value, currency))
    found.push(["slotValue", "validation.positive"]);
  if (capacity.orders !== null && !isWithin(capacity.orders, 1, LOCATION_LIMITS.orders))
    found.push(["slotOrders", "validation.number_range"]);
  for (const method of ["pickup", "delivery"] as const) {
    if (!isWithin(settings.preparationMinutes[method], 0, LOCATION_LIMITS.minutes))
      found.push([`minutes.${method}`, "validation.number_range"]);
    for (const [weekday, problem] of weekProblems(settings.openingHours[method]))
      found.push([`hours.${method}.${weekday}`, problem]);
  }
  return Object.fromEntries([...found, ...exceptionProblems(settings.exceptions)]);
}

/** What of the settings leaves a method without orders. */
export function locationSettingsNotices(
  { supportedFulfillmentMethods: methods, openingHours }: LocationSettings,
  hasZone: boolean,
): readonly LocationSettingsNotice[] {
  const isIdle = (hours: WeeklyHours): boolean => WEEKDAYS.every((weekday) => hours[weekday].length === 0);
  return [
    ...methods.filter((method) => isIdle(openingHours[method])).map((method) => `noHours.${method}` as const),
    ...(methods.includes("delivery") && !hasZone ? (["noZone"] as const) : []),
  ];
}

/** A week from what each day is to have. */
export function weekFrom<Day>(hoursOf: (weekday: Weekday) => Day): Readonly<Record<Weekday, Day>> {
  return {
    "1": hoursOf("1"),
    "2": hoursOf("2"),
    "3": hoursOf("3"),
    "4": hoursOf("4"),
    "5": hoursOf("5"),
    "6": hoursOf("6"),
    "7": hoursOf("7"),
  };
}

function exceptionProblems(
  exceptions: readonly OpeningException[],
): readonly (readonly [`exceptions.${number}`, LocationSettingsProblem])[] {
  const problemOf = (
    { date, method, intervals }: OpeningException,
    index: number,
  ): LocationSettingsProblem | null => {
    if (index >= LOCATION_LIMITS.exceptions) return "validation.array_too_many";
    const isTaken = exceptions
      .slice(0, index)
      .some((other) => other.date === date && other.method === method);
    if (isTaken) return "validation.exception_taken";
    return hoursProblem(intervals);
  };
  return exceptions.flatMap((exception, index) => {
    const problem = problemOf(exception, index);
    return problem === null ? [] : [[`exceptions.${index}`, problem] as const];
  });
}

function isAmountOf(money: Money, currency: Currency): boolean {
  return money.currency === currency && isPositive(money);
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
