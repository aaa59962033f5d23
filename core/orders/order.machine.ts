import { assign, setup } from "xstate";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import type { OrderAsk, OrderFacts } from "./order-facts.ts";
import { ANSWER_MILLIS } from "./answer-time.ts";
import * as rules from "./order-rules.ts";
import type { OrderEventType } from "./order-status.ts";

/** When something that a move brings about is to happen. */
interface Due {
  readonly due: Instant;
}

// The actions of this machine do nothing by themselves: `moveOrder` reads them as the effects of a move, and the
// server carries them out in the transaction of that move.
const machine = setup({
  types: {
    context: {} as OrderFacts,
    events: {} as OrderAsk,
    input: {} as OrderFacts,
  },
  guards: {
    mayAccept: (_args, question: rules.MoveQuestion) => rules.mayAccept(question),
    mayReject: (_args, question: rules.MoveQuestion) => rules.mayReject(question),
    mayExpire: (_args, question: rules.MoveQuestion) => rules.mayExpire(question),
    mayUndo: (_args, question: rules.MoveQuestion) => rules.mayUndo(question),
    mayDelay: (_args, question: rules.MoveQuestion) => rules.mayDelay(question),
    mayCook: (_args, question: rules.MoveQuestion) => rules.mayCook(question),
    mayDispatch: (_args, question: rules.MoveQuestion) => rules.mayDispatch(question),
    mayHandOver: (_args, question: rules.MoveQuestion) => rules.mayHandOver(question),
    mayDeliver: (_args, question: rules.MoveQuestion) => rules.mayDeliver(question),
    mayWithdraw: (_args, question: rules.MoveQuestion) => rules.mayWithdraw(question),
    mayCancel: (_args, question: rules.MoveQuestion) => rules.mayCancel(question),
    mayCancelReady: (_args, question: rules.MoveQuestion) => rules.mayCancelReady(question),
    mayReopen: (_args, question: rules.MoveQuestion) => rules.mayReopen(question),
  },
  actions: {
    tellCustomer: (_args, _due: Due) => {},
    releaseHolds: (_args, _due: Due) => {},
    hurryNews: () => {},
    recallNews: () => {},
    raiseAlarm: () => {},
    takeHolds: () => {},
    captureHolds: () => {},
    earnPoints: () => {},
    confirmPayment: () => {},
    record: assign(({ context, event }) => ({
      version: context.version + 1,
      lastMove: { event: eventOf(event), at: event.now, moverId: event.mover.id },
    })),
    promise: assign(({ context, event }) => ({ promisedAt: promisedAt(context, event), delayedMinutes: 0 })),
    postpone: assign(({ context, event }) => postponed(context, event)),
    forgetPromise: assign({ promisedAt: null, delayedMinutes: 0 }),
    allowTime: assign(({ context, event }) => ({
      answerBy: laterOf(context.answerBy, plusMillis(event.now, ANSWER_MILLIS)),
    })),
  },
});

const asked = ({ context, event }: { context: OrderFacts; event: OrderAsk }): rules.MoveQuestion => ({
  order: context,
  ask: event,
});
const now = ({ event }: { event: OrderAsk }): Due => ({ due: event.now });
// The customer learns of an answer when it can no longer be undone.
const whenFinal = ({ event }: { event: OrderAsk }): Due => ({
  due: plusMillis(event.now, rules.UNDO_MILLIS),
});

const tellNow = { type: "tellCustomer", params: now } as const;
const tellLater = { type: "tellCustomer", params: whenFinal } as const;
const releaseNow = { type: "releaseHolds", params: now } as const;
const fulfil = ["record", "hurryNews", "captureHolds", "earnPoints", "confirmPayment", tellNow] as const;
const drop = ["record", "hurryNews", releaseNow, tellNow] as const;

