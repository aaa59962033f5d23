import { assign, emit, enqueueActions, raise } from "xstate";
import { isUnauthenticated } from "#core/errors/failed-event.ts";
import { adoptList } from "./adopt-list.ts";
import { RING_AGAIN_MS } from "./alarm.ts";
import { STREAM_SILENCE_MS } from "./follow.ts";
import { deskSetup, levelOf } from "./orders-desk-setup.ts";

/** Without a stream the list is read again this often, in milliseconds. */
export const DESK_POLL_MS = 5000;
/** How often countdowns and ages are told anew, in milliseconds. */
export const DESK_CLOCK_MS = 1000;
/** How long «no orders are received» is shown before the screen signs out, in milliseconds. */
export const SESSION_LOST_NOTICE_MS = 10_000;

/** The staff's board (product §8): the list, the stream that says when to read it, the alarm, and the session. */
export const ordersDeskMachine = deskSetup.createMachine({
  id: "desk",
  context: ({ input }) => ({
    organizationId: input.organizationId,
    orders: [],
    moves: [],
    number: null,
    openId: null,
    openedIds: [],
    isOutdated: false,
    now: input.now,
    error: null,
  }),
  initial: "open",
  states: {
    open: {
      type: "parallel",
      on: {
        "desk.open": { actions: "openOrder" },
        "desk.close": { actions: "openOrder" },
        "desk.move": { actions: "startMove" },
        "desk.undo": { actions: "undoMove" },
        "move.accepted": { actions: "adoptMoved" },
        "move.refused": [
          { guard: ({ event }) => event.error.tag === "Unauthenticated", target: "sessionLost" },
          {
            // Somebody else moved it: what the order is now comes with the next list.
            actions: [
              emit(({ event }) => ({
                type: "desk.moveFailed" as const,
                orderId: event.orderId,
                error: event.error,
              })),
              raise({ type: "desk.refetch" }),
            ],
          },
        ],
        "move.finished": {
          actions: [
            assign({
              moves: ({ context, event }) => context.moves.filter(({ orderId }) => orderId !== event.orderId),
            }),
            raise({ type: "desk.refetch" }),
          ],
        },
        "desk.signedOut": "sessionLost",
      },
      states: {
        board: {
          initial: "loading",
          states: {
            loading: {
              tags: "busy",
              entry: assign({ isOutdated: false }),
              on: { "desk.refetch": { actions: assign({ isOutdated: true }) } },
              invoke: {
                src: "listOpen",
                input: ({ context }) => context.organizationId,
                onDone: {
                  target: "settling",
                  actions: enqueueActions(({ context, event, enqueue }) => {
                    const { changes, facts } = adoptList(context, event.output);
                    enqueue.assign(changes);
                    for (const fact of facts) enqueue.emit(fact);
                  }),
                },
                onError: [
                  { guard: isUnauthenticated, actions: raise({ type: "desk.signedOut" }) },
                  {
                    target: "failed",
                    actions: [
                      { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
                      { type: "tellFailure", params: ({ event }) => ({ thrown: event.error }) },
                    ],
                  },
                ],
              },
            },
            settling: { always: [{ guard: "isOutdated", target: "loading" }, { target: "shown" }] },
            shown: { on: { "desk.refetch": "loading", "desk.refresh": "loading" } },
            // The last list stays on screen, loudly out of date.
            failed: {
              tags: "failed",
              after: { [DESK_POLL_MS]: "loading" },
              on: { "desk.refetch": "loading", "desk.refresh": "loading" },
            },
          },
        },
        stream: {
          initial: "connecting",
          invoke: {
            src: "follow",
            input: ({ context }) => ({ organizationId: context.organizationId, after: context.number }),
          },
          on: {
            "stream.news": {
              target: ".live",
              actions: enqueueActions(({ event: { news }, enqueue }) => {
                if (news.kind === "location")
                  enqueue.emit({ type: "desk.locationChanged", locationId: news.locationId });
                else enqueue.raise({ type: "desk.refetch" });
              }),
            },
          },
          states: {
            connecting: {
              after: { [DESK_POLL_MS]: "lost" },
              on: { "stream.opened": "live", "stream.beat": "live", "stream.failed": "lost" },
            },
            live: {
              after: { [STREAM_SILENCE_MS]: "lost" },
              on: { "stream.beat": { target: "live", reenter: true }, "stream.failed": "lost" },
            },
            // Red, and polled until the stream is back; then read once more, for what was missed.
            lost: {
              entry: raise({ type: "desk.refetch" }),
              after: { [DESK_POLL_MS]: { target: "lost", reenter: true } },
              on: {
                "stream.opened": { target: "live", actions: raise({ type: "desk.refetch" }) },
                "stream.beat": { target: "live", actions: raise({ type: "desk.refetch" }) },
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
            disarmed: { on: { "desk.armSound": "arming" } },
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
              on: { "desk.armSound": "arming" },
            },
          },
        },
        clock: {
          initial: "ticking",
          states: {
            ticking: { entry: "readClock", after: { [DESK_CLOCK_MS]: { target: "ticking", reenter: true } } },
          },
        },
      },
    },
    // «No orders are received» in red, long enough to be read, before the screen signs out.
    sessionLost: {
      tags: ["failed", "blocking"],
      after: { [SESSION_LOST_NOTICE_MS]: "closed" },
    },
    closed: { type: "final", entry: emit({ type: "desk.sessionLost" }) },
  },
});
