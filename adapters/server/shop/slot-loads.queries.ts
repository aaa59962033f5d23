import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { count, decimalText, instant } from "#core/contract/schema/scalars.ts";
import type { SlotLoad } from "#core/shop/slot/slot-input.ts";
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

/** What the slots of a location have taken on, from an hour ago on. */
export async function readTakenSlots(
  database: Queries,
  snapshot: ShopSnapshot,
  locationId: string,
  now: Instant,
): Promise<readonly SlotLoad[]> {
  const { state } = await READ_SLOT_LOADS.one(
    database,
    snapshot.organizationId,
    snapshot.shopId,
    locationId,
    now,
  );
  if (state === null) return [];
  const { currency } = snapshot.shop;
  return decodeSlotLoads(state).slotLoads.map(({ start, orders, value }) => ({
    start,
    orders,
    value: { amount: value, currency },
  }));
}

const READ_SLOT_LOADS = statement(
  "shop.readSlotLoads",
  "select pricing_state($1, $2, $3, null, $4) as state",
);

const decodeSlotLoads = decoderOf("slot loads", Schema.Struct({ slotLoads: Schema.Array(slotLoadRow) }));
