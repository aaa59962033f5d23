import { isUlid, type OrderId, toId } from "#core/kernel/id.ts";
import { isShopSlug } from "#core/shop/shop-from-host.ts";
import type { ActiveOrder } from "#core/routing/start-place.ts";
import type { StartPlaceStorage } from "#core/start/start.ports.ts";
import { isRecord, readJson, type TextStore } from "./text-store.ts";

const LAST_SHOP = "diner_last_shop";
const ACTIVE_ORDER = "diner_active_order";

/** Keeps the shop that was looked at last, and the order that is under way, on the device. */
export function createStartPlaces(store: TextStore): StartPlaceStorage {
  const readOrder = (): ActiveOrder | null => toActiveOrder(readJson(store, ACTIVE_ORDER));
  return {
    read: async () => {
      const slug = store.read(LAST_SHOP);
      return { activeOrder: readOrder(), lastShopSlug: slug !== null && isShopSlug(slug) ? slug : null };
    },
    rememberShop: async (slug) => store.write(LAST_SHOP, slug),
    rememberOrder: async (order) => store.write(ACTIVE_ORDER, JSON.stringify(order)),
    forgetOrder: async (orderId) => {
      if (readOrder()?.orderId === orderId) store.forget(ACTIVE_ORDER);
    },
  };
}

// An older version of the product, or a person with developer tools, may have written anything.
function toActiveOrder(value: unknown): ActiveOrder | null {
  if (!isRecord(value)) return null;
  const { orderId, shopSlug } = value;
  if (typeof orderId !== "string" || !isUlid(orderId)) return null;
  if (shopSlug !== null && (typeof shopSlug !== "string" || !isShopSlug(shopSlug))) return null;
  return { orderId: toId<OrderId>(orderId), shopSlug };
}
