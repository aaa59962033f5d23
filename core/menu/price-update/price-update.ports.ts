import type { PriceUpdateId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";
import type { Page } from "#core/kernel/page.ts";
import type { Instant } from "#core/time/instant.ts";
import type { PriceChange, PriceUpdate } from "./price-update.ts";

/** Prices to be changed together; scheduled where it says when. */
export interface NewPriceUpdate {
  readonly effectiveAt: Instant | null;
  readonly changes: readonly PriceChange[];
  /** The new price of the largest change, typed once more (BOARD-12). */
  readonly confirmedPrice: Money | null;
}

/** What becomes of a draft or of what is scheduled; what is left out stays. */
export interface PriceUpdateRevision {
  readonly version: number;
  readonly effectiveAt?: Instant | null;
  readonly changes?: readonly PriceChange[];
  readonly confirmedPrice: Money | null;
}

/** The price updates of the organization that the session selected. A move that is refused rejects with Refused. */
export interface PriceUpdatePort {
  /** Pages are numbered from 1, the newest first. */
  listPriceUpdates(page: number, signal: AbortSignal): Promise<Page<PriceUpdate>>;
  loadPriceUpdate(id: PriceUpdateId, signal: AbortSignal): Promise<PriceUpdate>;
  createPriceUpdate(update: NewPriceUpdate, signal: AbortSignal): Promise<PriceUpdate>;
  revisePriceUpdate(
    id: PriceUpdateId,
    revision: PriceUpdateRevision,
    signal: AbortSignal,
  ): Promise<PriceUpdate>;
  applyPriceUpdate(
    id: PriceUpdateId,
    version: number,
    confirmedPrice: Money | null,
    signal: AbortSignal,
  ): Promise<PriceUpdate>;
  revertPriceUpdate(id: PriceUpdateId, version: number, signal: AbortSignal): Promise<PriceUpdate>;
}
