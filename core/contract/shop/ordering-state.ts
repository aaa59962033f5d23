import * as Schema from "effect/Schema";
import { instant, integer, optionalOr, optionalOrNull, paragraph } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";

const mode = Schema.Literals(["online", "busy", "paused"]);
const scope = Schema.Literals(["all", "pickup", "delivery"]);
const extraMinutes = integer(0, 240);

/** What staff said about taking orders, with who said it and when. */
export const orderingState = wireStruct({
  mode,
  extraMinutes,
  scope,
  until: Schema.NullOr(instant),
  pinned: Schema.Boolean,
  reason: Schema.NullOr(Schema.String),
  setBy: Schema.NullOr(Schema.String),
  setAt: Schema.NullOr(instant),
});

/** What staff says; who and when the server knows. */
export const orderingStateChange = wireStruct({
  mode,
  extraMinutes: optionalOr(extraMinutes, 0),
  scope: optionalOr(scope, "all"),
  until: optionalOrNull(instant),
  pinned: optionalOr(Schema.Boolean, false),
  reason: optionalOrNull(paragraph(0, 200)),
});

/** What becomes of a location's orders when no screen follows it. */
export const absenceRule = wireStruct({ pausesOrders: Schema.Boolean });
