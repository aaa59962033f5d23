import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import type { CustomerId } from "#core/kernel/id.ts";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import type { CustomerCard } from "./customer-card.ts";
import type { CustomerPort } from "./customer.ports.ts";

/** One customer's card, once it is read. */
export interface CustomerCardContext {
  readonly customerId: CustomerId;
  readonly card: CustomerCard | null;
  /** The reason that is being said, null to let the customer order again. */
  readonly reason: string | null;
}

/** The running machine. */
export type CustomerCardActor = ActorRefFrom<typeof customerCardMachine>;
/** One state of it. */
export type CustomerCardSnapshot = SnapshotFrom<typeof customerCardMachine>;

/** What a card tells: a block that could not be written. */
export interface CustomerCardEmitted {
  readonly type: "customerCard.failed";
  readonly error: AppError;
}

/** Reads a customer's card, and blocks the customer or lets them order again (ACCOUNT-22). */
export const customerCardMachine = setup({
  types: {
    context: {} as CustomerCardContext,
    events: {} as
      | { readonly type: "customerCard.refresh" }
      | { readonly type: "customerCard.block"; readonly reason: string }
      | { readonly type: "customerCard.unblock" },
    emitted: {} as CustomerCardEmitted,
    input: {} as { readonly customerId: CustomerId },
    tags: {} as "busy" | "failed",
  },
  actors: {
    read: unconnected<CustomerCard, CustomerId>("read"),
    block: unconnected<CustomerCard, { readonly customerId: CustomerId; readonly reason: string | null }>(
      "block",
    ),
  },
  actions: {
    keep: assign({ card: (_, card: CustomerCard) => card }),
    noteReason: assign({ reason: (_, reason: string | null) => reason }),
    emitFailure: emit((_, { thrown }: Failure) => ({
      type: "customerCard.failed" as const,
      error: toAppError(thrown),
    })),
  },
}).createMachine({
  id: "customerCard",
  context: ({ input: { customerId } }) => ({ customerId, card: null, reason: null }),
  initial: "reading",
  states: {
    reading: {
      tags: "busy",
      invoke: {
        src: "read",
        input: ({ context }) => context.customerId,
        onDone: { target: "shown", actions: { type: "keep", params: ({ event }) => event.output } },
        onError: "failed",
      },
    },
    failed: { tags: "failed", on: { "customerCard.refresh": "reading" } },
    shown: {
      on: {
        "customerCard.refresh": "reading",
        "customerCard.block": {
          target: "saving",
          actions: { type: "noteReason", params: ({ event }) => event.reason },
        },
        "customerCard.unblock": { target: "saving", actions: { type: "noteReason", params: () => null } },
      },
    },
    saving: {
      tags: "busy",
      invoke: {
        src: "block",
        input: ({ context: { customerId, reason } }) => ({ customerId, reason }),
        onDone: { target: "shown", actions: { type: "keep", params: ({ event }) => event.output } },
        onError: {
          target: "shown",
          actions: { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
  },
});

/** The machine with the world behind it. */
export function connectCustomerCard(customers: CustomerPort): typeof customerCardMachine {
  return customerCardMachine.provide({
    actors: {
      read: portActor((customerId, signal) => customers.loadCustomer(customerId, signal)),
      block: portActor(({ customerId, reason }, signal) =>
        customers.blockCustomer(customerId, reason, signal),
      ),
    },
  });
}

/** The card; null until it was read. */
export function selectCustomerCard({ context }: CustomerCardSnapshot): CustomerCard | null {
  return context.card;
}
