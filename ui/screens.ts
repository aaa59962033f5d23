import type { RouteId } from "#core/routing/route-id.ts";
import type { ScreenSource } from "./router/screen.ts";
import type { StaffScreen } from "./staff-screens.ts";

// Of the pages of those who work a customer's browser gets no list.
const staffScreen = (name: StaffScreen): Omit<ScreenSource, "file"> => ({
  through: "ui/staff-screens.ts",
  load: async () => (await import("./staff-screens.ts")).STAFF_SCREENS[name](),
});

/** The screen of each route; a route without one is not served (404). */
export const SCREENS: Readonly<Partial<Record<RouteId, ScreenSource>>> = {
  "shop.landing": {
    file: "ui/shop/landing/shop-landing.tsx",
    load: () => import("./shop/landing/shop-landing.tsx"),
  },
  "shop.menu": { file: "ui/menu/menu-screen.tsx", load: () => import("#ui/menu/menu-screen.tsx") },
  "shop.product": {
    file: "ui/menu/product/product-screen.tsx",
    load: () => import("./menu/product/product-screen.tsx"),
  },
  "shop.cart": { file: "ui/cart/cart-screen.tsx", load: () => import("#ui/cart/cart-screen.tsx") },
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
  "office.login": {
    file: "ui/account/auth/login-screen.tsx",
    bundle: "purchase",
    load: () => import("./account/auth/login-screen.tsx"),
  },
  "office.register": {
    file: "ui/account/auth/register-screen.tsx",
    bundle: "purchase",
    load: () => import("./account/auth/register-screen.tsx"),
  },
  "office.forgotPassword": {
    file: "ui/account/auth/forgot-password-screen.tsx",
    bundle: "purchase",
    load: () => import("./account/auth/forgot-password-screen.tsx"),
  },
  "office.resetPassword": {
    file: "ui/account/auth/reset-password-screen.tsx",
    bundle: "purchase",
    load: () => import("./account/auth/reset-password-screen.tsx"),
  },
  "office.logout": {
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
  "shop.pwaStart": {
    file: "ui/start/start-screen.tsx",
    load: () => import("#ui/start/start-screen.tsx"),
  },
  pwaStart: {
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
    ...staffScreen("run"),
  },
  "shop.courierLookup": {
    file: "ui/courier/run-lookup-screen.tsx",
    bundle: "office",
    ...staffScreen("runLookup"),
  },
  "office.courierLookup": {
    file: "ui/courier/run-lookup-screen.tsx",
    bundle: "office",
    ...staffScreen("runLookup"),
  },
  "office.runs": {
    file: "ui/courier/own-runs-screen.tsx",
    bundle: "office",
    ...staffScreen("ownRuns"),
  },
  "office.run": {
    file: "ui/courier/own-run-screen.tsx",
    bundle: "office",
    ...staffScreen("ownRun"),
  },
  landing: {
    file: "ui/landing/landing-screen.tsx",
    load: () => import("#ui/landing/landing-screen.tsx"),
  },
  "office.chooseOrganization": {
    file: "ui/account/organization/choose-organization-screen.tsx",
    ...staffScreen("chooseOrganization"),
  },
  "office.chooseApp": {
    file: "ui/account/organization/choose-app-screen.tsx",
    ...staffScreen("chooseApp"),
  },
  // It only redirects to the board; without a screen of its own the server would answer 404.
  operations: {
    file: "ui/operations/board/order-board-screen.tsx",
    ...staffScreen("orderBoard"),
  },
  "operations.pending": {
    file: "ui/operations/board/order-board-screen.tsx",
    ...staffScreen("orderBoard"),
  },
  "operations.orders": {
    file: "ui/operations/orders/orders-screen.tsx",
    ...staffScreen("orders"),
  },
  "operations.order": {
    file: "ui/operations/order/order-detail-screen.tsx",
    ...staffScreen("order"),
  },
  "operations.phoneOrder": {
    file: "ui/operations/phone-order/phone-order-screen.tsx",
    ...staffScreen("phoneOrder"),
  },
  "operations.endOfDay": {
    file: "ui/operations/sales/end-of-day-screen.tsx",
    ...staffScreen("endOfDay"),
  },
  "operations.redirects": {
    file: "ui/operations/redirects/redirects-screen.tsx",
    ...staffScreen("redirects"),
  },
  "operations.products": {
    file: "ui/operations/products/products-screen.tsx",
    ...staffScreen("products"),
  },
  "operations.priceUpdates": {
    file: "ui/operations/prices/price-updates-screen.tsx",
    ...staffScreen("priceUpdates"),
  },
  "operations.priceUpdate": {
    file: "ui/operations/prices/price-update-screen.tsx",
    ...staffScreen("priceUpdate"),
  },
  "operations.orderFilters": {
    file: "ui/operations/orders/order-filters-screen.tsx",
    ...staffScreen("orderFilters"),
  },
  "operations.orderPeriod": {
    file: "ui/operations/orders/order-period-screen.tsx",
    ...staffScreen("orderPeriod"),
  },
};

/** Whether a route has its screen, so that links may lead there. */
export function isServed(routeId: RouteId): boolean {
  return SCREENS[routeId] !== undefined;
}
