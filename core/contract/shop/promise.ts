import * as Schema from "effect/Schema";
import { instant, optionalOrNull } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";

/** When the food may be expected, with its trace. */
export const promise = wireStruct({
  type: Schema.Literals(["asap", "scheduled"]),
  earliest: instant,
  latest: instant,
  trace: Schema.Array(
    wireStruct({ key: Schema.Literals(["preparation", "busy", "zone", "slot"]), minutes: Schema.Int }),
  ),
});

/** The promise as the customer saw it. */
export const expectedPromise = wireStruct({ earliest: instant, latest: instant });

/** A slot of the picker. */
export const slot = wireStruct({
  start: instant,
  end: instant,
  available: Schema.Boolean,
  reason: Schema.NullOr(Schema.Literal("full")),
});

/** The slots of one day; `data` on the wire. */
export const slotDay = wireStruct(
  {
    timezone: Schema.String,
    asap: Schema.NullOr(promise),
    nextOpeningAt: Schema.NullOr(instant),
    slots: Schema.Array(slot),
  },
  { slots: "data" },
);

/** When the food is wanted. */
export const timing = Schema.Union([
  wireStruct({ type: Schema.Literal("asap") }),
  wireStruct({ type: Schema.Literal("scheduled"), slotStart: instant }),
]);

/** A promise that a client may leave out. */
export const optionalExpectedPromise = optionalOrNull(expectedPromise);
