import { assign, setup } from "xstate";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import { laterOf } from "#core/time/later-of.ts";
import { complained, resolutionOf, resolved, type Sale } from "../complaint/sale.ts";
import { answerEnd, changed, preferredEnd, proposed, withdrawn } from "../line-change/change-sale.ts";
import type { OrderEvent, OrderFacts } from "./order-facts.ts";
import { ANSWER_MS } from "./answer-time.ts";
import type { MoveRule } from "./lifecycle-row.ts";
import { ORDER_LIFECYCLE } from "./order-lifecycle.ts";
import { ORDER_MOVES } from "./order-moves.ts";
import * as rules from "./order-rules.ts";
import { FIRST_STATUS, isFoodReady } from "./order-stages.ts";
import type { OrderMoveType, OrderStatus } from "./order-status.ts";

interface Recorded {
  readonly event: OrderMoveType;
}

// An effect changes nothing in the machine: `moveOrder` reads which ones a move has, and the server carries them out.
const carriedOut = (): void => {};

const machine = setup({
  types: {
    context: {} as OrderFacts,
    events: {} as OrderEvent,
    input: {} as OrderFacts,
  },
  guards: {
    mayAccept: (_args, input: rules.MoveInput) => rules.mayAccept(input),
    mayReject: (_args, input: rules.MoveInput) => rules.mayReject(input),
    mayExpire: (_args, input: rules.MoveInput) => rules.mayExpire(input),
    mayUndo: (_args, input: rules.MoveInput) => rules.mayUndo(input),
    mayDelay: (_args, input: rules.MoveInput) => rules.mayDelay(input),
    mayPropose: (_args, input: rules.MoveInput) => rules.mayPropose(input),
    mayAnswer: (_args, input: rules.MoveInput) => rules.mayAnswer(input),
    maySettle: (_args, input: rules.MoveInput) => rules.maySettle(input),
    mayFinish: (_args, input: rules.MoveInput) => rules.mayFinish(input),
    mayCook: (_args, input: rules.MoveInput) => rules.mayCook(input),
    mayAssign: (_args, input: rules.MoveInput) => rules.mayAssign(input),
    mayDispatch: (_args, input: rules.MoveInput) => rules.mayDispatch(input),
    mayArrive: (_args, input: rules.MoveInput) => rules.mayArrive(input),
    mayReport: (_args, input: rules.MoveInput) => rules.mayReport(input),
    mayHandOver: (_args, input: rules.MoveInput) => rules.mayHandOver(input),
    mayDeliver: (_args, input: rules.MoveInput) => rules.mayDeliver(input),
    mayWithdraw: (_args, input: rules.MoveInput) => rules.mayWithdraw(input),
    mayCancel: (_args, input: rules.MoveInput) => rules.mayCancel(input),
    mayCancelReady: (_args, input: rules.MoveInput) => rules.mayCancelReady(input),
    mayReopen: (_args, input: rules.MoveInput) => rules.mayReopen(input),
    mayComplain: (_args, input: rules.MoveInput) => rules.mayComplain(input),
    mayComplainOfLoss: (_args, input: rules.MoveInput) => rules.mayComplainOfLoss(input),
    mayResolve: (_args, input: rules.MoveInput) => rules.mayResolve(input),
  },
  actions: {
    notifyCustomer: carriedOut,
    flushNotifications: carriedOut,
    cancelNotifications: carriedOut,
    releaseHolds: carriedOut,
    takeHolds: carriedOut,
    captureHolds: carriedOut,
    earnPoints: carriedOut,
    confirmPayment: carriedOut,
    assignCourier: carriedOut,
    proposeChange: carriedOut,
    settleChange: carriedOut,
    openComplaint: carriedOut,
    resolveComplaint: carriedOut,
    countUnanswered: carriedOut,
    resetUnanswered: carriedOut,
    record: assign(({ context, event }, { event: move }: Recorded) => ({
      version: context.version + 1,
      lastMove: { event: move, at: event.now, moverId: event.mover.id },
      ...(ORDER_LIFECYCLE[move].to === null ? {} : { statusSince: event.now }),
      ...(ORDER_LIFECYCLE[move].to === FIRST_STATUS ? { wasReady: false } : {}),
      ...(isFoodReady(move) ? { wasReady: true } : {}),
    })),
    promise: assign(({ context, event }) => ({ promisedAt: promisedAt(context, event), delayedMinutes: 0 })),
    postpone: assign(({ context, event }) => postponed(context, event)),
    noteProposal: assign(({ context, event }) => ({ sale: afterProposal(context, event) })),
    noteChange: assign(({ context, event }) => ({ sale: afterChange(context, event) })),
    withdrawProposal: assign(({ context, event }) => ({ sale: withdrawn(context.sale, event.now) })),
    noteComplaint: assign(({ context, event }) => ({ sale: afterComplaint(context, event) })),
    noteResolution: assign(({ context, event }) => ({ sale: afterResolution(context, event) })),
    forgetPromise: assign({ promisedAt: null, delayedMinutes: 0 }),
    allowTime: assign(({ context, event }) => ({
      answerBy: laterOf(context.answerBy, plusMillis(event.now, ANSWER_MS)),
    })),
  },
});

