import * as Schema from "effect/Schema";
import type { DeliveryAddressId } from "#core/kernel/id.ts";
import { MESSAGE } from "./field-message-key.ts";
import { optionalOrNull, paragraph, trimmed, ulid } from "./scalars.ts";
import { wireStruct } from "./wire-struct.ts";

/** A place in WGS 84 degrees. */
export const coordinates = wireStruct({
  latitude: Schema.Finite.check(Schema.isBetween({ minimum: -90, maximum: 90 }, MESSAGE.numberRange)),
  longitude: Schema.Finite.check(Schema.isBetween({ minimum: -180, maximum: 180 }, MESSAGE.numberRange)),
});

const ADDRESS_FIELDS = {
  street: trimmed(1, 120),
  number: trimmed(1, 20),
  city: trimmed(1, 80),
  block: optionalOrNull(trimmed(0, 20)),
  staircase: optionalOrNull(trimmed(0, 20)),
  floor: optionalOrNull(trimmed(0, 20)),
  apartment: optionalOrNull(trimmed(0, 20)),
  intercom: optionalOrNull(trimmed(0, 40)),
  coordinates,
  courierNote: optionalOrNull(paragraph(0, 200)),
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
