import type { OrderId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

/** What moves a balance of points (product §5). */
export type LedgerEntryType = "earn" | "hold" | "capture" | "release" | "adjust" | "expire" | "clawback";

/**
 * One row of the append-only ledger. `points` is signed and the balance is the sum: a hold takes the points away when
 * the order is placed, a release gives them back, a capture (0) only says that they stay spent.
 */
export interface LedgerEntry {
  readonly id: string;
  readonly type: LedgerEntryType;
  readonly points: number;
  readonly at: Instant;
  readonly orderId: OrderId | null;
}

/** A row with the balance that it left. */
export interface HistoryEntry extends LedgerEntry {
  readonly balanceAfter: number;
}

/** Sum of the entries; throws where it is negative at any time, which the ledger never allows. */
export function pointsBalance(entries: readonly LedgerEntry[]): number {
  return pointsHistory(entries).at(-1)?.balanceAfter ?? 0;
}

/** The entries, oldest first, each with the balance after it; throws where that is negative. */
export function pointsHistory(entries: readonly LedgerEntry[]): readonly HistoryEntry[] {
  let balance = 0;
  return entries.map((entry) => {
    balance += entry.points;
    if (balance < 0) throw new Error(`Ledger entry ${entry.id} leaves ${balance} points`);
    return { ...entry, balanceAfter: balance };
  });
}

/** Points held by orders that are neither captured nor released yet; they are not part of the balance. */
export function heldPoints(entries: readonly LedgerEntry[]): number {
  const held = new Map<OrderId | null, number>();
  for (const { type, orderId, points } of entries) {
    if (type === "hold") held.set(orderId, (held.get(orderId) ?? 0) - points);
    else if (type === "capture" || type === "release") held.delete(orderId);
  }
  return [...held.values()].reduce((total, points) => total + points, 0);
}
