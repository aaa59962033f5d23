import { assign, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { toAppError } from "#core/errors/app-error.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { toId, type OrderId, type PrintingId } from "#core/kernel/id.ts";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import { nextCopy, type Printing, type PrintingRequest, type Ticket } from "./printing.ts";
import type { PrinterPort, TicketPort } from "./ticket.ports.ts";

/** What was printed of an order before, and what is printed now. */
export interface TicketContext {
  readonly orderId: OrderId;
  readonly printings: readonly Printing[];
  /** Kept over a failure: asked again it is the same printing. */
  readonly request: PrintingRequest | null;
  readonly ticket: Ticket | null;
  readonly heightMillimeters: number;
}

type TicketEvent =
  | { readonly type: "ticket.confirm" }
  | { readonly type: "ticket.retry" }
  /** The ticket stands on the page, so high. */
  | { readonly type: "ticket.drawn"; readonly heightMillimeters: number };

interface Look {
  readonly printings: readonly Printing[];
  readonly request: PrintingRequest;
}

/** The running machine. */
export type TicketActor = ActorRefFrom<typeof ticketMachine>;
/** One state of it. */
export type TicketSnapshot = SnapshotFrom<typeof ticketMachine>;

/** Prints the ticket of one order once; a second printing is asked about first, and says that it is a copy (BOARD-13). */
export const ticketMachine = setup({
  types: {
    context: {} as TicketContext,
    events: {} as TicketEvent,
    input: {} as { readonly orderId: OrderId },
    tags: {} as "busy" | "asking" | "failed" | "drawn",
  },
  actors: {
    look: unconnected<Look, OrderId>("look"),
    take: unconnected<Ticket, { readonly orderId: OrderId; readonly request: PrintingRequest | null }>(
      "take",
    ),
    print: unconnected<void, number>("print"),
  },
  guards: {
    isFirst: (_, { printings }: Look) => printings.length === 0,
    isTaken: (_, { thrown }: { readonly thrown: unknown }) => {
      const error = toAppError(thrown);
      return error.tag === "Refused" && error.key === "ticket.already_printed";
    },
    isRequested: ({ context }) => context.request !== null,
  },
  actions: {
    keep: assign((_, { printings, request }: Look) => ({ printings, request })),
    keepTicket: assign({ ticket: (_, ticket: Ticket) => ticket }),
    keepHeight: assign({ heightMillimeters: (_, height: number) => height }),
  },
}).createMachine({
  id: "ticket",
  context: ({ input: { orderId } }) => ({
    orderId,
    printings: [],
    request: null,
    ticket: null,
    heightMillimeters: 0,
  }),
  initial: "looking",
  states: {
    looking: {
      tags: "busy",
      invoke: {
        src: "look",
        input: ({ context }) => context.orderId,
        onDone: [
          {
            guard: { type: "isFirst", params: ({ event }) => event.output },
            target: "taking",
            actions: { type: "keep", params: ({ event }) => event.output },
          },
          { target: "asking", actions: { type: "keep", params: ({ event }) => event.output } },
        ],
        onError: "failed",
      },
    },
    asking: { tags: "asking", on: { "ticket.confirm": "taking" } },
    taking: {
      tags: "busy",
      invoke: {
        src: "take",
        input: ({ context: { orderId, request } }) => ({ orderId, request }),
        onDone: { target: "drawing", actions: { type: "keepTicket", params: ({ event }) => event.output } },
        onError: [
          // Another screen was faster: what it printed is read, and asked about.
          {
            guard: { type: "isTaken", params: ({ event }) => ({ thrown: event.error }) },
            target: "looking",
          },
          { target: "failed" },
        ],
      },
    },
    drawing: {
      tags: ["busy", "drawn"],
      on: {
        "ticket.drawn": {
          target: "printing",
          actions: { type: "keepHeight", params: ({ event }) => event.heightMillimeters },
        },
      },
    },
    printing: {
      tags: "drawn",
      invoke: {
        src: "print",
        input: ({ context }) => context.heightMillimeters,
        onDone: "printed",
        onError: "failed",
      },
    },
    failed: {
      tags: "failed",
      on: { "ticket.retry": [{ guard: "isRequested", target: "taking" }, { target: "looking" }] },
    },
    printed: { type: "final" },
  },
});

/** The machine with the world behind it. */
export function connectTicket(
  tickets: TicketPort,
  printer: PrinterPort,
  ids: IdSource,
): typeof ticketMachine {
  return ticketMachine.provide({
    actors: {
      look: portActor(async (orderId, signal) => {
        const printings = await tickets.listPrintings(orderId, signal);
        return { printings, request: { id: toId<PrintingId>(ids.ulid()), copy: nextCopy(printings) } };
      }),
      take: portActor(async ({ orderId, request }, signal) => {
        if (request === null) throw new Error("A printing is taken once it is known which");
        return tickets.printTicket(orderId, request, signal);
      }),
      print: portActor((heightMillimeters) => printer.print(heightMillimeters)),
    },
  });
}

/** The last printing until now; null when there is none. */
export function selectLastPrinting({ context: { printings } }: TicketSnapshot): Printing | null {
  return printings.at(-1) ?? null;
}

/** The ticket while it stands on the page. */
export function selectDrawnTicket(snapshot: TicketSnapshot): Ticket | null {
  return snapshot.hasTag("drawn") ? snapshot.context.ticket : null;
}
