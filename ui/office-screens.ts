import type { Screens, ScreenSource } from "./router/screen.ts";

const LEGAL: ScreenSource = {
  file: "ui/legal/legal-screen.tsx",
  bundle: "pages",
  load: () => import("#ui/legal/legal-screen.tsx"),
};

/** The screens of the landing and of those who work; a route without one is not served (404). */
export const OFFICE_SCREENS: Screens = {
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
  "landing.privacy": LEGAL,
  "landing.terms": LEGAL,
  "landing.cookies": LEGAL,
  "landing.refund": LEGAL,
  pwaStart: {
    file: "ui/start/start-screen.tsx",
    load: () => import("#ui/start/start-screen.tsx"),
  },
  "office.courierLookup": {
    file: "ui/courier/run-lookup-screen.tsx",
    bundle: "office",
    load: () => import("#ui/courier/run-lookup-screen.tsx"),
  },
  "office.runs": {
    file: "ui/courier/own-runs-screen.tsx",
    bundle: "office",
    load: () => import("#ui/courier/own-runs-screen.tsx"),
  },
  "office.run": {
    file: "ui/courier/own-run-screen.tsx",
    bundle: "office",
    load: () => import("#ui/courier/own-run-screen.tsx"),
  },
  landing: {
    file: "ui/landing/landing-screen.tsx",
    bundle: "pages",
    load: () => import("#ui/landing/landing-screen.tsx"),
  },
  "landing.long": {
    file: "ui/landing/long-screen.tsx",
    bundle: "pages",
    load: () => import("#ui/landing/long-screen.tsx"),
  },
  "landing.new": {
    file: "ui/landing/short-screen.tsx",
    bundle: "pages",
    load: () => import("#ui/landing/short-screen.tsx"),
  },
  "landing.features": {
    file: "ui/landing/tour/features-screen.tsx",
    bundle: "pages",
    load: () => import("#ui/landing/tour/features-screen.tsx"),
  },
  "landing.contact": {
    file: "ui/landing/contact/contact-screen.tsx",
    // What is wrong with a field is worded by `purchase`.
    bundle: ["pages", "purchase"],
    load: () => import("#ui/landing/contact/contact-screen.tsx"),
  },
  "landing.prices": {
    file: "ui/landing/prices/prices-screen.tsx",
    bundle: "pages",
    load: () => import("#ui/landing/prices/prices-screen.tsx"),
  },
  "office.chooseOrganization": {
    file: "ui/account/organization/choose-organization-screen.tsx",
    load: () => import("#ui/account/organization/choose-organization-screen.tsx"),
  },
  "office.chooseApp": {
    file: "ui/account/organization/choose-app-screen.tsx",
    load: () => import("#ui/account/organization/choose-app-screen.tsx"),
  },
  operations: {
    file: "ui/operations/board/order-board-screen.tsx",
    load: () => import("#ui/operations/board/order-board-screen.tsx"),
  },
  "operations.pending": {
    file: "ui/operations/board/order-board-screen.tsx",
    load: () => import("#ui/operations/board/order-board-screen.tsx"),
  },
  "operations.orders": {
    file: "ui/operations/orders/orders-screen.tsx",
    load: () => import("#ui/operations/orders/orders-screen.tsx"),
  },
  "operations.order": {
    file: "ui/operations/order/order-detail-screen.tsx",
    load: () => import("#ui/operations/order/order-detail-screen.tsx"),
  },
  "operations.phoneOrder": {
    file: "ui/operations/phone-order/phone-order-screen.tsx",
    load: () => import("#ui/operations/phone-order/phone-order-screen.tsx"),
  },
  "operations.endOfDay": {
    file: "ui/operations/sales/end-of-day-screen.tsx",
    load: () => import("#ui/operations/sales/end-of-day-screen.tsx"),
  },
  "operations.audit": {
    file: "ui/operations/audit/audit-screen.tsx",
    load: () => import("#ui/operations/audit/audit-screen.tsx"),
  },
  "operations.security": {
    file: "ui/account/security/security-screen.tsx",
    load: () => import("#ui/account/security/security-screen.tsx"),
  },
  "operations.staff": {
    file: "ui/operations/staff/staff-screen.tsx",
    load: () => import("#ui/operations/staff/staff-screen.tsx"),
  },
  "office.invitation": {
    file: "ui/account/invitation/invitation-screen.tsx",
    load: () => import("#ui/account/invitation/invitation-screen.tsx"),
  },
  dashboard: {
    file: "ui/dashboard/dashboard-screen.tsx",
    load: () => import("#ui/dashboard/dashboard-screen.tsx"),
  },
  "dashboard.replay": {
    file: "ui/dashboard/replay/replay-screen.tsx",
    load: () => import("#ui/dashboard/replay/replay-screen.tsx"),
  },
  "operations.redirects": {
    file: "ui/operations/redirects/redirects-screen.tsx",
    load: () => import("#ui/operations/redirects/redirects-screen.tsx"),
  },
  "operations.settings": {
    file: "ui/operations/settings/settings-screen.tsx",
    load: () => import("#ui/operations/settings/settings-screen.tsx"),
  },
  "operations.setting": {
    file: "ui/operations/settings/setting-screen.tsx",
    load: () => import("#ui/operations/settings/setting-screen.tsx"),
  },
  "operations.promotion": {
    file: "ui/operations/settings/promotion/promotion-screen.tsx",
    load: () => import("#ui/operations/settings/promotion/promotion-screen.tsx"),
  },
  "operations.menu": {
    file: "ui/operations/menu/menu-edit-screen.tsx",
    load: () => import("#ui/operations/menu/menu-edit-screen.tsx"),
  },
  "operations.menuPreview": {
    file: "ui/operations/menu/preview/draft-storefront-screen.tsx",
    bundle: "office",
    load: () => import("./operations/menu/preview/draft-storefront-screen.tsx"),
  },
  "operations.products": {
    file: "ui/operations/products/products-screen.tsx",
    load: () => import("#ui/operations/products/products-screen.tsx"),
  },
  "operations.priceUpdates": {
    file: "ui/operations/prices/price-updates-screen.tsx",
    load: () => import("#ui/operations/prices/price-updates-screen.tsx"),
  },
  "operations.priceUpdate": {
    file: "ui/operations/prices/price-update-screen.tsx",
    load: () => import("#ui/operations/prices/price-update-screen.tsx"),
  },
  "operations.orderFilters": {
    file: "ui/operations/orders/order-filters-screen.tsx",
    load: () => import("#ui/operations/orders/order-filters-screen.tsx"),
  },
  "operations.orderPeriod": {
    file: "ui/operations/orders/order-period-screen.tsx",
    load: () => import("#ui/operations/orders/order-period-screen.tsx"),
  },
};
