import type { KeptCart } from "#core/cart/kept-cart.ts";
import { decodeKeptCart } from "#core/contract/codec/kept-cart.ts";
import type { CartId } from "#core/kernel/id.ts";
import { keptCartName } from "./cookie-names.ts";
import { readJson, type TextStore } from "./text-store.ts";

/** Keeps carts across a reload without a network (CART-24); those that are about to be sent are kept by `createCartIdStorage`. */
export interface KeptCarts {
  read(id: CartId): KeptCart | null;
  keep(kept: KeptCart): void;
  forget(id: CartId): void;
}

export function createKeptCarts(store: TextStore): KeptCarts {
  return {
    read: (id) => {
      const kept = decodeKeptCart(readJson(store, keptCartName(id)));
      return kept?.id === id ? kept : null;
    },
    keep: (kept) => store.write(keptCartName(kept.id), JSON.stringify(kept)),
    forget: (id) => store.forget(keptCartName(id)),
  };
}
