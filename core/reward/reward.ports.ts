import type { ShopId } from "#core/kernel/id.ts";
import type { Page } from "#core/kernel/page.ts";
import type { PointsAccount, PointsEntry } from "./points-ledger.ts";

/** One's own points at a shop. */
export interface RewardPort {
  load(shopId: ShopId, signal: AbortSignal): Promise<PointsAccount>;
  /** A page of the ledger, newest first. */
  listEntries(shopId: ShopId, page: number, signal: AbortSignal): Promise<Page<PointsEntry>>;
}
