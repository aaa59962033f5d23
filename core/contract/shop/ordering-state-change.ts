import * as Schema from "effect/Schema";
import { instant, optionalOr, optionalOrNull, paragraph } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";
import { ORDERING_FIELDS } from "./ordering-state.ts";

const { mode, extraMinutes, scope } = ORDERING_FIELDS;

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
