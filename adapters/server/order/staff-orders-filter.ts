import type { StaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import { invalid } from "#adapters/server/http/failures.ts";
import { requireLocation, type LocationAccess } from "#adapters/server/location/require-location.ts";
import type { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { dateRange } from "#core/order/history/order-period.ts";
import { periodBounds, type PeriodBounds } from "#core/order/history/period-bounds.ts";
import type { Instant } from "#core/time/instant.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import type { StaffOrdersFilter } from "./orders-board.queries.ts";

type ListQuery = Pick<typeof ENDPOINTS.listStaffOrders.query.Type, "filter" | "sort">;

/** What staff asks for, as the database is asked; 404 for a location that is not theirs, 422 for dates that are no period. */
export async function toStaffOrdersFilter(
  deps: LocationAccess,
  scope: StaffScope,
  { filter, sort }: ListQuery,
  now: Instant,
): Promise<StaffOrdersFilter> {
  const { locationId = null, search = "" } = filter;
  if (locationId !== null) await requireLocation(deps, scope, locationId);
  return {
    ...boundsOfFilter(filter, now),
    statuses: filter.status ?? null,
    locationId,
    fulfillmentMethod: filter.fulfillmentMethod ?? null,
    paymentMethod: filter.paymentMethod ?? null,
    source: filter.source ?? null,
    customer: filter.customer ?? null,
    complaintOnly: filter.complaint !== undefined,
    tests: filter.tests ?? null,
    lateAt: filter.late === undefined ? null : now,
    workplaceIds: scope.locationIds,
    search: search.trim() === "" ? null : search.trim(),
    oldestFirst: sort === "placed_at",
  };
}

/** From when until when a list is asked for: a named period wins over dates; 422 for dates that are no period. */
export function boundsOfFilter(
  { period, from, to }: Pick<ListQuery["filter"], "period" | "from" | "to">,
  now: Instant,
): PeriodBounds | { readonly from: null; readonly before: null } {
  if (period !== undefined) return periodBounds(period, now, OFFICE_TIMEZONE);
  if (from === undefined && to === undefined) return { from: null, before: null };
  const range = dateRange(from ?? "", to ?? "");
  if (!range.ok) throw invalid({ "filter.to": ["validation.invalid"] });
  return periodBounds(range.value, now, OFFICE_TIMEZONE);
}
