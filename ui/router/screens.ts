import type { ScreenSource } from "./screen.ts";

/** The screen of each route; a route without one is not served (404). */
export const SCREENS: Readonly<Record<string, ScreenSource>> = {
  "shop.landing": { file: "ui/shop/shop-landing.tsx", load: () => import("#ui/shop/shop-landing.tsx") },
  "shop.menu": { file: "ui/menu/menu-screen.tsx", load: () => import("#ui/menu/menu-screen.tsx") },
  "shop.product": {
    file: "ui/product/product-screen.tsx",
    load: () => import("#ui/product/product-screen.tsx"),
  },
  "shop.cart": { file: "ui/cart/cart-screen.tsx", load: () => import("#ui/cart/cart-screen.tsx") },
  "shop.location": {
    file: "ui/shop/location-screen.tsx",
    load: () => import("#ui/shop/location-screen.tsx"),
  },
  "shop.login": {
    file: "ui/auth/login-screen.tsx",
    wing: "purchase",
    load: () => import("#ui/auth/login-screen.tsx"),
  },
  "shop.register": {
    file: "ui/auth/register-screen.tsx",
    wing: "purchase",
    load: () => import("#ui/auth/register-screen.tsx"),
  },
  "shop.forgotPassword": {
    file: "ui/auth/forgot-password-screen.tsx",
    wing: "purchase",
    load: () => import("#ui/auth/forgot-password-screen.tsx"),
  },
  "shop.resetPassword": {
    file: "ui/auth/reset-password-screen.tsx",
    wing: "purchase",
    load: () => import("#ui/auth/reset-password-screen.tsx"),
  },
  "shop.logout": {
    file: "ui/auth/logout-screen.tsx",
    wing: "purchase",
    load: () => import("#ui/auth/logout-screen.tsx"),
  },
  "office.login": {
    file: "ui/auth/login-screen.tsx",
    wing: "purchase",
    load: () => import("#ui/auth/login-screen.tsx"),
  },
  "office.register": {
    file: "ui/auth/register-screen.tsx",
    wing: "purchase",
    load: () => import("#ui/auth/register-screen.tsx"),
  },
  "office.forgotPassword": {
    file: "ui/auth/forgot-password-screen.tsx",
    wing: "purchase",
    load: () => import("#ui/auth/forgot-password-screen.tsx"),
  },
  "office.resetPassword": {
    file: "ui/auth/reset-password-screen.tsx",
    wing: "purchase",
    load: () => import("#ui/auth/reset-password-screen.tsx"),
  },
  "office.logout": {
    file: "ui/auth/logout-screen.tsx",
    wing: "purchase",
    load: () => import("#ui/auth/logout-screen.tsx"),
  },
  "shop.addPhoneNumber": {
    file: "ui/phone/add-phone-number-screen.tsx",
    wing: "purchase",
    load: () => import("#ui/phone/add-phone-number-screen.tsx"),
  },
  "shop.verifyPhoneNumber": {
    file: "ui/phone/verify-phone-number-screen.tsx",
    wing: "purchase",
    load: () => import("#ui/phone/verify-phone-number-screen.tsx"),
  },
  "shop.privacy": {
    file: "ui/legal/privacy-screen.tsx",
    load: () => import("#ui/legal/privacy-screen.tsx"),
  },
  "landing.privacy": {
    file: "ui/legal/privacy-screen.tsx",
    load: () => import("#ui/legal/privacy-screen.tsx"),
  },
  "shop.terms": {
    file: "ui/legal/terms-screen.tsx",
    load: () => import("#ui/legal/terms-screen.tsx"),
  },
  "landing.terms": {
    file: "ui/legal/terms-screen.tsx",
    load: () => import("#ui/legal/terms-screen.tsx"),
  },
  "shop.cookies": {
    file: "ui/legal/cookies-screen.tsx",
    load: () => import("#ui/legal/cookies-screen.tsx"),
  },
  "landing.cookies": {
    file: "ui/legal/cookies-screen.tsx",
    load: () => import("#ui/legal/cookies-screen.tsx"),
  },
  "landing.refund": {
    file: "ui/legal/refund-screen.tsx",
    load: () => import("#ui/legal/refund-screen.tsx"),
  },
  "shop.checkout": {
    file: "ui/checkout/checkout-screen.tsx",
    load: () => import("#ui/checkout/checkout-screen.tsx"),
  },
  "shop.orders": {
    file: "ui/orders/orders-screen.tsx",
    wing: "purchase",
    load: () => import("#ui/orders/orders-screen.tsx"),
  },
  "shop.order": {
    file: "ui/orders/order-screen.tsx",
    wing: "purchase",
    load: () => import("#ui/orders/order-screen.tsx"),
  },
  landing: {
    file: "ui/landing/landing-screen.tsx",
    load: () => import("#ui/landing/landing-screen.tsx"),
  },
  "office.chooseOrganization": {
    file: "ui/organization/choose-organization-screen.tsx",
    load: () => import("#ui/organization/choose-organization-screen.tsx"),
  },
  "office.chooseApp": {
    file: "ui/organization/choose-app-screen.tsx",
    load: () => import("#ui/organization/choose-app-screen.tsx"),
  },
  // It only leads on to the board; without a screen of its own the server would answer 404.
  operations: {
    file: "ui/operations/pending-screen.tsx",
    load: () => import("#ui/operations/pending-screen.tsx"),
  },
  "operations.pending": {
    file: "ui/operations/pending-screen.tsx",
    load: () => import("#ui/operations/pending-screen.tsx"),
  },
};

/** Whether a route has its screen, so that links may lead there. */
export function isServed(routeId: string): boolean {
  return SCREENS[routeId] !== undefined;
}
