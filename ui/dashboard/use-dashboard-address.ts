import { useEffect } from "react";
import { useLocation } from "react-router";
import { readDashboardAddress } from "#core/sales/dashboard/dashboard-address.ts";
import type { DashboardQuery } from "#core/sales/dashboard/dashboard.ports.ts";
import { useOffice } from "#ui/operations/office-context.tsx";

/** What the address asks of the dashboard; the header shows the location that it names. */
export function useDashboardAddress(): DashboardQuery {
  const { search } = useLocation();
  const { workplaces, locationId, showLocation } = useOffice();
  const params = new URLSearchParams(search);
  const locationIds = workplaces.map(({ location }) => location.id);
  const query = readDashboardAddress((name) => params.get(name), { locationIds, locationId });
  useEffect(() => {
    if (query.locationId !== locationId) showLocation(query.locationId);
    // Only another address moves the header.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [search]);
  return query;
}
