import { allDay } from "./all-day.ts";
import { availability } from "./availability.ts";
import { courier } from "./courier.ts";
import { customerCard } from "./customer-card.ts";
import { dashboard } from "./dashboard.ts";
import { officeTitles } from "./office-titles.ts";
import { operations } from "./operations.ts";
import { orderFilters } from "./order-filters.ts";
import { ordering } from "./ordering.ts";
import { organization } from "./organization.ts";
import { phoneOrder } from "./phone-order.ts";
import { priceUpdates } from "./price-updates.ts";
import { sales } from "./sales.ts";
import { stoppage } from "./stoppage.ts";

/** The back office and the courier, in English. */
export const officeBundle = {
  allDay,
  availability,
  courier,
  customerCard,
  dashboard,
  officeTitles,
  operations,
  orderFilters,
  ordering,
  organization,
  phoneOrder,
  priceUpdates,
  sales,
  stoppage,
};
