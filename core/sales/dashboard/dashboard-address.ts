import type { LocationId } from "#core/kernel/id.ts";
import { dateRange, ORDER_PERIODS } from "#core/order/history/order-period.ts";
import { DEFAULT_PERIOD } from "./compared-period.ts";
import type { DashboardQuery } from "./dashboard.ports.ts";

/** Where the dashboard is. */
export const DASHBOARD_PATH = "/dashboard";

/** Who reads an address: the locations that they may name, and the one that their header shows. */
interface AddressReader {
  readonly locationIds: readonly LocationId[];
  readonly locationId: LocationId | null;
}

/** What an address asks for (DASHBOARD-6); what means nothing counts as not there. */
export function readDashboardAddress(
  read: (name: string) => string | null,
  reader: AddressReader,
): DashboardQuery {
  const named = ORDER_PERIODS.find((period) => period === read("period"));
  const range = dateRange(read("from") ?? "", read("to") ?? "");
  return {
    period: named ?? (range.ok ? range.value : DEFAULT_PERIOD),
    locationId: reader.locationIds.find((id) => id === read("location")) ?? reader.locationId,
  };
}

/** The address of a query; what is usual is left out. */
export function dashboardPath({ period, locationId }: DashboardQuery): string {
  const dates =
    typeof period !== "string"
      ? [`from=${period.from}`, `to=${period.to}`]
      : period === DEFAULT_PERIOD
        ? []
        : [`period=${period}`];
  const said = locationId === null ? dates : [...dates, `location=${locationId}`];
  return said.length === 0 ? DASHBOARD_PATH : `${DASHBOARD_PATH}?${said.join("&")}`;
}
