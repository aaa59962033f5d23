import type { CartId, ShopId } from "#core/kernel/id.ts";
import type { PlaceOrderCommand } from "./place-order.ts";

/** An order that was sent and whose answer is not known yet: repeated with the same key and the same words. */
export interface OrderAttempt {
  readonly shopId: ShopId;
  readonly key: string;
  readonly command: PlaceOrderCommand;
}

/** The idempotency key of one revision of a cart, kept across retries and reloads. */
export interface OrderKey {
  readonly cartId: CartId;
  readonly revision: number;
  readonly key: string;
}

/** Keeps both for the life of a browser tab. */
export interface OrderAttemptStorage {
  readKey(): OrderKey | null;
  writeKey(key: OrderKey): void;
  readAttempt(shopId: ShopId): OrderAttempt | null;
  writeAttempt(attempt: OrderAttempt): void;
  forgetAttempt(shopId: ShopId): void;
}
