import type { CashDropId, LocationId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";
import type { CashCounting } from "./cash-drop.ts";
import type { DaySales } from "./day-sales.ts";
import type { SalesCourier } from "./sales-courier.ts";

/** A courier's cash of a day, as it is counted for the first time. */
export interface CashDropCommand extends CashCounting {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly courier: SalesCourier;
  /** What was shown to be due: another sum is refused. */
  readonly due: Money;
}

/** What managers read and say of sales. */
export interface SalesPort {
  /** The orders of a location that ended on a business day, YYYY-MM-DD. */
  readDaySales(locationId: LocationId, date: string, signal: AbortSignal): Promise<DaySales>;
  /** Takes a courier's cash; rejects with `cash.due_changed` where another sum is due meanwhile. */
  dropCash(locationId: LocationId, command: CashDropCommand, signal: AbortSignal): Promise<void>;
  /** Counts a drop again. */
  recountCash(id: CashDropId, counting: CashCounting, signal: AbortSignal): Promise<void>;
}
