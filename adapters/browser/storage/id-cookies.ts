import type { CartIdStorage } from "#core/cart/cart.ports.ts";
import { type CartId, isUlid, type ShopId, toId } from "#core/kernel/id.ts";
import type { VisitorIdStorage } from "#core/account/visitor.ports.ts";
import type { CookieJar } from "./cookie-jar.ts";
import { cartCookieName } from "#core/cart/cart-cookie.ts";
import { COOKIES, keptCartName } from "./cookie-names.ts";
import { ONE_YEAR } from "./cookie-string.ts";
import type { TextStore } from "./text-store.ts";

/** Keeps the cart id of each shop for a year, and its cart; a value that is no id counts as none. */
export function createCartIdStorage(jar: CookieJar, device: Omit<TextStore, "read">): CartIdStorage {
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
    keep: (cart) => {
      leave(cart.shopId, cart.id);
      jar.write(cartCookieName(cart.shopId), cart.id, ONE_YEAR);
      device.write(keptCartName(cart.id), JSON.stringify(cart));
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
