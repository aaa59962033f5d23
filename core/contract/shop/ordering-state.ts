import * as Schema from "effect/Schema";
import { instant, integer } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";

/** How a location takes orders, and for whom. */
export const ORDERING_FIELDS = {
  mode: Schema.Literals(["online", "busy", "paused"]),
  extraMinutes: integer(0, 240),
  scope: Schema.Literals(["all", "pickup", "delivery"]),
};

/** What staff said about taking orders, with who said it and when. */
export const orderingState = wireStruct({
  ...ORDERING_FIELDS,
  until: Schema.NullOr(instant),
  pinned: Schema.Boolean,
  reason: Schema.NullOr(Schema.String),
  setBy: Schema.NullOr(Schema.String),
  setAt: Schema.NullOr(instant),
});
