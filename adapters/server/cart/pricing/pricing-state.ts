import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import { count, ulid } from "#core/contract/schema/scalars.ts";
import { customer } from "#core/contract/user.ts";
import type { LocationId, OrganizationId, ProductId, PromotionId, ShopId } from "#core/kernel/id.ts";
import type { Customer } from "#core/account/customer.ts";
import type { StockCounts } from "#core/menu/stock/stock.ts";
import { slotLoadRow, type SlotLoadRow } from "#adapters/server/shop/slot-loads.queries.ts";

/** What prices and promises depend on, apart from the shop itself; read in one database snapshot without locks. */
export interface PricingState {
  readonly organizationId: OrganizationId;
  readonly shopId: ShopId;
  /** The version of the shop that this state belongs to. */
  readonly shopVersion: number;
  readonly locationId: LocationId;
  /** Null when the shop has no such location. An order is placed on this version only. */
  readonly locationVersion: number | null;
  /** Null for a guest, and for a user who has no record at this shop yet. */
  readonly customer: Customer | null;
  /** Staff lets this customer order no more. */
  readonly isBlocked: boolean;
  /** Promotions whose total limit is reached. */
  readonly exhaustedPromotionIds: readonly PromotionId[];
  readonly slotLoads: readonly SlotLoadRow[];
  readonly stock: StockCounts;
}

/** A pricing state as the database answers it. */
export const pricingState = Schema.Struct({
  organizationId: ulid<OrganizationId>(),
  shopId: ulid<ShopId>(),
  shopVersion: count,
  locationId: ulid<LocationId>(),
  locationVersion: Schema.NullOr(count),
  customer: Schema.NullOr(customer),
  isBlocked: Schema.Boolean,
  exhaustedPromotionIds: Schema.Array(ulid<PromotionId>()),
  slotLoads: Schema.Array(slotLoadRow),
  stock: Schema.Record(ulid<ProductId>(), count),
});

/** Decodes a pricing state; JSON of another shape throws. */
export const toPricingState: (json: unknown) => PricingState = decoderOf("a pricing state", pricingState);
