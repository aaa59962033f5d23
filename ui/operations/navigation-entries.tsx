import type { ReactElement } from "react";
import { isManagerIn } from "#core/session/permissions.ts";
import { ChartIcon, GridIcon, ListIcon, PotIcon } from "#ui/design/icons/operations.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { isServed } from "#ui/router/screens.ts";
import { useOffice } from "./office-context.tsx";

/** A page of operations in the navigation. */
export interface NavigationEntry {
  readonly id: string;
  readonly to: string;
  readonly label: string;
  readonly icon: ReactElement;
}

/** The pages of operations that this build has and this person may see. */
export function useNavigationEntries(): readonly NavigationEntry[] {
  const { L } = useI18n();
  const { user } = useOffice();
  const entries: readonly NavigationEntry[] = [
    {
      id: "operations.pending",
      to: "/operations/pending",
      label: L.operations.pending(),
      icon: <PotIcon size={24} />,
    },
    {
      id: "operations.orders",
      to: "/operations/orders",
      label: L.operations.allOrders(),
      icon: <ListIcon size={24} />,
    },
    {
      id: "operations.products",
      to: "/operations/products",
      label: L.operations.products(),
      icon: <GridIcon size={24} />,
    },
  ];
  const managers: readonly NavigationEntry[] = [
    { id: "dashboard", to: "/dashboard", label: L.operations.dashboard(), icon: <ChartIcon size={24} /> },
  ];
  const offered = isManagerIn(user, user.selectedOrganizationId) ? [...entries, ...managers] : entries;
  return offered.filter(({ id }) => isServed(id));
}
