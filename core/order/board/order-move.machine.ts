import { assign, sendParent, setup, type ActorRefFrom } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { OrderId } from "#core/kernel/id.ts";
import { unconnected } from "#core/kernel/port-actor.ts";
import { isAnswer, UNDO_MS } from "../lifecycle/order-moves.ts";
import type { StaffOrder } from "../order.ts";
import type { OrderTransition } from "../order.ports.ts";

/** One move of one order. */
export interface OrderMoveContext {
  readonly order: StaffOrder;
  readonly transition: OrderTransition;
}

/** What a move tells the board. */
export type OrderMoveEmitted =
  | { readonly type: "move.accepted"; readonly order: StaffOrder; readonly isFinal: boolean }
  | { readonly type: "move.refused"; readonly orderId: OrderId; readonly error: AppError }
  | { readonly type: "move.finished"; readonly orderId: OrderId };

/** A running move. */
export type OrderMoveActor = ActorRefFrom<typeof orderMoveMachine>;

const moveSetup = setup({
  types: {
    context: {} as OrderMoveContext,
    events: {} as { readonly type: "move.undo" },
    input: {} as OrderMoveContext,
    tags: {} as "busy",
  },
  actors: { move: unconnected<StaffOrder, OrderMoveContext>("move") },
  guards: {
    mayUndo: ({ context }) => isAnswer(context.transition.event),
  },
  actions: {
    sendAccepted: sendParent(
      ({ context }: { context: OrderMoveContext }, order: StaffOrder): OrderMoveEmitted => {
        return { type: "move.accepted", order, isFinal: !isAnswer(context.transition.event) };
      },
    ),
    sendRefused: sendParent(
      (
        { context }: { context: OrderMoveContext },
        { thrown }: { readonly thrown: unknown },
      ): OrderMoveEmitted => ({
        type: "move.refused",
        orderId: context.order.id,
        error: toAppError(thrown),
      }),
    ),
    sendFinished: sendParent(({ context }: { context: OrderMoveContext }): OrderMoveEmitted => ({
      type: "move.finished",
      orderId: context.order.id,
    })),
  },
});

/** A move of staff's: shown at once, sent, and for accept and reject taken back within ten seconds (ORDER-8). */
export const orderMoveMachine = moveSetup.createMachine({
  id: "move",
  context: ({ input }) => input,
  initial: "sending",
  states: {
    sending: {
      tags: "busy",
      invoke: {
        src: "move",
        input: ({ context }) => context,
        onDone: [
          {
            guard: "mayUndo",
            target: "undoable",
            actions: [
              assign({ order: ({ event }) => event.output }),
              { type: "sendAccepted", params: ({ event }) => event.output },
            ],
          },
          { target: "finished", actions: { type: "sendAccepted", params: ({ event }) => event.output } },
        ],
        onError: {
          target: "finished",
          actions: { type: "sendRefused", params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    undoable: {
      after: { [UNDO_MS]: "finished" },
      on: {
        "move.undo": {
          target: "undoing",
          actions: assign({
            transition: ({ context }) => ({ event: "undo", version: context.order.version }),
          }),
        },
      },
    },
    undoing: {
      tags: "busy",
      invoke: {
        src: "move",
        input: ({ context }) => context,
        onDone: {
          target: "finished",
          actions: { type: "sendAccepted", params: ({ event }) => event.output },
        },
        onError: {
          target: "finished",
          actions: { type: "sendRefused", params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    finished: { type: "final", entry: "sendFinished" },
  },
});
