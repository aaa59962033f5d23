import type { Ports } from "#core/app/ports.ts";
import { STOREFRONT_ENDPOINTS } from "#core/contract/endpoints/storefront-endpoints.ts";
import { createKeptCarts } from "../storage/kept-carts.ts";
import { createAnalyticsPort } from "./analytics-port.ts";
import { createAuthPort, createPersonPort, createPhonePort, createSessionPort } from "./auth-ports.ts";
import { createBuildPort } from "./build-port.ts";
import { type CallerOf, createCallers } from "./caller.ts";
import { type HttpEnvironment, createHttpClient } from "./http-client.ts";
import { createLegalPagePort } from "./legal-page-port.ts";
import { createCheckoutPort, createOrdersPort } from "./order-ports.ts";
import { createOrderPushPort } from "./order-push-port.ts";
import { createRewardPort } from "./reward-port.ts";
import {
  createAddressSearchPort,
  createCartPort,
  createDeliveryZonePort,
  createMenuPort,
  createShopPort,
} from "./shop-ports.ts";

/** The ports that ask the server for what the pages of customers need, and what every page does. */
export type HttpPorts = Pick<
  Ports,
  | "shop"
  | "menu"
  | "zones"
  | "addressSearch"
  | "cart"
  | "auth"
  | "phone"
  | "session"
  | "person"
  | "checkout"
  | "orders"
  | "rewards"
  | "legalPages"
  | "orderPush"
  | "consents"
  | "analytics"
  | "builds"
>;

/** The one connection to the server, with the ports of every page; other ports are made over it. */
export interface HttpConnection {
  readonly callerOf: CallerOf;
  readonly ports: HttpPorts;
}

/** Connects; this module and what it imports (ky, the contract of these ports, Effect) load when first needed. */
export function connectHttp(environment: HttpEnvironment): HttpConnection {
  const callerOf = createCallers(createHttpClient(environment), environment.warn);
  const call = callerOf(STOREFRONT_ENDPOINTS);
  const ports: HttpPorts = {
    shop: createShopPort(call),
    menu: createMenuPort(call),
    zones: createDeliveryZonePort(call),
    addressSearch: createAddressSearchPort(call),
    cart: createCartPort(call, createKeptCarts(environment.device), environment.clock),
    auth: createAuthPort(call),
    phone: createPhonePort(call),
    session: createSessionPort(call),
    person: createPersonPort(call),
    checkout: createCheckoutPort(call),
    orders: createOrdersPort(call),
    rewards: createRewardPort(call),
    legalPages: createLegalPagePort(call),
    orderPush: createOrderPushPort(call),
    analytics: createAnalyticsPort(environment),
    builds: createBuildPort(call),
    consents: {
      load: (signal) => call("loadConsent", {}, signal),
      save: async (choice, signal) => {
        await call("saveConsent", { body: choice }, signal);
      },
    },
  };
  return { callerOf, ports };
}
