import type { AddressSearchPort } from "#core/fulfillment/address/address-search.ports.ts";
import { rebaseCart } from "#core/cart/edit/rebase-cart.ts";
import type { CartPort } from "#core/cart/cart.ports.ts";
import { INCLUDE_ZONES } from "#core/contract/shop/location.ts";
import type { DeliveryZonePort } from "#core/fulfillment/fulfillment.ports.ts";
import type { MenuPort } from "#core/menu/menu.ports.ts";
import type { ShopPort } from "#core/shop/shop.ports.ts";
import type { CallEndpoint } from "./caller.ts";

const SHOP_QUERY = {
  include: ["organization", "locations", "locations.defaultDeliveryZone"],
  append: ["available_promotions"],
};

/** Shops over the wire. */
export function createShopPort(call: CallEndpoint): ShopPort {
  return {
    bySlug: (slug, signal) => call("shopBySlug", { params: { slug }, query: SHOP_QUERY }, signal),
    byCustomDomain: (domain, signal) =>
      call("shopByCustomDomain", { params: { domain }, query: SHOP_QUERY }, signal),
  };
}

/** Menus over the wire. */
export function createMenuPort(call: CallEndpoint): MenuPort {
  return { load: (shopId, signal) => call("menu", { query: { filter: { shopId } } }, signal) };
}

/** The search for addresses over the wire. */
export function createAddressSearchPort(call: CallEndpoint): AddressSearchPort {
  return {
    searchAddresses: async (id, search, signal) =>
      (await call("searchAddresses", { params: { id }, query: { search } }, signal)).data,
  };
}

/** Delivery zones over the wire. */
export function createDeliveryZonePort(call: CallEndpoint): DeliveryZonePort {
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

/** Carts over the wire. */
export function createCartPort(call: CallEndpoint): CartPort {
  return {
    load: (id, signal) => call("loadCart", { params: { id } }, signal),
    // The edits are made once more here rather than in the machine, which every page loads at once.
    save: async ({ presentedTotal, known, ...cart }, signal) => {
      const baseRevision = known[0]?.revision ?? 0;
      const body = { ...cart, baseRevision, presentedUi: { total: presentedTotal } };
      const held = await call("saveCart", { body }, signal);
      return { ...held, rebased: rebaseCart(known, cart, held) };
    },
    checkCoupon: async (code, cartId, signal) => {
      const match = await call("checkPromotion", { body: { code, cartId } }, signal);
      return { ...match, promotionId: match.promotion.id };
    },
  };
}
