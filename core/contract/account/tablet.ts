import * as Schema from "effect/Schema";
import type { EmployeeId, LocationId, TabletId } from "#core/kernel/id.ts";
import { presentPassword } from "../auth.ts";
import { instant, trimmed, ulid } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";

// A wrong one, of any shape, is only wrong.
const typedPin = trimmed(1, 12);

/** Whom a shared tablet offers; null in a browser that is none. */
export const tabletState = wireStruct({
  place: Schema.NullOr(
    wireStruct({
      locationName: Schema.String,
      people: Schema.Array(
        wireStruct({ id: ulid<EmployeeId>(), firstName: Schema.String, lastName: Schema.String }),
      ),
    }),
  ),
});

/** Who switches in, and the PIN that says so. */
export const personSwitch = wireStruct({ employeeId: ulid<EmployeeId>(), pin: typedPin });

/** A shared tablet, as managers see it. */
export const sharedTablet = wireStruct({
  id: ulid<TabletId>(),
  locationId: ulid<LocationId>(),
  sharedAt: instant,
  usedAt: instant,
  isThis: Schema.Boolean,
});

/** The shared tablets of an organization. */
export const sharedTablets = wireStruct({ data: Schema.Array(sharedTablet) });

/** Sets the own PIN, or removes it with null. */
export const pinChoice = wireStruct({ password: presentPassword, pin: Schema.NullOr(typedPin) });

/** Whether the own PIN is set. */
export const pinState = wireStruct({ isSet: Schema.Boolean });
