import type { LocationId, OrganizationId, PromotionId, ShopId } from "#core/kernel/id.ts";
import type { Customer } from "#core/session/customer.ts";
import type { Instant } from "#core/time/instant.ts";

/** What a slot has taken on; value is decimal text in the shop's currency. */
export interface SlotLoadRow {
  readonly start: Instant;
  readonly orders: number;
  readonly value: string;
}

/** What prices and promises depend on beside the shop's sheet, read in one snapshot without locks. */
export interface Trade {
  readonly organizationId: OrganizationId;
  readonly shopId: ShopId;
  /** The version of the sheet that belongs to this snapshot. */
  readonly shopVersion: number;
  readonly locationId: LocationId;
  /** Null when the shop has no such location. An order is placed on this version only. */
  readonly locationVersion: number | null;
  /** Null for a guest, and for a user who has no record at this shop yet. */
  readonly customer: Customer | null;
  /** Promotions whose total limit is reached. */
  readonly exhaustedPromotionIds: readonly PromotionId[];
  readonly slotLoads: readonly SlotLoadRow[];
}
