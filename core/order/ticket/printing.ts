import type { PrintingId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

/** So often one order can be printed. */
export const MAX_COPIES = 99;

/** One printing of an order's ticket. */
export interface Printing {
  /** From 1 without a gap. */
  readonly copy: number;
  /** Who printed it. */
  readonly by: string;
  readonly at: Instant;
}

/** Which printing somebody asks for; asked for again under the same id it is the same one. */
export interface PrintingRequest {
  readonly id: PrintingId;
  /** The first whose turn it is takes it, and for everybody else it is refused. */
  readonly copy: number;
}

/** How a row of a ticket looks; heavy and framed rows are those that nobody may overlook. */
export const TICKET_LOOKS = [
  "copy",
  "number",
  "strong",
  "plain",
  "line",
  "modifier",
  "note",
  "allergy",
  "rule",
] as const;
export type TicketLook = (typeof TICKET_LOOKS)[number];

/** One row of a ticket in words. */
export interface WordedRow {
  readonly look: TicketLook;
  /** How many pieces, on every line and on nothing else. */
  readonly qty: number | null;
  readonly text: string;
}

/** A ticket as it goes to paper, in the language of its shop (ORDER-21). */
export interface Ticket {
  readonly copy: number;
  readonly rows: readonly WordedRow[];
}

/** The copy whose turn it is after these. */
export function nextCopy(printings: readonly Printing[]): number {
  return printings.length + 1;
}
