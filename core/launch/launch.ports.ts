import type { ShopId } from "#core/kernel/id.ts";
import type { Launch } from "./launch.ts";

/** The shops of an organization on their way to the public. */
export interface LaunchPort {
  listLaunches(signal: AbortSignal): Promise<readonly Launch[]>;
  /** From then on the public sees the shop, or no longer. */
  publishShop(shopId: ShopId, isPublished: boolean, signal: AbortSignal): Promise<void>;
  /** Somebody heard the alarm. */
  noteSound(shopId: ShopId, signal: AbortSignal): Promise<void>;
  /** Deletes its test orders that are over. */
  deleteTestOrders(shopId: ShopId, signal: AbortSignal): Promise<void>;
}
