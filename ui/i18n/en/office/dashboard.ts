import type { dashboard as ro } from "../../ro/office/dashboard.ts";
import type { Translation } from "../../wording.ts";

/** Figures for managers and owners. */
export const dashboard: Translation<typeof ro> = {
  title: "Dashboard",
  netSales: "Net sales",
  orders: "Orders",
  averageOrder: "Average order",
  compared: "compared with the period before",
  salesByDay: "Sales by day",
  topProducts: "Best sellers",
  bottomProducts: "Least sold",
  vatByRate: "VAT by rate",
  empty: "No orders in this period",
};
