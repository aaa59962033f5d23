import type { OrderAttempt, OrderAttemptStorage, OrderKey } from "#core/checkout/order-attempt.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { type TextStore, isRecord, readJson } from "./text-store.ts";

const KEY = "diner_order_key";

/** Keeps the order that is under way for the life of the tab, so that a reload repeats it instead of ordering twice. */
export function createOrderAttemptStorage(store: TextStore): OrderAttemptStorage {
  return {
    readKey: () => {
      const value = readJson(store, KEY);
      return isOrderKey(value) ? value : null;
    },
    writeKey: (key) => store.write(KEY, JSON.stringify(key)),
    readAttempt: (shopId) => {
      const value = readJson(store, attemptName(shopId));
      return isOrderAttempt(value) && value.shopId === shopId ? value : null;
    },
    writeAttempt: (attempt) => store.write(attemptName(attempt.shopId), JSON.stringify(attempt)),
    forgetAttempt: (shopId) => store.forget(attemptName(shopId)),
  };
}

function attemptName(shopId: ShopId): string {
  return `diner_order_attempt_${shopId}`;
}

function isOrderKey(value: unknown): value is OrderKey {
  return (
    isRecord(value) &&
    typeof value["cartId"] === "string" &&
    typeof value["revision"] === "number" &&
    typeof value["key"] === "string"
  );
}

function isOrderAttempt(value: unknown): value is OrderAttempt {
  return (
    isRecord(value) &&
    typeof value["shopId"] === "string" &&
    typeof value["key"] === "string" &&
    isRecord(value["command"]) &&
    typeof value["command"]["cartId"] === "string"
  );
}
