import type { CartId, ShopId } from "#core/kernel/id.ts";
import type { CookieLifetime } from "./cookie-string.ts";

/** Every cookie that scripts of the product write, but those of one shop; the prefix keeps them apart from those of other products. */
export const COOKIES = {
  loggedIn: "diner_logged_in",
  hasPreviouslyLoggedIn: "diner_has_previously_logged_in",
  visitorId: "diner_visitor_id",
  installAsked: "diner_install_asked",
  installed: "diner_installed",
  /** The location of whichever shop was looked at last, as a release before this one kept it; it is only read. */
  anyLocationId: "diner_location_id",
  /** Read by the theme script before the first paint. */
  colorMode: "diner_color_mode",
  /** Read by the server. */
  locale: "diner_locale",
} as const;

/** A cart is kept in the local storage, for times without a network. */
export function keptCartName(id: CartId): string {
  return `diner_kept_cart_${id}`;
}

/** The selected location is kept per shop, as the cart is. */
export function locationCookieName(shopId: ShopId): string {
  return `diner_location_${shopId}`;
}

/** The marker of an earlier sign-in ends on 1 January 2038 (ACCOUNT-16). */
export const UNTIL_2038: CookieLifetime = { expires: "Fri, 01 Jan 2038 00:00:00 GMT" };
