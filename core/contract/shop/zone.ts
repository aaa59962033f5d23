import * as Schema from "effect/Schema";
import type { ZoneId } from "#core/kernel/id.ts";
import { money } from "../money.ts";
import { count, ulid } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";

const position = Schema.Tuple([Schema.Finite, Schema.Finite]);
const polygon = wireStruct({
  type: Schema.Literal("Polygon"),
  coordinates: Schema.Array(Schema.Array(position)),
});
const multiPolygon = wireStruct({
  type: Schema.Literal("MultiPolygon"),
  coordinates: Schema.Array(Schema.Array(Schema.Array(position))),
});

/** The area of a zone, as GeoJSON. */
export const area = Schema.Union([polygon, multiPolygon]);

/** A delivery zone with its GeoJSON area and fees. */
export const deliveryZone = wireStruct(
  {
    id: ulid<ZoneId>(),
    name: Schema.String,
    polygon: area,
    feeRules: Schema.Array(wireStruct({ minSubtotal: money, fee: money })),
    minimumOrder: Schema.NullOr(money),
    travelMinutes: count,
  },
  { travelMinutes: "extra_minutes" },
);