/** The lifecycle of an order (ORDER-1) as the server and every screen run it. */
export const orderMachine = machine.createMachine({
  id: "order",
  context: ({ input }) => input,
  initial: FIRST_STATUS,
  states: {
    pending: { on: movesFrom("pending") },
    accepted: { on: movesFrom("accepted") },
    preparing: { on: movesFrom("preparing") },
    ready: { on: movesFrom("ready") },
    out_for_delivery: { on: movesFrom("out_for_delivery") },
    fulfilled: { on: movesFrom("fulfilled") },
    rejected: { on: movesFrom("rejected") },
    cancelled: { on: movesFrom("cancelled") },
  },
});

function movesFrom(status: OrderStatus): Readonly<Record<string, Transition>> {
  return Object.fromEntries(
    ORDER_MOVES.flatMap((event) => {
      const rule = ORDER_LIFECYCLE[event].from[status];
      return rule === undefined ? [] : [[`order.${event}`, transitionOf(event, rule)]];
    }),
  );
}

function transitionOf(event: OrderMoveType, rule: MoveRule) {
  const { to, changes, effects } = ORDER_LIFECYCLE[event];
  return {
    guard: {
      type: rule.guard,
      params: ({ context, event: asked }: { context: OrderFacts; event: OrderEvent }): rules.MoveInput => ({
        order: context,
        asked,
        rule,
      }),
    },
    ...(to === null ? {} : { target: to }),
    actions: [
      { type: "record" as const, params: { event } },
      ...changes.map((type) => ({ type })),
      ...effects.map(({ type }) => ({ type })),
    ],
  };
}

type Transition = ReturnType<typeof transitionOf>;

function promisedAt(order: OrderFacts, asked: OrderEvent): Instant | null {
  if (asked.type !== "order.accept" || asked.readyInMinutes === null) return order.promisedAt;
  // Nobody looked at the kitchen: what was quoted a moment ago is what holds.
  if (asked.mover.actor === "system") return order.quotedFor;
  const possible = plusMillis(asked.now, (asked.readyInMinutes + order.travelMinutes) * 60_000);
  return order.requestedFor === null ? possible : laterOf(order.requestedFor, possible);
}

function postponed(order: OrderFacts, asked: OrderEvent): Partial<OrderFacts> {
  if (asked.type !== "order.delay" || asked.minutes === null || order.promisedAt === null) return {};
  return {
    promisedAt: plusMillis(order.promisedAt, asked.minutes * 60_000),
    delayedMinutes: order.delayedMinutes + asked.minutes,
  };
}

function afterProposal({ sale }: OrderFacts, asked: OrderEvent): Sale {
  if (asked.type !== "order.propose_change" || asked.proposal === null) return sale;
  return proposed(sale, asked.proposal, asked.text, asked.now);
}

function afterChange({ sale }: OrderFacts, asked: OrderEvent): Sale {
  if (asked.type === "order.settle_change") return changed(sale, preferredEnd(sale), asked.now);
  if (asked.type !== "order.answer_change" || asked.agrees === null) return sale;
  return changed(sale, answerEnd(sale, asked.agrees), asked.now);
}

function afterComplaint({ sale }: OrderFacts, asked: OrderEvent): Sale {
  if (asked.type !== "order.complain" || asked.complaint === null) return sale;
  return complained(sale, asked.complaint, asked.now);
}

function afterResolution({ sale }: OrderFacts, asked: OrderEvent): Sale {
  if (asked.type !== "order.resolve" || asked.resolution === null) return sale;
  const resolution = resolutionOf(sale, asked.resolution, asked.text, asked.now);
  return resolution === null ? sale : resolved(sale, resolution);
}
