import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { slotStartOf } from "#core/shop/slot/slot-input.ts";
import type { Instant } from "#core/time/instant.ts";
import { toPricingState, type PricingState } from "./pricing-state.ts";

/** Versions and slot loads of a location, for somebody unknown; null when the shop is gone. */
export async function readPricingState(
  database: Queries,
  { organizationId, shopId }: Pick<PricingState, "organizationId" | "shopId">,
  locationId: string,
  now: Instant,
): Promise<PricingState | null> {
  const { state } = await READ_PRICING_STATE.one(
    database,
    organizationId,
    shopId,
    locationId,
    slotStartOf(now),
  );
  return state === null ? null : toPricingState(state);
}

const READ_PRICING_STATE = statement(
  "cart.readPricingState",
  "select location_pricing_state($1, $2, $3, null, $4) as state",
);
