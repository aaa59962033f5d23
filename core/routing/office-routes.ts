import { createRoute, type GuardName, type Route, type RouteSketch } from "./route.ts";

const STAFF: readonly GuardName[] = ["auth", "employee", "has-selected-organization"];

const SKETCHES: readonly RouteSketch[] = [
  { id: "landing", pattern: "/", layout: "none", isIndexable: true },
  { id: "pwaStart", pattern: "/pwa-start", layout: "standalone", guards: ["pwa-redirect"] },
  { id: "landing.features", pattern: "/landing/features", layout: "landing", isIndexable: true },
  { id: "landing.prices", pattern: "/landing/prices", layout: "landing", isIndexable: true },
  { id: "landing.contact", pattern: "/landing/contact", layout: "landing", isIndexable: true },
  { id: "landing.long", pattern: "/landing", layout: "landing", isIndexable: true },
  { id: "landing.new", pattern: "/new-landing", layout: "landing" },
  { id: "landing.privacy", pattern: "/privacy", layout: "landing", isIndexable: true },
  { id: "landing.terms", pattern: "/terms", layout: "landing", isIndexable: true },
  { id: "landing.cookies", pattern: "/cookies", layout: "landing", isIndexable: true },
  { id: "landing.refund", pattern: "/refund", layout: "landing", isIndexable: true },
  { id: "office.login", pattern: "/login", layout: "auth", guards: ["guest-only"], isDrawnAtOnce: true },
  {
    id: "office.register",
    pattern: "/register",
    layout: "auth",
    guards: ["guest-only"],
    isDrawnAtOnce: true,
  },
  {
    id: "office.forgotPassword",
    pattern: "/forgot-password",
    layout: "auth",
    guards: ["guest-only"],
    isDrawnAtOnce: true,
  },
  {
    id: "office.resetPassword",
    pattern: "/reset-password",
    layout: "auth",
    guards: ["guest-only"],
    isDrawnAtOnce: true,
  },
  { id: "office.invitation", pattern: "/invitation", layout: "auth" },
  { id: "office.logout", pattern: "/logout", layout: "standalone" },
  {
    id: "office.chooseOrganization",
    pattern: "/choose-organization",
    layout: "auth",
    guards: ["auth", "employee"],
  },
  { id: "office.chooseApp", pattern: "/choose-boh-app", layout: "auth", guards: STAFF },
  {
    id: "operations",
    pattern: "/operations",
    layout: "operations",
    guards: STAFF,
    redirectTo: "/operations/pending",
  },
  { id: "operations.pending", pattern: "/operations/pending", layout: "operations", guards: STAFF },
  { id: "operations.orders", pattern: "/operations/orders", layout: "operations", guards: STAFF },
  {
    id: "operations.orderFilters",
    pattern: "/operations/orders/filters",
    layout: "operations",
    guards: STAFF,
  },
  { id: "operations.orderPeriod", pattern: "/operations/orders/period", layout: "operations", guards: STAFF },
  { id: "operations.phoneOrder", pattern: "/operations/phone-order", layout: "operations", guards: STAFF },
  {
    id: "operations.endOfDay",
    pattern: "/operations/end-of-day",
    layout: "operations",
    guards: [...STAFF, "is-manager"],
  },
  {
    id: "operations.redirects",
    pattern: "/operations/redirects",
    layout: "operations",
    guards: [...STAFF, "is-manager"],
  },
  {
    id: "operations.staff",
    pattern: "/operations/staff",
    layout: "operations",
    guards: [...STAFF, "is-manager"],
  },
  { id: "operations.order", pattern: "/operations/orders/:order", layout: "operations", guards: STAFF },
  { id: "operations.products", pattern: "/operations/products", layout: "operations", guards: STAFF },
  {
    id: "operations.priceUpdates",
    pattern: "/operations/products/price-update",
    layout: "operations",
    guards: STAFF,
  },
  {
    id: "operations.priceUpdate",
    pattern: "/operations/products/price-update/:update",
    layout: "operations",
    guards: STAFF,
  },
  { id: "dashboard", pattern: "/dashboard", layout: "operations", guards: [...STAFF, "is-manager"] },
  { id: "office.courierLookup", pattern: "/co", layout: "standalone" },
  { id: "office.runs", pattern: "/runs", layout: "standalone", guards: ["auth", "is-courier"] },
  { id: "office.run", pattern: "/runs/:order", layout: "standalone", guards: ["auth", "is-courier"] },
];

/** Landing and back-office pages of a diner host (ROUTE-2). */
export const OFFICE_ROUTES: readonly Route[] = SKETCHES.map((sketch) => createRoute("office", sketch));
