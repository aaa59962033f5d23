import type { OrderId } from "#core/kernel/id.ts";
import type { ActiveOrder, StartPlace } from "#core/routing/start-place.ts";

/** Keeps where somebody was last, on the device (GUARD-12). */
export interface StartPlaceStorage {
  read(): Promise<StartPlace>;
  rememberShop(slug: string): Promise<void>;
  rememberOrder(order: ActiveOrder): Promise<void>;
  /** Forgets the order, if it is the one that is kept. */
  forgetOrder(orderId: OrderId): Promise<void>;
}
