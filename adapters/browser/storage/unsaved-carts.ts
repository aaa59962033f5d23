import type { UnsavedCart } from "#core/cart/unsaved-cart.ts";
import { decodeUnsavedCart, encodeUnsavedCart } from "#core/contract/codec/unsaved-cart.ts";
import type { CartId } from "#core/kernel/id.ts";
import { unsavedCartName } from "./cookie-names.ts";
import { readJson, type TextStore } from "./text-store.ts";

/** Keeps the save of a cart until a server has answered it, across a reload without a network (CART-24). */
export interface UnsavedCarts {
  read(id: CartId): UnsavedCart | null;
  keep(unsaved: UnsavedCart): void;
  forget(id: CartId): void;
}

export function createUnsavedCarts(store: TextStore): UnsavedCarts {
  return {
    read: (id) => {
      const unsaved = decodeUnsavedCart(readJson(store, unsavedCartName(id)));
      return unsaved?.id === id ? unsaved : null;
    },
    keep: (unsaved) => store.write(unsavedCartName(unsaved.id), JSON.stringify(encodeUnsavedCart(unsaved))),
    forget: (id) => store.forget(unsavedCartName(id)),
  };
}
