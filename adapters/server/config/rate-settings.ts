import { encodeSync } from "effect/Schema";
import { DEFAULT_ORDER_LIMITS } from "#core/checkout/order-limits.ts";
import { rate, wholeNumber, wholeNumbers } from "./formats.ts";
import type { Rate, Setting } from "./setting.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function perWindow(name: string, meaning: string, limit: number, windowMillis: number): Setting<Rate> {
  const byDefault = { limit, windowMillis };
  const defaultText = encodeSync(rate.codec)(byDefault);
  return { name, meaning, byDefault, defaultText, format: rate, secret: false };
}

function count(name: string, meaning: string, byDefault: number, most: number): Setting<number> {
  return {
    name,
    meaning,
    byDefault,
    defaultText: String(byDefault),
    format: wholeNumber(1, most),
    secret: false,
  };
}

const RESEND_SECONDS: readonly number[] = [60, 120, 300];

/** Every rate limit of the wire, in the order of the README's table. */
export const RATE_SETTINGS = {
  loginPerAccount: perWindow(
    "RATE_LOGIN_PER_ACCOUNT",
    "Sign-ins of one account, and apart from them of each browser that signed in to it before; each window used up makes the next twice as long, up to 15 min",
    5,
    MINUTE,
  ),
  loginPerAddress: perWindow(
    "RATE_LOGIN_PER_ADDRESS",
    "Sign-ins from one address; each window used up makes the next twice as long, up to 15 min",
    20,
    MINUTE,
  ),
  registerPerAddress: perWindow("RATE_REGISTER_PER_ADDRESS", "New accounts from one address", 5, HOUR),
  forgotPerAccount: perWindow(
    "RATE_FORGOT_PER_ACCOUNT",
    "Forgotten passwords of one account, and invitations of one organization to one email",
    3,
    HOUR,
  ),
  forgotPerAddress: perWindow(
    "RATE_FORGOT_PER_ADDRESS",
    "Forgotten passwords asked from one address",
    10,
    HOUR,
  ),
  codesPerPhone: perWindow("RATE_CODES_PER_PHONE", "Codes sent to one phone", 5, DAY),
  codesPerAddress: perWindow("RATE_CODES_PER_ADDRESS", "Codes asked from one address", 10, HOUR),
  codeTries: count("RATE_CODE_TRIES", "Wrong codes before a new one is needed", 5, 1_000_000),
  codeResendSeconds: {
    name: "RATE_CODE_RESEND",
    meaning: "Seconds before the second, third and every later code",
    byDefault: RESEND_SECONDS,
    defaultText: RESEND_SECONDS.join(","),
    format: wholeNumbers(0, 86_400),
    secret: false,
  },
  ordersPerUser: perWindow("RATE_ORDERS_PER_USER", "Orders of one person", 6, MINUTE),
  ordersUnfinished: count(
    "RATE_ORDERS_UNFINISHED",
    "Unfinished orders that one person may have",
    DEFAULT_ORDER_LIMITS.unfinished,
    1_000_000,
  ),
  ordersRecent: count(
    "RATE_ORDERS_RECENT",
    "Orders of one person within ten minutes",
    DEFAULT_ORDER_LIMITS.placedRecently,
    1_000_000,
  ),
  cartPerCart: perWindow("RATE_CART_PER_CART", "Changes of one cart", 120, MINUTE),
  guestCartsPerAddress: perWindow(
    "RATE_GUEST_CARTS_PER_ADDRESS",
    "New carts of guests from one address",
    60,
    HOUR,
  ),
  couponsPerUser: perWindow("RATE_COUPONS_PER_USER", "Coupon codes tried by one person or guest", 10, MINUTE),
  courierPinsPerAddress: perWindow(
    "RATE_COURIER_PINS_PER_ADDRESS",
    "Orders looked up by their PIN from one address",
    20,
    HOUR,
  ),
  addressSearchesPerAddress: perWindow(
    "RATE_ADDRESS_SEARCHES_PER_ADDRESS",
    "Searches for an address from one address of the network",
    60,
    MINUTE,
  ),
  leadsPerAddress: perWindow(
    "RATE_LEADS_PER_ADDRESS",
    "What owners may write on the contact page from one address",
    5,
    HOUR,
  ),
  archivesPerOrganization: perWindow(
    "RATE_ARCHIVES_PER_ORGANIZATION",
    "Archives of everything that one organization owns",
    5,
    HOUR,
  ),
  analyticsPerAddress: perWindow(
    "RATE_ANALYTICS_PER_ADDRESS",
    "Analytics posts from one address",
    60,
    MINUTE,
  ),
  reportsPerAddress: perWindow("RATE_REPORTS_PER_ADDRESS", "Errors reported from one address", 30, MINUTE),
  streamsPerSession: count("RATE_STREAMS_PER_SESSION", "Live streams of one session", 5, 100_000),
  pagesPerAddress: perWindow(
    "RATE_PAGES_PER_ADDRESS",
    "Pages from one address that are not cached and must be rendered",
    60,
    MINUTE,
  ),
  ownPagesPerSession: perWindow(
    "RATE_OWN_PAGES_PER_SESSION",
    "Pages that are drawn with what is one person's own; more are drawn as for all",
    60,
    MINUTE,
  ),
  requestsPerAddress: perWindow(
    "RATE_REQUESTS_PER_ADDRESS",
    "All calls and pages from one address",
    600,
    MINUTE,
  ),
};
