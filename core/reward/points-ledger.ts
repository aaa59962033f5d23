import type { OrderId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import type { RedeemableProduct } from "./redeemable-products.ts";

/** What moves points (REWARD-4). */
export const POINTS_ENTRY_TYPES = [
  "earn",
  "hold",
  "capture",
  "release",
  "adjust",
  "expire",
  "clawback",
] as const;

/** One entry of a customer's ledger; `points` is what the balance changed by. */
export interface PointsEntry {
  readonly id: string;
  readonly type: (typeof POINTS_ENTRY_TYPES)[number];
  readonly points: number;
  readonly at: Instant;
  readonly orderId: OrderId | null;
  /** As it is spoken; null without an order. */
  readonly orderNumber: string | null;
  readonly balanceAfter: number;
}

/** A customer's points at one shop. */
export interface PointsAccount {
  readonly availableRewardPoints: number;
  /** What unfinished orders keep. */
  readonly held: number;
  /** Points earned for each unit of the currency, as decimal text. */
  readonly pointsPerUnit: string;
  readonly redeemable: readonly RedeemableProduct[];
}
