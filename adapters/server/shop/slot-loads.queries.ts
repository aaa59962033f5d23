import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { count, decimalText, instant } from "#core/contract/schema/scalars.ts";
import type { Currency } from "#core/money/money.ts";
import { slotStartOf, type SlotLoad } from "#core/shop/slot/slot-input.ts";
import type { Instant } from "#core/time/instant.ts";
import type { ShopSnapshot } from "./shop-snapshot.ts";

/** What a slot has taken on; value is decimal text in the shop's currency. */
export interface SlotLoadRow {
  readonly start: Instant;
  readonly orders: number;
  readonly value: string;
}

/** What a slot has taken on, as the database answers it. */
export const slotLoadRow = Schema.Struct({ start: instant, orders: count, value: decimalText });

/** What slots have taken on, as money. */
export function toSlotLoads(rows: readonly SlotLoadRow[], currency: Currency): readonly SlotLoad[] {
  return rows.map(({ start, orders, value }) => ({ start, orders, value: { amount: value, currency } }));
}

/** What the slots of a location have taken on, from the present one on. */
export async function readTakenSlots(
  database: Queries,
  snapshot: ShopSnapshot,
  locationId: string,
  now: Instant,
): Promise<readonly SlotLoad[]> {
  const { organizationId, shopId } = snapshot;
  const { state } = await READ_SLOT_LOADS.one(database, organizationId, shopId, locationId, slotStartOf(now));
  if (state === null) return [];
  return toSlotLoads(decodeSlotLoads(state).slotLoads, snapshot.shop.currency);
}

const READ_SLOT_LOADS = statement(
  "shop.readSlotLoads",
  "select location_pricing_state($1, $2, $3, null, $4) as state",
);

const decodeSlotLoads = decoderOf("slot loads", Schema.Struct({ slotLoads: Schema.Array(slotLoadRow) }));
