import type { ReactElement } from "react";
import { mayUser, type Permission } from "#core/account/permissions.ts";
import { SETTINGS_PATH } from "#core/setting/location/setting-paths.ts";
import type { RouteId } from "#core/routing/route-id.ts";
import { GridIcon } from "#ui/design/icons/office.tsx";
import { ChartIcon, ListIcon, PotIcon } from "#ui/design/icons/operations.tsx";
import { PhoneIcon, ReceiptIcon } from "#ui/design/icons/purchase.tsx";
import { GearIcon } from "#ui/design/icons/settings.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useScreenLoader } from "#ui/router/screen-loader.ts";
import { useOffice } from "../office-context.tsx";

/** A page of operations in the navigation. */
export interface OfficeNavigationEntry {
  readonly id: RouteId;
  readonly to: string;
  readonly label: string;
  readonly icon: ReactElement;
}

/** The pages of operations that this build has and this person may see. */
export function useOfficeNavigation(): readonly OfficeNavigationEntry[] {
  const { t } = useI18n();
  const { user } = useOffice();
  const screens = useScreenLoader();
  const may = (permission: Permission): boolean => mayUser(user, user.selectedOrganizationId, permission);
  const entries: readonly (OfficeNavigationEntry & { readonly permission: Permission })[] = [
    {
      id: "operations.pending",
      to: "/operations/pending",
      label: t.operations.pending(),
      icon: <PotIcon size={24} />,
      permission: "orders.see",
    },
    {
      id: "operations.orders",
      to: "/operations/orders",
      label: t.operations.allOrders(),
      icon: <ListIcon size={24} />,
      permission: "orders.see",
    },
    {
      id: "operations.phoneOrder",
      to: "/operations/phone-order",
      label: t.phoneOrder.title(),
      icon: <PhoneIcon size={24} />,
      permission: "orders.enter",
    },
    {
      id: "operations.endOfDay",
      to: "/operations/end-of-day",
      label: t.sales.title(),
      icon: <ReceiptIcon size={24} />,
      permission: "dashboard.see",
    },
    {
      id: "operations.products",
      to: "/operations/products",
      label: t.operations.products(),
      icon: <GridIcon size={24} />,
      permission: "availability.change",
    },
    {
      id: "operations.settings",
      to: SETTINGS_PATH,
      label: t.officeTitles["operations.settings"](),
      icon: <GearIcon size={24} />,
      permission: "hours.change",
    },
    {
      id: "dashboard",
      to: "/dashboard",
      label: t.operations.dashboard(),
      icon: <ChartIcon size={24} />,
      permission: "dashboard.see",
    },
  ];
  return entries.filter(({ id, permission }) => screens.sourceOf(id) !== undefined && may(permission));
}
