import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { courier } from "#core/contract/operations.ts";
import type { LocationId, OrganizationId } from "#core/kernel/id.ts";
import { COURIER_ROLE } from "#core/account/employee.ts";
import type { Courier } from "#core/order/run/courier-choice.ts";

/** The couriers of a location, by name. */
export async function listCouriers(
  queries: Queries,
  organizationId: OrganizationId,
  locationId: LocationId,
): Promise<readonly Courier[]> {
  return decodeCouriers(await LIST_COURIERS.rows(queries, organizationId, locationId, COURIER_ROLE));
}

const decodeCouriers = decoderOf("couriers", Schema.Array(courier));

const LIST_COURIERS = statement(
  "order.listCouriers",
  "select id, name, phone from couriers_of_location($1, $2, $3)",
);
