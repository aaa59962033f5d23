import * as Schema from "effect/Schema";
import { ADDRESS_LIMITS } from "#core/fulfillment/address/address-problems.ts";
import type { DeliveryAddressId } from "#core/kernel/id.ts";
import { MESSAGE } from "./schema/field-message-key.ts";
import { optionalOrNull, paragraph, trimmed, ulid } from "./schema/scalars.ts";
import { type WireCodec, wireStruct } from "./schema/wire-struct.ts";

/** A place in WGS 84 degrees. */
export const coordinates = wireStruct({
  latitude: Schema.Finite.check(Schema.isBetween({ minimum: -90, maximum: 90 }, MESSAGE.numberRange)),
  longitude: Schema.Finite.check(Schema.isBetween({ minimum: -180, maximum: 180 }, MESSAGE.numberRange)),
});

const optionalLine = (max: number): WireCodec<string | null> => optionalOrNull(trimmed(0, max));

const ADDRESS_FIELDS = {
  street: trimmed(1, ADDRESS_LIMITS.street),
  number: trimmed(1, ADDRESS_LIMITS.number),
  city: trimmed(1, ADDRESS_LIMITS.city),
  block: optionalLine(ADDRESS_LIMITS.block),
  staircase: optionalLine(ADDRESS_LIMITS.staircase),
  floor: optionalLine(ADDRESS_LIMITS.floor),
  apartment: optionalLine(ADDRESS_LIMITS.apartment),
  intercom: optionalLine(ADDRESS_LIMITS.intercom),
  coordinates,
  courierNote: optionalOrNull(paragraph(0, ADDRESS_LIMITS.courierNote)),
};

/** Where an order is brought. */
export const deliveryAddress = wireStruct(ADDRESS_FIELDS);

/** An address of the profile. */
export const savedDeliveryAddress = wireStruct({ id: ulid<DeliveryAddressId>(), ...ADDRESS_FIELDS });

/** An address sent to the profile: a known id keeps its row, none makes one. */
export const profileAddress = wireStruct({
  id: Schema.optionalKey(ulid<DeliveryAddressId>()),
  ...ADDRESS_FIELDS,
});

/** An address that a search found. */
export const foundAddress = wireStruct({
  street: Schema.String,
  number: Schema.NullOr(Schema.String),
  city: Schema.String,
  coordinates,
});
