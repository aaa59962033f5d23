import type { CartIdStorage } from "#core/cart/cart.ports.ts";
import { type CartId, isUlid, type ShopId, toId } from "#core/kernel/id.ts";
import type { VisitorIdStorage } from "#core/account/visitor.ports.ts";
import type { CookieJar } from "./cookie-jar.ts";
import { cartCookieName } from "#core/cart/cart-cookie.ts";
import { COOKIES, keptCartName } from "./cookie-names.ts";
import { ONE_YEAR } from "./cookie-string.ts";
import type { TextStore } from "./text-store.ts";

/** Keeps the cart id of each shop for a year; a value that is no id counts as none. What is kept of its cart goes with it. */
export function createCartIdStorage(jar: CookieJar, device: Pick<TextStore, "forget">): CartIdStorage {
  const read = (shopId: ShopId): CartId | null => {
    const value = jar.read(cartCookieName(shopId));
    return value !== null && isUlid(value) ? toId<CartId>(value) : null;
  };
  const leave = (shopId: ShopId, next: CartId | null): void => {
    const id = read(shopId);
    if (id !== null && id !== next) device.forget(keptCartName(id));
  };
  return {
    read,
    write: (shopId, cartId) => {
      leave(shopId, cartId);
      jar.write(cartCookieName(shopId), cartId, ONE_YEAR);
    },
    forget: (shopId) => {
      leave(shopId, null);
      jar.forget(cartCookieName(shopId));
    },
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
