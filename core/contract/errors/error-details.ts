import * as Schema from "effect/Schema";
import type { ErrorDetails } from "#core/errors/app-error.ts";
import type { CartItemId, ModifierGroupId, OrderId } from "#core/kernel/id.ts";
import { decodeLeniently } from "../codec/decode-with.ts";
import { money } from "../money.ts";
import { promise } from "../shop/promise.ts";
import { count, instant, ulid } from "../schema/scalars.ts";
import { type WireCodec, wireStruct } from "../schema/wire-struct.ts";

/** The details of an error, whichever key it has. */
const errorDetails: WireCodec<ErrorDetails> = wireStruct({
  orderId: Schema.optionalKey(ulid<OrderId>()),
  itemId: Schema.optionalKey(ulid<CartItemId>()),
  groupId: Schema.optionalKey(ulid<ModifierGroupId>()),
  min: Schema.optionalKey(count),
  max: Schema.optionalKey(count),
  needed: Schema.optionalKey(count),
  available: Schema.optionalKey(count),
  itemIds: Schema.optionalKey(Schema.Array(ulid<CartItemId>())),
  missing: Schema.optionalKey(money),
  total: Schema.optionalKey(money),
  nextOpeningAt: Schema.optionalKey(Schema.NullOr(instant)),
  nextSlot: Schema.optionalKey(Schema.NullOr(instant)),
  until: Schema.optionalKey(Schema.NullOr(instant)),
  promise: Schema.optionalKey(promise),
  revision: Schema.optionalKey(count),
  resendAfter: Schema.optionalKey(count),
  names: Schema.optionalKey(Schema.Array(Schema.String)),
  order: Schema.optionalKey(Schema.Unknown),
  priceUpdate: Schema.optionalKey(Schema.Unknown),
  stale: Schema.optionalKey(Schema.Unknown),
  setting: Schema.optionalKey(Schema.Unknown),
});

/** The details as the wire carries them. */
export function encodeDetails(details: ErrorDetails): Readonly<Record<string, unknown>> {
  return Object(Schema.encodeUnknownSync(errorDetails)(details));
}

/** Reads the details of an error; what cannot be read is left out, and the key still counts. */
export function decodeDetails(wire: Readonly<Record<string, unknown>>): ErrorDetails {
  const whole = decodeLeniently(errorDetails, wire);
  if (whole.ok) return whole.value;
  const malformed = new Set(Object.keys(whole.error).map((path) => path.split(".")[0]));
  const rest = Object.fromEntries(Object.entries(wire).filter(([name]) => !malformed.has(name)));
  const readable = decodeLeniently(errorDetails, rest);
  return readable.ok ? readable.value : {};
}
