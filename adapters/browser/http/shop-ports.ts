import type { AddressSearchPort } from "#core/fulfillment/address/address-search.ports.ts";
import { rebaseCart } from "#core/cart/edit/rebase-cart.ts";
import {
  answeredCart,
  isAnswered,
  isOutdated,
  type KeptCart,
  restoreKept,
  wasNeverHeld,
} from "#core/cart/kept-cart.ts";
import { toAppError } from "#core/errors/app-error.ts";
import type { CartId } from "#core/kernel/id.ts";
import type { Clock } from "#core/time/clock.ts";
import type { CartPort } from "#core/cart/cart.ports.ts";
import { INCLUDE_ZONES } from "#core/contract/shop/location.ts";
import type { DeliveryZonePort } from "#core/fulfillment/fulfillment.ports.ts";
import type { MenuPort } from "#core/menu/menu.ports.ts";
import type { ShopPort } from "#core/shop/shop.ports.ts";
import type { KeptCarts } from "../storage/kept-carts.ts";
import type { CallStorefront } from "./caller.ts";

const SHOP_QUERY = {
  include: ["organization", "locations", "locations.defaultDeliveryZone"],
  append: ["available_promotions"],
};

/** Shops over the wire. */
export function createShopPort(call: CallStorefront): ShopPort {
  return {
    bySlug: (slug, signal) => call("shopBySlug", { params: { slug }, query: SHOP_QUERY }, signal),
    byCustomDomain: (domain, signal) =>
      call("shopByCustomDomain", { params: { domain }, query: SHOP_QUERY }, signal),
  };
}

/** Menus over the wire. */
export function createMenuPort(call: CallStorefront): MenuPort {
  return { load: (shopId, signal) => call("menu", { query: { filter: { shopId } } }, signal) };
}

/** The search for addresses over the wire. */
export function createAddressSearchPort(call: CallStorefront): AddressSearchPort {
  return {
    searchAddresses: async (id, search, signal) =>
      (await call("searchAddresses", { params: { id }, query: { search } }, signal)).data,
  };
}

/** Delivery zones over the wire. */
export function createDeliveryZonePort(call: CallStorefront): DeliveryZonePort {
  return {
    ofLocation: async (slug, locationId, signal) => {
      const query = { include: [...SHOP_QUERY.include, INCLUDE_ZONES] };
      const { locations } = await call("shopBySlug", { params: { slug }, query }, signal);
      return locations.find(({ id }) => id === locationId)?.zones ?? [];
    },
    byCoordinate: (id, { latitude, longitude }, signal) =>
      call("deliveryZoneByCoordinate", { params: { id }, query: { latitude, longitude } }, signal),
  };
}

/** Carts over the wire. Each is kept as it was answered, with what no server has answered since, so that a reload without a network does not lose it (CART-24). */
export function createCartPort(call: CallStorefront, keptCarts: KeptCarts, clock: Clock): CartPort {
  const readKept = (id: CartId): KeptCart | null => {
    const kept = keptCarts.read(id);
    return kept === null || isOutdated(kept, clock.now()) ? null : kept;
  };
  return {
    load: (id, signal) => call("loadCart", { params: { id } }, signal),
    restore: async (id, signal) => {
      const kept = readKept(id);
      try {
        const held = await call("loadCart", { params: { id } }, signal);
        if (kept !== null && !isAnswered(kept)) return restoreKept(kept, held);
        keptCarts.keep(answeredCart(held));
        return held;
      } catch (thrown) {
        const { tag } = toAppError(thrown);
        if (kept !== null && (tag === "Unreachable" || (tag === "NotFound" && wasNeverHeld(kept))))
          return restoreKept(kept, null);
        // Gone, or somebody else's by now: nobody may see it here without a network.
        if (tag === "NotFound") keptCarts.forget(id);
        throw thrown;
      }
    },
    // The edits are made once more here rather than in the machine, which every page loads at once.
    save: async ({ presentedTotal, known, ...cart }, signal) => {
      const baseRevision = known[0]?.revision ?? 0;
      const body = { ...cart, baseRevision, presentedUi: { total: presentedTotal } };
      try {
        const held = await call("saveCart", { body }, signal);
        keptCarts.keep(answeredCart(held));
        return { ...held, rebased: rebaseCart(known, cart, held) };
      } catch (thrown) {
        // A refusal is the machine's to repair; a save that a newer one replaced is kept by that one.
        if (toAppError(thrown).tag !== "Unreachable" && !signal.aborted) keptCarts.forget(cart.id);
        throw thrown;
      }
    },
    checkCoupon: async (code, cartId, signal) => {
      const match = await call("checkPromotion", { body: { code, cartId } }, signal);
      return { ...match, promotionId: match.promotion.id };
    },
  };
}