const undo = {
  guard: { type: "mayUndo", params: asked },
  target: "pending",
  actions: ["record", "recallNews", "forgetPromise", "raiseAlarm"],
} as const;
const delay = {
  guard: { type: "mayDelay", params: asked },
  actions: ["record", "hurryNews", "postpone", tellNow],
} as const;
const ready = {
  guard: { type: "mayCook", params: asked },
  target: "ready",
  actions: ["record", "hurryNews", tellNow],
} as const;
const cancel = { guard: { type: "mayCancel", params: asked }, target: "cancelled", actions: drop } as const;
const cancelReady = {
  guard: { type: "mayCancelReady", params: asked },
  target: "cancelled",
  actions: drop,
} as const;
const reopen = {
  guard: { type: "mayReopen", params: asked },
  target: "pending",
  actions: ["record", "hurryNews", "takeHolds", "forgetPromise", "allowTime", "raiseAlarm", tellNow],
} as const;

/** The lifecycle of an order (product §3): the only table of moves there is, for the server and for every screen. */
export const orderMachine = machine.createMachine({
  id: "order",
  context: ({ input }) => input,
  initial: "pending",
  states: {
    pending: {
      on: {
        "order.accept": {
          guard: { type: "mayAccept", params: asked },
          target: "accepted",
          actions: ["record", "promise", tellLater],
        },
        "order.reject": {
          guard: { type: "mayReject", params: asked },
          target: "rejected",
          actions: ["record", { type: "releaseHolds", params: whenFinal }, tellLater],
        },
        "order.expire": {
          guard: { type: "mayExpire", params: asked },
          target: "rejected",
          actions: ["record", releaseNow, tellNow],
        },
        "order.cancel": { guard: { type: "mayWithdraw", params: asked }, target: "cancelled", actions: drop },
      },
    },
    accepted: {
      on: {
        "order.undo": undo,
        "order.delay": delay,
        "order.start": {
          guard: { type: "mayCook", params: asked },
          target: "preparing",
          actions: ["record", "hurryNews"],
        },
        "order.ready": ready,
        "order.cancel": cancel,
      },
    },
    preparing: { on: { "order.delay": delay, "order.ready": ready, "order.cancel": cancel } },
    ready: {
      on: {
        "order.dispatch": {
          guard: { type: "mayDispatch", params: asked },
          target: "out_for_delivery",
          actions: ["record", tellNow],
        },
        "order.complete": {
          guard: { type: "mayHandOver", params: asked },
          target: "fulfilled",
          actions: fulfil,
        },
        "order.cancel": cancelReady,
      },
    },
    out_for_delivery: {
      on: {
        "order.complete": {
          guard: { type: "mayDeliver", params: asked },
          target: "fulfilled",
          actions: fulfil,
        },
        "order.cancel": cancelReady,
      },
    },
    fulfilled: { type: "final" },
    rejected: { on: { "order.undo": undo, "order.reopen": reopen } },
    cancelled: { on: { "order.reopen": reopen } },
  },
});

/** The move that an ask of the machine stands for. */
export function eventOf(ask: OrderAsk): OrderEventType {
  switch (ask.type) {
    case "order.accept":
      return "accept";
    case "order.reject":
      return "reject";
    case "order.expire":
      return "expire";
    case "order.undo":
      return "undo";
    case "order.delay":
      return "delay";
    case "order.start":
      return "start";
    case "order.ready":
      return "ready";
    case "order.dispatch":
      return "dispatch";
    case "order.complete":
      return "complete";
    case "order.cancel":
      return "cancel";
    case "order.reopen":
      return "reopen";
  }
}

function promisedAt(order: OrderFacts, ask: OrderAsk): Instant | null {
  if (ask.type !== "order.accept" || ask.readyInMinutes === null) return order.promisedAt;
  // Nobody looked at the kitchen: what was quoted a moment ago is what holds.
  if (ask.mover.actor === "system") return order.quotedFor;
  const possible = plusMillis(ask.now, (ask.readyInMinutes + order.travelMinutes) * 60_000);
  return order.requestedFor === null ? possible : laterOf(order.requestedFor, possible);
}

function postponed(order: OrderFacts, ask: OrderAsk): Partial<OrderFacts> {
  if (ask.type !== "order.delay" || ask.minutes === null || order.promisedAt === null) return {};
  return {
    promisedAt: plusMillis(order.promisedAt, ask.minutes * 60_000),
    delayedMinutes: order.delayedMinutes + ask.minutes,
  };
}

function laterOf(a: Instant, b: Instant): Instant {
  return a < b ? b : a;
}
