import * as Schema from "effect/Schema";
import type { OrderId, ProductId } from "#core/kernel/id.ts";
import { POINTS_ENTRY_TYPES } from "#core/reward/points-ledger.ts";
import { count, decimalText, instant, ulid } from "./schema/scalars.ts";
import { wireStruct } from "./schema/wire-struct.ts";

/** A customer's points at one shop and what they buy; `pointsPerUnit` are points earned per unit of the currency. */
export const rewards = wireStruct({
  availableRewardPoints: count,
  held: count,
  pointsPerUnit: decimalText,
  redeemable: Schema.Array(wireStruct({ productId: ulid<ProductId>(), points: count })),
});

/** One row of the ledger, newest first. */
export const rewardEntry = wireStruct({
  id: Schema.String,
  type: Schema.Literals(POINTS_ENTRY_TYPES),
  points: Schema.Int,
  at: instant,
  orderId: Schema.NullOr(ulid<OrderId>()),
  /** The spoken number of that order. */
  orderNumber: Schema.NullOr(Schema.String),
  balanceAfter: count,
});
