import * as Schema from "effect/Schema";
import type { LocationId, ShopId } from "#core/kernel/id.ts";
import { count, ulid } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";

/** How far a shop is on its way to the public. */
export const launch = wireStruct({
  shopId: ulid<ShopId>(),
  slug: Schema.String,
  name: Schema.String,
  isPublished: Schema.Boolean,
  places: Schema.Array(
    wireStruct({
      locationId: ulid<LocationId>(),
      name: Schema.String,
      lacksHours: Schema.Boolean,
      lacksZones: Schema.Boolean,
    }),
  ),
  products: count,
  people: count,
  isSoundTried: Schema.Boolean,
  tests: wireStruct({ placed: count, fulfilled: count }),
});

/** Whether the public is to see a shop. */
export const publicationCommand = wireStruct({ isPublished: Schema.Boolean });
