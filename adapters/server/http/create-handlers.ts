import { createAuthHandlers } from "#adapters/server/auth/auth.routes.ts";
import { createPhoneHandlers } from "#adapters/server/auth/phone.routes.ts";
import { createCartHandlers } from "#adapters/server/carts/carts.routes.ts";
import { createCheckoutHandlers } from "#adapters/server/checkout/checkout.routes.ts";
import { createCustomerHandlers } from "#adapters/server/customers/customers.routes.ts";
import { createSessionStreams } from "#adapters/server/live/session-streams.ts";
import { createMenuHandlers } from "#adapters/server/menus/menus.routes.ts";
import { createLocationHandlers } from "#adapters/server/operations/locations.routes.ts";
import { createStaffOrderHandlers } from "#adapters/server/operations/staff-orders.routes.ts";
import { createStaffSessionHandlers } from "#adapters/server/operations/staff-session.routes.ts";
import { createOrderHandlers } from "#adapters/server/orders/orders.routes.ts";
import { createRewardHandlers } from "#adapters/server/rewards/rewards.routes.ts";
import type { ServerServices } from "#adapters/server/services.ts";
import { createShopHandlers } from "#adapters/server/shops/shops.routes.ts";
import { createSiteHandlers } from "#adapters/server/site/site.routes.ts";
import { createUserHandlers } from "#adapters/server/users/users.routes.ts";
import type { Handlers } from "./handler.ts";

/** A handler for every endpoint of the contract; one that is missing does not compile. */
export function createHandlers(services: ServerServices): Handlers {
  const streams = createSessionStreams(services);
  return {
    ...createAuthHandlers(services),
    ...createPhoneHandlers(services),
    ...createShopHandlers(services),
    ...createMenuHandlers(services),
    ...createCartHandlers(services),
    ...createCheckoutHandlers(services),
    ...createOrderHandlers(services, streams),
    ...createCustomerHandlers(services),
    ...createUserHandlers(services),
    ...createRewardHandlers(services),
    ...createStaffSessionHandlers(services, streams),
    ...createStaffOrderHandlers(services),
    ...createLocationHandlers(services),
    ...createSiteHandlers(services),
  };
}
