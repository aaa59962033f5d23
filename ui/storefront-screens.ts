import type { Screens, ScreenSource } from "./router/screen.ts";

const LEGAL: ScreenSource = {
  file: "ui/legal/legal-screen.tsx",
  bundle: "pages",
  load: () => import("#ui/legal/legal-screen.tsx"),
};

/** The screens of a shop's pages; a route without one is not served (404). */
export const STOREFRONT_SCREENS: Screens = {
  "shop.landing": {
    file: "ui/shop/landing/shop-landing.tsx",
    load: () => import("./shop/landing/shop-landing.tsx"),
  },
  "shop.menu": { file: "ui/menu/menu-screen.tsx", load: () => import("#ui/menu/menu-screen.tsx") },
  "shop.product": {
    file: "ui/menu/product/product-screen.tsx",
    bundle: "dialogs",
    load: () => import("./menu/product/product-screen.tsx"),
  },
  "shop.cart": {
    file: "ui/cart/cart-screen.tsx",
    bundle: "dialogs",
    load: () => import("#ui/cart/cart-screen.tsx"),
    outline: {
      file: "ui/cart/outline/cart-outline.tsx",
      bundle: "dialogs",
      load: () => import("./cart/outline/cart-outline.tsx"),
    },
  },
  "shop.location": {
    file: "ui/shop/landing/location-screen.tsx",
    load: () => import("./shop/landing/location-screen.tsx"),
  },
  "shop.profile": {
    file: "ui/account/profile/profile-screen.tsx",
    bundle: "purchase",
    load: () => import("./account/profile/profile-screen.tsx"),
  },
  "shop.login": {
    file: "ui/account/auth/login-screen.tsx",
    bundle: "purchase",
    load: () => import("./account/auth/login-screen.tsx"),
  },
  "shop.register": {
    file: "ui/account/auth/register-screen.tsx",
    bundle: "purchase",
    load: () => import("./account/auth/register-screen.tsx"),
  },
  "shop.forgotPassword": {
    file: "ui/account/auth/forgot-password-screen.tsx",
    bundle: "purchase",
    load: () => import("./account/auth/forgot-password-screen.tsx"),
  },
  "shop.resetPassword": {
    file: "ui/account/auth/reset-password-screen.tsx",
    bundle: "purchase",
    load: () => import("./account/auth/reset-password-screen.tsx"),
  },
  "shop.logout": {
    file: "ui/account/auth/logout-screen.tsx",
    bundle: "purchase",
    load: () => import("./account/auth/logout-screen.tsx"),
  },
  "shop.addPhoneNumber": {
    file: "ui/account/phone/add-phone-number-screen.tsx",
    bundle: "purchase",
    load: () => import("./account/phone/add-phone-number-screen.tsx"),
  },
  "shop.verifyPhoneNumber": {
    file: "ui/account/phone/verify-phone-number-screen.tsx",
    bundle: "purchase",
    load: () => import("./account/phone/verify-phone-number-screen.tsx"),
  },
  "shop.privacy": LEGAL,
  "shop.terms": LEGAL,
  "shop.cookies": LEGAL,
  "shop.refund": LEGAL,
  "shop.checkout": {
    file: "ui/checkout/checkout-screen.tsx",
    bundle: ["dialogs", "purchase"],
    load: () => import("#ui/checkout/checkout-screen.tsx"),
    outline: {
      file: "ui/checkout/outline/checkout-outline.tsx",
      bundle: ["dialogs", "purchase"],
      load: () => import("./checkout/outline/checkout-outline.tsx"),
    },
  },
  "shop.pwaStart": {
    file: "ui/start/start-screen.tsx",
    load: () => import("#ui/start/start-screen.tsx"),
  },
  "shop.orders": {
    file: "ui/order/history/orders-screen.tsx",
    bundle: "purchase",
    load: () => import("./order/history/orders-screen.tsx"),
  },
  "shop.order": {
    file: "ui/order/tracking/order-screen.tsx",
    bundle: "purchase",
    load: () => import("./order/tracking/order-screen.tsx"),
  },
  "shop.home": {
    file: "ui/home/home-screen.tsx",
    bundle: "purchase",
    load: () => import("./home/home-screen.tsx"),
  },
  "shop.rewards": {
    file: "ui/reward/rewards-screen.tsx",
    bundle: "purchase",
    load: () => import("./reward/rewards-screen.tsx"),
  },
  "shop.courier": {
    file: "ui/courier/run-screen.tsx",
    bundle: "office",
    load: () => import("#ui/courier/run-screen.tsx"),
  },
  "shop.courierLookup": {
    file: "ui/courier/run-lookup-screen.tsx",
    bundle: "office",
    load: () => import("#ui/courier/run-lookup-screen.tsx"),
  },
};
