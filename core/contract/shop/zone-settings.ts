import * as Schema from "effect/Schema";
import type { ZoneId } from "#core/kernel/id.ts";
import { ZONE_LIMITS, type HeldZones, type ZoneTerms } from "#core/setting/zone/zone-settings.ts";
import { currency, moneyFromZero } from "../money.ts";
import { encoderOf } from "../schema/encoder.ts";
import { MESSAGE } from "../schema/field-message-key.ts";
import { count, integer, trimmed, ulid } from "../schema/scalars.ts";
import { wireStruct, type WireCodec } from "../schema/wire-struct.ts";
import { coordinates } from "../address.ts";
import { area, deliveryZone } from "./zone.ts";

const zoneTerms: WireCodec<ZoneTerms> = wireStruct(
  {
    id: Schema.NullOr(ulid<ZoneId>()),
    name: trimmed(0, ZONE_LIMITS.name),
    polygon: area,
    feeRules: Schema.Array(wireStruct({ minSubtotal: moneyFromZero, fee: moneyFromZero })),
    minimumOrder: Schema.NullOr(moneyFromZero),
    travelMinutes: integer(0, ZONE_LIMITS.minutes),
  },
  { travelMinutes: "extra_minutes" },
);

/** All zones of a location as somebody writes them, with the version that they change. */
export const zonesCommand = wireStruct({
  version: count,
  zones: Schema.Array(zoneTerms).check(Schema.isMaxLength(ZONE_LIMITS.zones, MESSAGE.arrayMax)),
});

/** The zones as they are held. */
export const heldZones: WireCodec<HeldZones> = wireStruct({
  version: count,
  currency,
  coordinates,
  doesDelivery: Schema.Boolean,
  zones: Schema.Array(deliveryZone),
});

/** The zones as a refusal names them. */
export function encodeZones(held: HeldZones): unknown {
  return encoderOf(heldZones)(held);
}
