import { AUTH_ENDPOINTS } from "./auth.ts";
import { CART_ENDPOINTS } from "./cart.ts";
import { CHECKOUT_ENDPOINTS } from "./checkout.ts";
import { ORDER_PUSH_ENDPOINTS } from "./order-push.ts";
import { SESSION_ENDPOINTS } from "./session.ts";
import { SHOP_ENDPOINTS } from "./shop.ts";
import { SITE_ENDPOINTS } from "./site.ts";

/** What the pages of customers ask for, and what every page does. */
export const STOREFRONT_ENDPOINTS = {
  ...AUTH_ENDPOINTS,
  ...CART_ENDPOINTS,
  ...CHECKOUT_ENDPOINTS,
  ...ORDER_PUSH_ENDPOINTS,
  ...SESSION_ENDPOINTS,
  ...SHOP_ENDPOINTS,
  ...SITE_ENDPOINTS,
} as const;
