import type { officeTitles as ro } from "../../ro/office/office-titles.ts";
import type { Translation } from "../../wording.ts";

/** Titles of the pages in the office's own layout, by route (core/routing). */
export const officeTitles: Translation<typeof ro> = {
  operations: "Operations",
  "operations.pending": "Orders",
  "operations.orders": "All orders",
  "operations.orderFilters": "Filters",
  "operations.orderPeriod": "Period",
  "operations.order": "Order",
  "operations.phoneOrder": "Phone order",
  "operations.redirects": "Redirects",
  "operations.security": "Account security",
  "operations.audit": "Audit log",
  "operations.staff": "Staff",
  "operations.settings": "Settings",
  "operations.setting": "Settings",
  "operations.promotion": "Promotion",
  "operations.menu": "Menu",
  "operations.menuPreview": "Preview",
  "operations.endOfDay": "End of day",
  "operations.products": "Products",
  "operations.priceUpdates": "Price updates",
  "operations.priceUpdate": "Price update",
  dashboard: "Dashboard",
  "dashboard.replay": "Replay a day",
};
