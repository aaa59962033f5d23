import { useEffect } from "react";
import { useLocation } from "react-router";
import { useGo } from "#ui/router/use-go.ts";
import type { LocationId } from "#core/kernel/id.ts";
import { readOrdersAddress, ORDERS_PATH, type OrdersAddress } from "#core/order/list/orders-address.ts";
import { DASHBOARD_PATH } from "#core/sales/dashboard/dashboard-address.ts";
import { useOffice } from "../office-context.tsx";

/** What the address asks of the list of orders; the header shows the location that it names. */
export function useOrdersAddress(): OrdersAddress {
  const { search } = useLocation();
  const { workplaces, locationId, showLocation } = useOffice();
  const params = new URLSearchParams(search);
  const locationIds = workplaces.map(({ location }) => location.id);
  const address = readOrdersAddress((name) => params.get(name), { locationIds, locationId });
  const named = address.query.locationId;
  useEffect(() => {
    if (named !== locationId) showLocation(named);
    // Only another address moves the header.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [search]);
  return address;
}

// Pages whose address names the location that they show.
const NAMING = [ORDERS_PATH, DASHBOARD_PATH];

/** Shows another location in the header, and on a page of the list or the dashboard also in its address. */
export function useShowLocation(): (locationId: LocationId | null) => void {
  const { pathname, search } = useLocation();
  const go = useGo();
  const { showLocation } = useOffice();
  return (locationId) => {
    showLocation(locationId);
    if (!NAMING.some((path) => pathname.startsWith(path))) return;
    const params = new URLSearchParams(search);
    params.delete("page");
    if (locationId === null) params.delete("location");
    else params.set("location", locationId);
    go(params.size === 0 ? pathname : `${pathname}?${params.toString()}`, { replace: true });
  };
}
