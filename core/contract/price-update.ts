import * as Schema from "effect/Schema";
import type { LocationId, ModifierId, PriceUpdateId, ProductId } from "#core/kernel/id.ts";
import { AVAILABILITY_TYPES } from "#core/menu/availability/availability-change.ts";
import {
  MAX_PRICE_CHANGES,
  PRICE_UPDATE_MOVES,
  PRICE_UPDATE_STATUSES,
  type StalePrice,
} from "#core/menu/price-update/price-update.ts";
import { money, moneyFromZero } from "./money.ts";
import { encoderOf } from "./schema/encoder.ts";
import { MESSAGE } from "./schema/field-message-key.ts";
import { count, instant, optionalOrNull, ulid } from "./schema/scalars.ts";
import { wireStruct } from "./schema/wire-struct.ts";

const place = {
  type: Schema.Literals(AVAILABILITY_TYPES),
  id: Schema.Union([ulid<ProductId>(), ulid<ModifierId>()]),
  locationId: ulid<LocationId>(),
};

const changes = Schema.Array(
  wireStruct({ ...place, expectedPrice: moneyFromZero, newPrice: moneyFromZero }),
).check(Schema.isMinLength(1, MESSAGE.arrayMin), Schema.isMaxLength(MAX_PRICE_CHANGES, MESSAGE.arrayMax));

// The new price of the largest change, typed once more.
const confirmedPrice = optionalOrNull(moneyFromZero);

/** Prices to be changed together: now a draft, or scheduled where it says when. */
export const newPriceUpdate = wireStruct({
  effectiveAt: Schema.NullOr(instant),
  changes,
  confirmedPrice,
});

/** What becomes of a draft or of what is scheduled; what is left out stays. */
export const priceUpdateRevision = wireStruct({
  version: count,
  effectiveAt: Schema.optionalKey(Schema.NullOr(instant)),
  changes: Schema.optionalKey(changes),
  confirmedPrice,
});

/** The update as it was seen, to be applied now. */
export const priceUpdateApplication = wireStruct({ version: count, confirmedPrice });

/** The update as it was seen, whose prices are to be taken back. */
export const priceUpdateReversal = wireStruct({ version: count });

/** An update as staff reads it. */
export const priceUpdate = wireStruct({
  id: ulid<PriceUpdateId>(),
  status: Schema.Literals(PRICE_UPDATE_STATUSES),
  version: count,
  effectiveAt: Schema.NullOr(instant),
  changes: Schema.Array(
    wireStruct({
      ...place,
      name: Schema.String,
      sectionName: Schema.String,
      expectedPrice: money,
      newPrice: money,
      currentPrice: Schema.NullOr(money),
    }),
  ),
  timeline: Schema.Array(
    wireStruct({
      move: Schema.Literals(PRICE_UPDATE_MOVES),
      at: instant,
      by: Schema.NullOr(Schema.String),
    }),
  ),
});

const stale = Schema.Array(
  wireStruct({ ...place, expectedPrice: money, currentPrice: Schema.NullOr(money) }),
);

/** The changes that are stale, as a refusal names them. */
export function encodeStalePrices(prices: readonly StalePrice[]): unknown {
  return encoderOf(stale)(prices);
}
