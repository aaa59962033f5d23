import { AUDIT_ENDPOINTS } from "./audit.ts";
import { CUSTOMER_ENDPOINTS } from "./customers.ts";
import { DASHBOARD_ENDPOINTS } from "./dashboard.ts";
import { LAUNCH_ENDPOINTS } from "./launches.ts";
import { MENU_DRAFT_ENDPOINTS } from "./menu/menu-drafts.ts";
import { MENU_IMPORT_ENDPOINTS } from "./menu/menu-imports.ts";
import { MESSAGE_ENDPOINTS } from "./messages.ts";
import { OPERATIONS_ENDPOINTS } from "./operations.ts";
import { PHONE_ORDER_ENDPOINTS } from "./phone-orders.ts";
import { PRICE_UPDATE_ENDPOINTS } from "./menu/price-updates.ts";
import { PROMOTION_ENDPOINTS } from "./promotions.ts";
import { PUSH_ENDPOINTS } from "./push.ts";
import { SETTING_ENDPOINTS } from "./settings.ts";
import { STAFF_ENDPOINTS } from "./staff.ts";

/** What only the pages of a back office ask for. */
export const OFFICE_ENDPOINTS = {
  ...AUDIT_ENDPOINTS,
  ...CUSTOMER_ENDPOINTS,
  ...DASHBOARD_ENDPOINTS,
  ...LAUNCH_ENDPOINTS,
  ...MENU_DRAFT_ENDPOINTS,
  ...MENU_IMPORT_ENDPOINTS,
  ...MESSAGE_ENDPOINTS,
  ...OPERATIONS_ENDPOINTS,
  ...PHONE_ORDER_ENDPOINTS,
  ...PRICE_UPDATE_ENDPOINTS,
  ...PROMOTION_ENDPOINTS,
  ...PUSH_ENDPOINTS,
  ...SETTING_ENDPOINTS,
  ...STAFF_ENDPOINTS,
} as const;
