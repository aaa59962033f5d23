import * as Schema from "effect/Schema";
import type { HeldPointsRule } from "#core/setting/points/points-rule.ts";
import { currency } from "../money.ts";
import { encoderOf } from "../schema/encoder.ts";
import { count, decimalText } from "../schema/scalars.ts";
import { wireStruct, type WireCodec } from "../schema/wire-struct.ts";

const rule = wireStruct({ isOn: Schema.Boolean, pointsPerUnit: decimalText });

/** The rule as somebody writes it, with the version that it changes. */
export const pointsRuleCommand = wireStruct({ version: count, rule });

/** The rule as it is held. */
export const heldPointsRule: WireCodec<HeldPointsRule> = wireStruct({
  version: count,
  rule,
  currency,
  cheapest: Schema.NullOr(wireStruct({ name: Schema.String, points: count })),
});

/** The rule as a refusal names it. */
export function encodePointsRule(held: HeldPointsRule): unknown {
  return encoderOf(heldPointsRule)(held);
}
