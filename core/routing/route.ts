import type { RouteId } from "./route-id.ts";

/** The frame that a page is drawn in (ROUTE-5). */
export type Layout = "auth" | "landing" | "operations" | "shop" | "standalone" | "default" | "none";

/** What must hold before a page is shown (ROUTE-3, ROUTE-4). */
export type GuardName =
  | "auth"
  | "guest-only"
  | "has-phone-number"
  | "verified-phone-number"
  | "unverified-phone-number"
  | "cart-not-empty"
  | "employee"
  | "is-courier"
  | "has-selected-organization"
  | "is-manager"
  | "pwa-redirect";

/** One page of the product. */
export interface Route {
  readonly id: RouteId;
  /** Whether it belongs to a shop's storefront, or to the landing and back-office pages of a diner host. */
  readonly set: "storefront" | "office";
  /** Path with `:parameters`, without the /shops/{shop} prefix. */
  readonly pattern: string;
  readonly layout: Layout;
  /** In the order in which they are asked, parents' guards not repeated. */
  readonly guards: readonly GuardName[];
  /** The page that stays on screen beneath. */
  readonly parent: RouteId | null;
  /** A dialog over its parent: opening it does not scroll. */
  readonly isModal: boolean;
  /** Message key of the page's title; null shows the shop's or the product's name alone. */
  readonly titleKey: string | null;
  /** Whether search engines may list it. */
  readonly isIndexable: boolean;
  /** Where it always leads instead of being a page. */
  readonly redirectTo: string | null;
  /**
   * Drawn as everybody sees it while it is not known yet who is there, hence in its first HTML; of a dialog the page
   * beneath is.
   */
  readonly isDrawnAtOnce: boolean;
  /** Its first HTML hands the shop's menu to the browser, or as much of it as it shows; other pages ask for it. */
  readonly hasMenu: boolean;
  /** Shows no more of the menu than its first HTML brings: the menu is asked for once it is needed (PAGE-11). */
  readonly isMenuLate: boolean;
}

/** A route with what is usual left out. */
export type RouteSketch = Pick<Route, "id" | "pattern" | "layout"> &
  Partial<
    Pick<
      Route,
      | "guards"
      | "parent"
      | "isModal"
      | "titleKey"
      | "isIndexable"
      | "redirectTo"
      | "isDrawnAtOnce"
      | "hasMenu"
      | "isMenuLate"
    >
  >;

/** Completes a sketch: no guards, no parent, no dialog, not listed by search engines. */
export function createRoute(set: Route["set"], sketch: RouteSketch): Route {
  return {
    guards: [],
    parent: null,
    isModal: false,
    titleKey: `${sketch.layout === "operations" ? "officeTitles" : "titles"}.${sketch.id}`,
    isIndexable: false,
    redirectTo: null,
    isDrawnAtOnce: false,
    hasMenu: false,
    isMenuLate: false,
    ...sketch,
    set,
  };
}
