import type { CartIdStorage } from "#core/cart/cart.ports.ts";
import { type CartId, isUlid, toId } from "#core/kernel/id.ts";
import type { VisitorIdStorage } from "#core/account/visitor.ports.ts";
import type { CookieJar } from "./cookie-jar.ts";
import { COOKIES, cartCookieName } from "./cookie-names.ts";
import { ONE_YEAR } from "./cookie-string.ts";

/** Keeps the cart id of each shop for a year; a value that is no id counts as none. */
export function createCartIdStorage(jar: CookieJar): CartIdStorage {
  return {
    read: (shopId) => {
      const value = jar.read(cartCookieName(shopId));
      return value !== null && isUlid(value) ? toId<CartId>(value) : null;
    },
    write: (shopId, cartId) => jar.write(cartCookieName(shopId), cartId, ONE_YEAR),
    forget: (shopId) => jar.forget(cartCookieName(shopId)),
  };
}

/** Reads the visitor id, a ULID in lower case, which is only there after consent. */
export function createVisitorIdStorage(jar: CookieJar): VisitorIdStorage {
  return {
    read: () => {
      const value = jar.read(COOKIES.visitorId);
      return value !== null && value === value.toLowerCase() && isUlid(value.toUpperCase())
        ? toId(value)
        : null;
    },
  };
}
