import * as Schema from "effect/Schema";
import type { LocationId, ProductId, PromotionId } from "#core/kernel/id.ts";
import { count, decimalText, fulfillmentMethod, instant, ulid, wallTime } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";

const usageLimit = wireStruct({
  type: Schema.Literal("count"),
  times: count,
  options: wireStruct({ validForFirstOrdersOnly: Schema.Boolean }),
});

/** The fields of a promotion. */
export const PROMOTION_FIELDS = {
  id: ulid<PromotionId>(),
  name: Schema.String,
  automatic: Schema.Boolean,
  discount: wireStruct({ value: decimalText }),
  appliesToModifiers: Schema.Boolean,
  limitedToLocationIds: Schema.NullOr(Schema.Array(ulid<LocationId>())),
  limitedToProductIds: Schema.NullOr(Schema.Array(ulid<ProductId>())),
  limitedToMobileApp: Schema.Boolean,
  limitedToFulfillmentMethods: Schema.NullOr(Schema.Array(fulfillmentMethod)),
  usageLimitPerCustomer: Schema.NullOr(usageLimit),
  validFrom: Schema.NullOr(instant),
  validUntil: Schema.NullOr(instant),
  weekdayHours: Schema.NullOr(
    Schema.Record(
      Schema.String.check(Schema.isPattern(/^[1-7]$/u)),
      Schema.Array(Schema.Tuple([wallTime, wallTime])),
    ),
  ),
};

/** A promotion with its conditions. */
export const promotion = wireStruct(PROMOTION_FIELDS);
