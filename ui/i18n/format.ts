import type { PromiseTraceStep } from "#core/shop/slot/promise.ts";
import type { Locale } from "#core/shop/shop.ts";
import { createMoneyFormat, type MoneyFormat } from "./format-money.ts";
import { createPlaceFormat, type PlaceFormat } from "./format-place.ts";
import { createTimeFormat, type TimeFormat } from "./format-time.ts";
import type { AllWording, Bundles } from "./bundles.ts";
import { once } from "#core/kernel/once.ts";

/** Everything that a screen formats; nothing is formatted by hand. */
export interface Format extends MoneyFormat, TimeFormat, PlaceFormat {
  /** An integer with thousands separators: "1,250". */
  readonly count: (value: number) => string;
  /** A number of reward points, in the plural of the language: "1 point", "12 points". */
  readonly points: (points: number) => string;
  /** "35 min". */
  readonly minutes: (minutes: number) => string;
  /** "70 min = 45 preparation + 15 busy + 10 zone". */
  readonly trace: (steps: readonly PromiseTraceStep[]) => string;
}

/** Makes the formats of one language. */
export function createFormat(locale: Locale, first: Bundles["first"], all: () => AllWording): Format {
  const figures = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
  return {
    ...createMoneyFormat(locale, first),
    ...createTimeFormat(locale, first),
    ...createPlaceFormat(all),
    count: (value) => figures().format(value),
    points: (points) => first.common.pointsCount({ n: points }),
    minutes: (minutes) => first.common.minutesShort({ n: minutes }),
    trace: (steps) => {
      const { promiseTrace, promiseStep } = all().cart;
      return promiseTrace({
        total: steps.reduce((sum, step) => sum + step.minutes, 0),
        parts: steps.map((step) => promiseStep[step.key]({ n: step.minutes })).join(" + "),
      });
    },
  };
}
