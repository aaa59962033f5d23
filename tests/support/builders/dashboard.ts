import { zero } from "#core/money/parse-money.ts";
import { periodDates } from "#core/order/history/period-bounds.ts";
import { aLocation } from "./shop.ts";
import type { AlikeOrders } from "#core/sales/dashboard/alike-orders.ts";
import { everyDay } from "#core/sales/dashboard/dashboard.ts";
import type { Dashboard, DashboardQuery } from "#core/sales/dashboard/dashboard.ports.ts";
import { periodFigures } from "#core/sales/dashboard/period-figures.ts";
import type { ReplayPlan } from "#core/sales/replay/replay-plan.ts";

/** A dashboard of these orders alone, as on 2026-11-25. */
export function aDashboard({ period: asked }: DashboardQuery, alike: readonly AlikeOrders[] = []): Dashboard {
  const currency = "RON";
  const period = typeof asked === "string" ? periodDates(asked, "2026-11-25") : asked;
  const figures = periodFigures(alike, currency);
  const days = everyDay(period, [], zero(currency));
  return {
    summary: {
      currency,
      period,
      ...figures,
      previous: { period, ...periodFigures([], currency) },
      isCounting: false,
    },
    series: { currency, days, previous: days },
    hours: { currency, hours: [] },
    products: { currency, products: [] },
    rates: { currency, rates: [] },
    files: { days: "/days.csv", hours: "/hours.csv", products: "/products.csv", vat: "/vat.csv" },
  };
}

/** A day of a location without an order. */
export const A_REPLAY_PLAN: ReplayPlan = {
  location: aLocation(),
  timezone: "Europe/Bucharest",
  capacity: { orders: 8, value: null },
  preparationMinutes: { pickup: 20, delivery: 30 },
  orders: [],
  taken: [],
};
