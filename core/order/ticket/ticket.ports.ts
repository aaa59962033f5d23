import type { OrderId } from "#core/kernel/id.ts";
import type { Printing, PrintingRequest, Ticket } from "./printing.ts";

/** The printings of orders. */
export interface TicketPort {
  /** The printings of an order until now, the first one first. */
  listPrintings(id: OrderId, signal: AbortSignal): Promise<readonly Printing[]>;
  /** Takes one printing and answers what it says; rejects with Refused ticket.already_printed when somebody has it. */
  printTicket(id: OrderId, request: PrintingRequest, signal: AbortSignal): Promise<Ticket>;
}

/** What prints a page. */
export interface PrinterPort {
  /** Prints the one ticket that is on the page, whose height is in millimeters; done when the person is done with it. */
  print(heightMillimeters: number): Promise<void>;
}
