import type { LocationId } from "#core/kernel/id.ts";
import type { DateRange, OrderPeriod } from "#core/order/history/order-period.ts";
import type { DashboardSummary, SalesHours, SalesProducts, SalesRates, SalesSeries } from "./dashboard.ts";
import type { CountedList, ListSums } from "./list-sums.ts";
import type { SalesFile } from "./sales-file.ts";

/** Which orders a dashboard counts; without a location those of all. */
export interface DashboardQuery {
  readonly period: OrderPeriod | DateRange;
  readonly locationId: LocationId | null;
}

/** Everything that a dashboard shows, read at one time. */
export interface Dashboard {
  readonly summary: DashboardSummary;
  readonly series: SalesSeries;
  readonly hours: SalesHours;
  readonly products: SalesProducts;
  readonly rates: SalesRates;
  /** Where its tables are saved from. */
  readonly files: Readonly<Record<SalesFile, string>>;
}

/** What managers and owners read of the sales of a period. */
export interface DashboardPort {
  read(query: DashboardQuery, signal: AbortSignal): Promise<Dashboard>;
  /** What a list of orders adds up to that the dashboard counts. */
  readListSums(list: CountedList, signal: AbortSignal): Promise<ListSums>;
}
