import * as Schema from "effect/Schema";
import type { HeldLocationSettings, LocationSettings } from "#core/setting/location/location-settings.ts";
import { LOCATION_LIMITS } from "#core/setting/location/location-settings.ts";
import { currency, money, moneyFromZero } from "../money.ts";
import { MESSAGE } from "../schema/field-message-key.ts";
import { encoderOf } from "../schema/encoder.ts";
import { count, dateText, fulfillmentMethod, integer } from "../schema/scalars.ts";
import { wireStruct, type WireCodec } from "../schema/wire-struct.ts";
import { openingHours, openingInterval, paymentMethod } from "./location.ts";

const exceptions = Schema.Array(
  wireStruct({
    date: dateText,
    method: Schema.NullOr(fulfillmentMethod),
    intervals: Schema.Array(openingInterval),
  }),
);

const minutes = integer(0, LOCATION_LIMITS.minutes);

/** The settings of a location; a money field is asked for as an amount that is not negative. */
function settingsOf(amount: typeof money): WireCodec<LocationSettings> {
  return wireStruct({
    supportedFulfillmentMethods: Schema.Array(fulfillmentMethod),
    openingHours,
    exceptions: exceptions.check(Schema.isMaxLength(LOCATION_LIMITS.exceptions, MESSAGE.arrayMax)),
    preparationMinutes: wireStruct({ pickup: minutes, delivery: minutes }),
    minimumOrder: Schema.NullOr(amount),
    paymentMethods: Schema.Array(paymentMethod),
    capacity: wireStruct({ orders: Schema.NullOr(count), value: Schema.NullOr(amount) }),
    autoAccept: Schema.Boolean,
  });
}

/** The settings as somebody writes them, with the version that they change. */
export const locationSettingsCommand = wireStruct({ version: count, settings: settingsOf(moneyFromZero) });

/** The settings as they are held. */
export const heldLocationSettings: WireCodec<HeldLocationSettings> = wireStruct({
  version: count,
  settings: settingsOf(money),
  currency,
  timezone: Schema.String,
  hasZone: Schema.Boolean,
});

/** The settings as a refusal names them. */
export function encodeLocationSettings(held: HeldLocationSettings): unknown {
  return encoderOf(heldLocationSettings)(held);
}
