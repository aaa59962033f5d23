import { assign, emit, enqueueActions, raise } from "xstate";
import { isUnauthenticated } from "#core/errors/failed-event.ts";
import type { OrderId } from "#core/kernel/id.ts";
import { adoptList } from "./adopt-list.ts";
import { RING_AGAIN_MS } from "./alarm.ts";
import { streamStates } from "../stream/stream-states.ts";
import { boardSetup, levelOf, shownIdOf } from "./order-board-setup.ts";

/** Without a stream the list is read again this often, in milliseconds. */
const BOARD_POLL_MS = 5000;
/** With a stream the list is read again this often, so that an event that got lost is missed no longer, in milliseconds. */
const BOARD_COMPARE_MS = 60_000;
/** How often countdowns and ages are updated, in milliseconds. */
const BOARD_CLOCK_MS = 1000;
/** How long "no orders are received" is shown before the screen signs out, in milliseconds. */
const SESSION_LOST_NOTICE_MS = 10_000;

const READ_DETAIL = {
  guard: {
    type: "isDetail",
    params: ({ event }: { readonly event: { readonly orderId: OrderId | null } }) => event.orderId,
  },
  target: "reading",
} as const;

/** The staff's board (BOARD-1): the list, the stream that says when to read it, the alarm, and the session. */
export const orderBoardMachine = boardSetup.createMachine({
  id: "orderBoard",
  context: ({ input }) => ({
    organizationId: input.organizationId,
    orders: [],
    moves: [],
    number: null,
    openId: null,
    detail: null,
    openedIds: [],
    isOutdated: false,
    now: input.now,
  }),
  initial: "open",
  states: {
    open: {
      type: "parallel",
      on: {
        "orderBoard.open": { actions: { type: "openOrder", params: ({ event }) => event.orderId } },
        "orderBoard.close": { actions: assign({ openId: null }) },
        "orderBoard.move": { actions: { type: "startMove", params: ({ event }) => event } },
        "orderBoard.undo": { actions: { type: "undoMove", params: ({ event }) => event } },
        "move.accepted": { actions: { type: "adoptMoved", params: ({ event }) => event } },
        "move.refused": [
          { guard: ({ event }) => event.error.tag === "Unauthenticated", target: "sessionLost" },
          {
            // Somebody else moved it: what the order is now comes with the list that is read once the move is over.
            actions: emit(({ event }) => ({
              type: "orderBoard.moveFailed" as const,
              orderId: event.orderId,
              error: event.error,
            })),
          },
        ],
        "move.finished": {
          actions: [
            assign({
              moves: ({ context, event }) => context.moves.filter(({ orderId }) => orderId !== event.orderId),
            }),
            raise(({ event }) => ({ type: "orderBoard.refetch", orderId: event.orderId })),
          ],
        },
        "orderBoard.signedOut": "sessionLost",
      },
      states: {
        board: {
          initial: "loading",
          states: {
            loading: {
              tags: "busy",
              entry: assign({ isOutdated: false }),
              on: { "orderBoard.refetch": { actions: assign({ isOutdated: true }) } },
              invoke: {
                src: "listOpen",
                input: ({ context }) => context.organizationId,
                onDone: {
                  target: "settling",
                  actions: enqueueActions(({ context, event, enqueue }) => {
                    const { changes, events } = adoptList(context, event.output);
                    enqueue.assign(changes);
                    for (const emitted of events) enqueue.emit(emitted);
                  }),
                },
                onError: [
                  { guard: isUnauthenticated, actions: raise({ type: "orderBoard.signedOut" }) },
                  {
                    target: "failed",
                    actions: { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
                  },
                ],
              },
            },
            settling: { always: [{ guard: "isOutdated", target: "loading" }, { target: "shown" }] },
            shown: {
              after: { [BOARD_COMPARE_MS]: "loading" },
              on: { "orderBoard.refetch": "loading", "orderBoard.refresh": "loading" },
            },
            // The last list stays on screen, loudly out of date.
            failed: {
              tags: "failed",
              after: { [BOARD_POLL_MS]: "loading" },
              on: { "orderBoard.refetch": "loading", "orderBoard.refresh": "loading" },
            },
          },
        },
        detail: {
          initial: "hidden",
          on: {
            "orderBoard.show": {
              target: ".reading",
              actions: { type: "showDetail", params: ({ event }) => event.orderId },
            },
            "orderBoard.hide": { target: ".hidden", actions: assign({ detail: null }) },
          },
          states: {
            hidden: {},
            reading: {
              on: { "orderBoard.refetch": { ...READ_DETAIL, reenter: true } },
              invoke: {
                src: "loadOrder",
                input: ({ context }) => shownIdOf(context),
                onDone: {
                  target: "shown",
                  actions: { type: "keepDetail", params: ({ event }) => event.output },
                },
                onError: [
                  { guard: isUnauthenticated, actions: raise({ type: "orderBoard.signedOut" }) },
                  {
                    target: "failed",
                    actions: { type: "keepDetailError", params: ({ event }) => ({ thrown: event.error }) },
                  },
                ],
              },
            },
            shown: { on: { "orderBoard.refetch": READ_DETAIL } },
            failed: { on: { "orderBoard.refetch": READ_DETAIL, "orderBoard.retryDetail": "reading" } },
          },
        },
        stream: {
          initial: "awaitingList",
          states: {
            // From the first list's number on, so that nothing falls between the two.
            awaitingList: { always: { guard: "isListRead", target: "following" } },
            following: {
              ...streamStates(BOARD_POLL_MS),
              invoke: {
                src: "follow",
                input: ({ context }) => ({ organizationId: context.organizationId, after: context.number }),
              },
            },
          },
        },
        alarm: {
          initial: "silent",
          states: {
            silent: {
              always: [
                { guard: "isEscalated", target: "escalated" },
                { guard: "isLooping", target: "looping" },
                { guard: "isRinging", target: "ringing" },
              ],
            },
            looping: {
              entry: "loopAlarm",
              exit: "silenceAlarm",
              always: [
                { guard: "isEscalated", target: "escalated" },
                { guard: "isRinging", target: "ringing" },
                { guard: "isSilent", target: "silent" },
              ],
            },
            ringing: {
              entry: "ringAlarm",
              after: { [RING_AGAIN_MS]: { target: "ringing", reenter: true } },
              always: [
                { guard: "isEscalated", target: "escalated" },
                { guard: "isLooping", target: "looping" },
                { guard: "isSilent", target: "silent" },
              ],
            },
            // Three minutes without an answer: every screen calls until somebody accepts or rejects.
            escalated: {
              entry: "loopAlarm",
              exit: "silenceAlarm",
              always: [
                { guard: "isLooping", target: "looping" },
                { guard: "isRinging", target: "ringing" },
                { guard: "isSilent", target: "silent" },
              ],
            },
          },
        },
        sound: {
          initial: "checking",
          states: {
            checking: { always: [{ guard: "isSoundArmed", target: "armed" }, { target: "disarmed" }] },
            disarmed: { on: { "orderBoard.armSound": "arming" } },
            arming: {
              invoke: {
                src: "arm",
                onDone: [{ guard: ({ event }) => event.output, target: "armed" }, { target: "disarmed" }],
                onError: "disarmed",
              },
            },
            armed: {
              // An alarm that began while sound was not allowed is heard from now on.
              entry: enqueueActions(({ context, enqueue }) => {
                const level = levelOf(context);
                if (level === "looping" || level === "escalated") enqueue("loopAlarm");
              }),
              on: { "orderBoard.armSound": "arming" },
            },
          },
        },
        clock: {
          initial: "ticking",
          states: {
            ticking: {
              entry: "readClock",
              after: { [BOARD_CLOCK_MS]: { target: "ticking", reenter: true } },
            },
          },
        },
      },
    },
    // "No orders are received" in red, long enough to be read, before the screen signs out.
    sessionLost: {
      tags: ["failed", "blocking"],
      after: { [SESSION_LOST_NOTICE_MS]: "closed" },
    },
    closed: { type: "final", entry: emit({ type: "orderBoard.sessionLost" }) },
  },
});
