import {
  CODE_NEEDED,
  CODE_WRONG,
  FACTOR_ELSEWHERE,
  FACTOR_KNOWN,
  SIGN_IN_EXPIRED,
} from "#core/account/factor/second-factor.ts";
import { PASSKEY_KNOWN, PASSKEY_REFUSED, PASSKEYS_FULL } from "#core/account/passkey/passkey.ts";
import { FACTOR_OWN_FIRST } from "#core/account/factor/factor-rule.ts";
import { STAFF_REFUSALS } from "#core/account/staff/staff.ts";
import { BLOCKER_KEYS } from "#core/checkout/blocker.ts";
import { SETTING_CONFLICT } from "#core/setting/setting.ts";

/** The key of a status when there is nothing more to say. */
export const GENERIC_KEYS = {
  400: "request.malformed",
  401: "auth.unauthenticated",
  403: "auth.forbidden",
  404: "not_found",
  405: "method_not_allowed",
  409: "conflict",
  413: "request.too_large",
  419: "csrf.mismatch",
  422: "validation.failed",
  429: "too_many_requests",
  500: "unexpected",
  503: "unavailable",
} as const satisfies Readonly<Record<number, string>>;

/** The key of a status. */
export function genericKeyOf(status: number): ErrorKey {
  const known: Readonly<Record<number, ErrorKey>> = GENERIC_KEYS;
  return known[status] ?? GENERIC_KEYS[500];
}

/** Why a move of an order is refused. */
export const MOVE_ERRORS = ["order.version_conflict", "order.transition_not_allowed"] as const;

/** Why an order is not placed, in addition to what blocks any order: the first that applies (CHECKOUT-7). */
export const PLACING_ERRORS = [
  "idempotency.key_missing",
  "idempotency.key_reused",
  "cart.revision_conflict",
  ...BLOCKER_KEYS,
  "shop.unpublished",
  "orders.too_many",
] as const;

/** Why a move of a price update is refused. */
export const PRICE_UPDATE_ERRORS = [
  "price_update.version_conflict",
  "price_update.transition_not_allowed",
  "price_update.stale",
] as const;

/** Why a menu is not edited or published. */
export const MENU_DRAFT_ERRORS = ["menu.stale", "menu.version_conflict", "menu.flawed"] as const;

/** Why a menu from files is not taken into a draft. */
export const MENU_IMPORT_ERRORS = ["menu.version_conflict", "menu.unreadable"] as const;

/** Every key that an answer of the server can name. */
export const ERROR_KEYS = [
  ...Object.values(GENERIC_KEYS),
  ...PLACING_ERRORS,
  ...MOVE_ERRORS,
  ...PRICE_UPDATE_ERRORS,
  ...MENU_DRAFT_ERRORS,
  "menu.unreadable",
  "account.last_owner",
  "account.open_orders",
  "auth.invalid_credentials",
  "auth.password_wrong",
  "auth.pin_wrong",
  "auth.token_invalid",
  CODE_NEEDED,
  CODE_WRONG,
  SIGN_IN_EXPIRED,
  FACTOR_KNOWN,
  FACTOR_ELSEWHERE,
  FACTOR_OWN_FIRST,
  PASSKEY_REFUSED,
  PASSKEYS_FULL,
  PASSKEY_KNOWN,
  "cart.too_many_lines",
  "phone.already_verified",
  "phone.code_expired",
  "phone.code_invalid",
  "phone.daily_limit",
  "phone.invalid",
  "phone.resend_too_soon",
  "phone.taken",
  "phone.too_many_attempts",
  "shop.no_locations",
  ...STAFF_REFUSALS,
  "staff.too_many_invitations",
  "ticket.already_printed",
  "message.not_sent_again",
  "cash.due_changed",
  SETTING_CONFLICT,
] as const;

/** One of them. */
export type ErrorKey = (typeof ERROR_KEYS)[number];

const KNOWN_KEYS: ReadonlySet<unknown> = new Set(ERROR_KEYS);

/** Whether this is one of them. */
export function isErrorKey(key: unknown): key is ErrorKey {
  return KNOWN_KEYS.has(key);
}
