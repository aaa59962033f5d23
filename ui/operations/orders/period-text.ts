import type { DateRange, OrderPeriod } from "#core/order/history/order-period.ts";
import type { I18n } from "#ui/i18n/i18n.ts";

/** A period as people say it: "Azi", "2026-11-01 – 2026-11-15". */
export function periodText({ t }: I18n, period: OrderPeriod | DateRange): string {
  return typeof period === "string" ? t.orderFilters.periods[period]() : `${period.from} – ${period.to}`;
}
