import type { ScreenSource } from "./router/screen.ts";

/** The pages of staff, couriers and managers, which come by a list of their own. */
export const STAFF_SCREENS = {
  ownRuns: () => import("#ui/courier/own-runs-screen.tsx"),
  ownRun: () => import("#ui/courier/own-run-screen.tsx"),
  runLookup: () => import("#ui/courier/run-lookup-screen.tsx"),
  run: () => import("#ui/courier/run-screen.tsx"),
  chooseOrganization: () => import("#ui/account/organization/choose-organization-screen.tsx"),
  chooseApp: () => import("#ui/account/organization/choose-app-screen.tsx"),
  orderBoard: () => import("#ui/operations/board/order-board-screen.tsx"),
  orders: () => import("#ui/operations/orders/orders-screen.tsx"),
  order: () => import("#ui/operations/order/order-detail-screen.tsx"),
  phoneOrder: () => import("#ui/operations/phone-order/phone-order-screen.tsx"),
  endOfDay: () => import("#ui/operations/sales/end-of-day-screen.tsx"),
  redirects: () => import("#ui/operations/redirects/redirects-screen.tsx"),
  products: () => import("#ui/operations/products/products-screen.tsx"),
  priceUpdates: () => import("#ui/operations/prices/price-updates-screen.tsx"),
  priceUpdate: () => import("#ui/operations/prices/price-update-screen.tsx"),
  orderFilters: () => import("#ui/operations/orders/order-filters-screen.tsx"),
  orderPeriod: () => import("#ui/operations/orders/order-period-screen.tsx"),
} satisfies Readonly<Record<string, ScreenSource["load"]>>;

/** The name of a page in that list. */
export type StaffScreen = keyof typeof STAFF_SCREENS;
