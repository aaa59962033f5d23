import type { Endpoint } from "./endpoint.ts";
import { AUDIT_ENDPOINTS } from "./audit.ts";
import { AUTH_ENDPOINTS } from "./auth.ts";
import { CART_ENDPOINTS } from "./cart.ts";
import { CHECKOUT_ENDPOINTS } from "./checkout.ts";
import { CUSTOMER_ENDPOINTS } from "./customers.ts";
import { COURIER_ENDPOINTS } from "./courier.ts";
import { DASHBOARD_ENDPOINTS } from "./dashboard.ts";
import { MENU_DRAFT_ENDPOINTS } from "./menu/menu-drafts.ts";
import { MENU_IMPORT_ENDPOINTS } from "./menu/menu-imports.ts";
import { LANDING_ENDPOINTS } from "./landing.ts";
import { OPERATIONS_ENDPOINTS } from "./operations.ts";
import { PHONE_ORDER_ENDPOINTS } from "./phone-orders.ts";
import { PRICE_UPDATE_ENDPOINTS } from "./menu/price-updates.ts";
import { PROMOTION_ENDPOINTS } from "./promotions.ts";
import { PUSH_ENDPOINTS } from "./push.ts";
import { LAUNCH_ENDPOINTS } from "./launches.ts";
import { MESSAGE_ENDPOINTS } from "./messages.ts";
import { REDIRECT_ENDPOINTS } from "./redirects.ts";
import { SESSION_ENDPOINTS } from "./session.ts";
import { SETTING_ENDPOINTS } from "./settings.ts";
import { SHOP_ENDPOINTS } from "./shop.ts";
import { SITE_ENDPOINTS } from "./site.ts";
import { STAFF_ENDPOINTS } from "./staff.ts";
import { TABLET_ENDPOINTS } from "./tablets.ts";

/** Every call of the API by its name; the browser's caller, the server's router and OpenAPI are made from it. */
export const ENDPOINTS = {
  ...AUTH_ENDPOINTS,
  ...SHOP_ENDPOINTS,
  ...CART_ENDPOINTS,
  ...CHECKOUT_ENDPOINTS,
  ...SESSION_ENDPOINTS,
  ...OPERATIONS_ENDPOINTS,
  ...DASHBOARD_ENDPOINTS,
  ...CUSTOMER_ENDPOINTS,
  ...COURIER_ENDPOINTS,
  ...PHONE_ORDER_ENDPOINTS,
  ...PRICE_UPDATE_ENDPOINTS,
  ...MENU_DRAFT_ENDPOINTS,
  ...MENU_IMPORT_ENDPOINTS,
  ...PUSH_ENDPOINTS,
  ...TABLET_ENDPOINTS,
  ...STAFF_ENDPOINTS,
  ...AUDIT_ENDPOINTS,
  ...LAUNCH_ENDPOINTS,
  ...MESSAGE_ENDPOINTS,
  ...REDIRECT_ENDPOINTS,
  ...SETTING_ENDPOINTS,
  ...PROMOTION_ENDPOINTS,
  ...LANDING_ENDPOINTS,
  ...SITE_ENDPOINTS,
} as const;

type Table = typeof ENDPOINTS;

/** The name of a call. */
export type EndpointName = keyof Table;

/** The path parameters of a call, decoded. */
export type ParamsOf<N extends EndpointName> =
  Table[N] extends Endpoint<infer P, infer _Q, infer _B, infer _A> ? P : never;

/** The query of a call, decoded. */
export type QueryOf<N extends EndpointName> =
  Table[N] extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? Q : never;

/** The body of a call, decoded; null where there is none. */
export type BodyOf<N extends EndpointName> =
  Table[N] extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? B : never;

/** The answer of a call, decoded; null where there is none. */
export type AnswerOf<N extends EndpointName> =
  Table[N] extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? A : never;
