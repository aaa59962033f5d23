import { createRoute, type Route, type RouteSketch } from "./route.ts";

const SKETCHES: readonly RouteSketch[] = [
  { id: "shop.landing", pattern: "/", layout: "shop", titleKey: null, isIndexable: true },
  { id: "shop.pwaStart", pattern: "/pwa-start", layout: "standalone", guards: ["pwa-redirect"] },
  { id: "shop.menu", pattern: "/menu", layout: "shop", isIndexable: true },
  {
    id: "shop.product",
    pattern: "/products/:product",
    layout: "shop",
    parent: "shop.menu",
    isModal: true,
    titleKey: null,
    isIndexable: true,
  },
  {
    id: "shop.cart",
    pattern: "/cart",
    layout: "shop",
    parent: "shop.menu",
    isModal: true,
    guards: ["auth", "verified-phone-number"],
  },
  {
    id: "shop.checkout",
    pattern: "/checkout",
    layout: "shop",
    parent: "shop.cart",
    isModal: true,
    guards: ["auth", "verified-phone-number", "cart-not-empty"],
  },
  { id: "shop.location", pattern: "/location/:location", layout: "shop", titleKey: null, isIndexable: true },
  { id: "shop.home", pattern: "/home", layout: "shop", guards: ["auth"] },
  { id: "shop.orders", pattern: "/orders", layout: "shop", guards: ["auth"] },
  { id: "shop.order", pattern: "/orders/:order", layout: "shop", guards: ["auth"] },
  { id: "shop.rewards", pattern: "/rewards", layout: "shop" },
  { id: "shop.login", pattern: "/login", layout: "standalone", guards: ["guest-only"] },
  { id: "shop.register", pattern: "/register", layout: "standalone", guards: ["guest-only"] },
  { id: "shop.forgotPassword", pattern: "/forgot-password", layout: "standalone", guards: ["guest-only"] },
  { id: "shop.resetPassword", pattern: "/reset-password", layout: "auth", guards: ["guest-only"] },
  { id: "shop.logout", pattern: "/logout", layout: "standalone" },
  { id: "shop.addPhoneNumber", pattern: "/add-phone-number", layout: "standalone", guards: ["auth"] },
  {
    id: "shop.verifyPhoneNumber",
    pattern: "/verify-phone-number",
    layout: "standalone",
    guards: ["auth", "has-phone-number", "unverified-phone-number"],
  },
  { id: "shop.privacy", pattern: "/privacy", layout: "shop", isIndexable: true },
  { id: "shop.terms", pattern: "/terms", layout: "shop", isIndexable: true },
  { id: "shop.cookies", pattern: "/cookies", layout: "shop", isIndexable: true },
  { id: "shop.courier", pattern: "/co/:id", layout: "standalone" },
  { id: "shop.courierLookup", pattern: "/co", layout: "standalone" },
];

/** A shop's pages (spec §2): under /shops/{shop} on a diner host, at the root of the shop's own host. */
export const STOREFRONT_ROUTES: readonly Route[] = SKETCHES.map((sketch) =>
  createRoute("storefront", sketch),
);
