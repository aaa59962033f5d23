import type { Line } from "#core/cart/line.ts";
import type { ProductId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import type { AskedMove } from "../order.ports.ts";
import type { IfMissing } from "./if-missing.ts";
import { linesOf, totalAfter, type ProposedLine } from "./changed-lines.ts";
import {
  CHANGE_ANSWER_MS,
  waitingChange,
  type ChangedLine,
  type ChangeOutcome,
  type LineChange,
} from "./line-change.ts";

/** What of a sale a change of its lines is about. */
export interface ChangeableSale {
  readonly lines: readonly Line[];
  readonly total: Money;
  /** In the order in which they were proposed; the last may wait for its answer. */
  readonly lineChanges: readonly LineChange[];
  readonly ifMissing: IfMissing;
}

/** What a waiting change is ended with: the lines after it, and why. */
interface ChangeEnd {
  readonly outcome: ChangeOutcome;
  readonly lines: readonly Line[];
}

/** The sale with a change of its lines that waits for its answer. */
export function proposed<S extends ChangeableSale>(
  sale: S,
  lines: readonly ProposedLine[],
  note: string | null,
  at: Instant,
): S {
  const change: LineChange = {
    lines: lines.flatMap((line) => toChanged(line, sale.lines)),
    note,
    at,
    answerBy: plusMillis(at, CHANGE_ANSWER_MS),
    totalBefore: sale.total,
    total: totalAfter(sale.total, sale.lines, linesOf(sale.lines, lines, "agreed")),
    outcome: null,
    answeredAt: null,
  };
  return { ...sale, lineChanges: [...sale.lineChanges, change] };
}

/** What the customer's answer leads to; null where none is waited for. */
export function answerEnd(sale: ChangeableSale, agrees: boolean): ChangeEnd | null {
  const change = waitingChange(sale.lineChanges);
  if (change === null) return null;
  if (!agrees) return { outcome: "refused", lines: sale.lines };
  return { outcome: "agreed", lines: linesOf(sale.lines, change.lines, "agreed") };
}

/** What the customer stated in advance leads to (ORDER-36); null where that is to cancel the order, as it is where nothing would be left. */
export function preferredEnd(sale: ChangeableSale): ChangeEnd | null {
  const change = waitingChange(sale.lineChanges);
  if (change === null || sale.ifMissing === "cancel") return null;
  const replaces =
    sale.ifMissing === "replace" && change.lines.some(({ replacement }) => replacement !== null);
  const outcome = replaces ? "replaced" : "removed";
  const lines = linesOf(sale.lines, change.lines, outcome);
  return lines.length === 0 ? null : { outcome, lines };
}

/** The move that ends a change which nobody answered: the order without what is missing, or none of it (ORDER-36). */
export function settlingMove(sale: ChangeableSale, version: number): AskedMove {
  return preferredEnd(sale) === null
    ? { event: "cancel", version, reason: "item_unavailable" }
    : { event: "settle_change", version };
}

/** The sale after its waiting change ended so. */
export function changed<S extends ChangeableSale>(sale: S, end: ChangeEnd | null, at: Instant): S {
  if (end === null) return sale;
  return {
    ...sale,
    lines: end.lines,
    total: totalAfter(sale.total, sale.lines, end.lines),
    lineChanges: sale.lineChanges.map((change) =>
      change.outcome === null ? { ...change, outcome: end.outcome, answeredAt: at } : change,
    ),
  };
}

/** The sale whose waiting change, where there is one, is void. */
export function withdrawn<S extends ChangeableSale>(sale: S, at: Instant): S {
  if (waitingChange(sale.lineChanges) === null) return sale;
  return changed(sale, { outcome: "withdrawn", lines: sale.lines }, at);
}

/** What a move did to the lines of an order. */
export interface LineMove {
  /** The change as it is after the move. */
  readonly change: LineChange;
  readonly before: readonly Line[];
  readonly after: readonly Line[];
}

/** What became of the lines between two states of a sale; null where no change began or ended. */
export function lineMoveOf(before: ChangeableSale, after: ChangeableSale): LineMove | null {
  const change = after.lineChanges.at(-1);
  if (change === undefined || change === before.lineChanges.at(-1)) return null;
  return { change, before: before.lines, after: after.lines };
}

/**
 * The pieces that a move gives back to the stock (above zero) or takes from it: what a proposal offers is kept for it
 * while it waits.
 */
export function piecesOf({ change, before, after }: LineMove): ReadonlyMap<ProductId, number> {
  const pieces = new Map<ProductId, number>();
  const count = (lines: readonly Line[], sign: 1 | -1): void => {
    for (const { productId, qty } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + sign * qty);
  };
  const offered = change.lines.flatMap(({ replacement }) => (replacement === null ? [] : [replacement]));
  count(offered, change.outcome === null ? -1 : 1);
  count(before, 1);
  count(after, -1);
  return new Map([...pieces].filter(([, number]) => number !== 0));
}

function toChanged(line: ProposedLine, lines: readonly Line[]): readonly ChangedLine[] {
  return lines
    .filter(({ itemId }) => itemId === line.itemId)
    .map(({ name, qty }) => ({ ...line, name, qty }));
}
