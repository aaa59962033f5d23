import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";
import type { OrderStatus } from "#core/order/lifecycle/order-status.ts";
import { orderStatus } from "./order.ts";
import type { WireCodec } from "./schema/wire-struct.ts";

const statuses = Schema.Array(orderStatus);

/** One status or several: `filter[status]=pending`, `filter[status][]=pending&filter[status][]=accepted`. */
export const orderStatuses: WireCodec<readonly OrderStatus[]> = Schema.Union([orderStatus, statuses]).pipe(
  Schema.decodeTo(
    statuses,
    SchemaTransformation.transform<readonly OrderStatus[], OrderStatus | readonly OrderStatus[]>({
      decode: (value) => (typeof value === "string" ? [value] : value),
      encode: (value) => value,
    }),
  ),
);
