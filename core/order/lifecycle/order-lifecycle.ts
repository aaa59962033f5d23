import type { LifecycleRow } from "./lifecycle-row.ts";
import type { OrderEventType } from "./order-status.ts";

const STAFF = ["staff"] as const;
const CARRIERS = ["staff", "courier"] as const;
const PLAIN = { method: null, isAnswer: false, changes: [] } as const;

const flush = { type: "flushNotifications" } as const;
const release = { type: "releaseHolds" } as const;
const rejected = {
  type: "notifyCustomer",
  notice: "order_rejected",
  channels: ["sms", "email", "push"],
} as const;

const COURIER = ["courier"] as const;
const report = { guard: "mayReport", by: COURIER, permission: "runs.own" } as const;
const cook = { guard: "mayCook", by: STAFF, permission: "orders.move" } as const;
const undo = { guard: "mayUndo", by: STAFF, permission: "orders.move" } as const;
const delay = { guard: "mayDelay", by: STAFF, permission: "orders.move" } as const;
const assign = { guard: "mayAssign", by: STAFF, permission: "orders.move" } as const;
const propose = { guard: "mayPropose", by: STAFF, permission: "orders.move" } as const;
const answer = { guard: "mayAnswer", by: ["customer", "staff"], permission: "orders.move" } as const;
const settle = { guard: "maySettle", by: ["system"], permission: "orders.move" } as const;
const finish = { guard: "mayFinish", by: STAFF, permission: "orders.move" } as const;
const cancel = { guard: "mayCancel", by: ["staff", "system"], permission: "orders.move" } as const;
const cancelReady = { guard: "mayCancelReady", by: STAFF, permission: "orders.cancelReady" } as const;
const complain = { guard: "mayComplain", by: ["customer"], permission: "orders.move" } as const;
const complainOfLoss = { ...complain, guard: "mayComplainOfLoss" } as const;
const resolve = { guard: "mayResolve", by: STAFF, permission: "orders.refund" } as const;
const reopen = { guard: "mayReopen", by: STAFF, permission: "orders.reopen" } as const;

const LIFECYCLE = {
  place: {
    ...PLAIN,
    kind: "begin",
    from: {},
    to: "pending",
    effects: [{ type: "notifyCustomer", notice: "order_placed", channels: ["email"] }],
  },
  accept: {
    ...PLAIN,
    kind: "forward",
    from: { pending: { guard: "mayAccept", by: ["staff", "system"], permission: "orders.move" } },
    to: "accepted",
    isAnswer: true,
    changes: ["promise"],
    effects: [
      { type: "notifyCustomer", notice: "order_accepted", channels: ["sms", "push"] },
      { type: "resetUnanswered" },
    ],
  },
  reject: {
    ...PLAIN,
    kind: "end",
    from: { pending: { guard: "mayReject", by: STAFF, permission: "orders.move" } },
    to: "rejected",
    isAnswer: true,
    effects: [release, rejected, { type: "resetUnanswered" }],
  },
  expire: {
    ...PLAIN,
    kind: "end",
    from: { pending: { guard: "mayExpire", by: ["system"], permission: "orders.move" } },
    to: "rejected",
    effects: [release, rejected, { type: "countUnanswered" }],
  },
  undo: {
    ...PLAIN,
    kind: "back",
    from: { accepted: undo, rejected: undo },
    to: "pending",
    changes: ["forgetPromise"],
    effects: [{ type: "cancelNotifications" }],
  },
  delay: {
    ...PLAIN,
    kind: "stay",
    from: { accepted: delay, preparing: delay },
    to: null,
    changes: ["postpone"],
    effects: [flush, { type: "notifyCustomer", notice: "order_delayed", channels: ["sms", "push"] }],
  },
  propose_change: {
    ...PLAIN,
    kind: "stay",
    from: { accepted: propose, preparing: propose },
    to: null,
    changes: ["noteProposal"],
    effects: [
      flush,
      { type: "proposeChange" },
      { type: "notifyCustomer", notice: "order_change_proposed", channels: ["sms"] },
    ],
  },
  answer_change: {
    ...PLAIN,
    kind: "stay",
    from: { accepted: answer, preparing: answer },
    to: null,
    changes: ["noteChange"],
    effects: [{ type: "settleChange" }],
  },
  settle_change: {
    ...PLAIN,
    kind: "stay",
    from: { accepted: settle, preparing: settle },
    to: null,
    changes: ["noteChange"],
    effects: [{ type: "settleChange" }],
  },
  assign: {
    ...PLAIN,
    kind: "stay",
    from: { accepted: assign, preparing: assign, ready: assign, out_for_delivery: assign },
    to: null,
    method: "delivery",
    effects: [flush, { type: "assignCourier" }],
  },
  start: { ...PLAIN, kind: "forward", from: { accepted: cook }, to: "preparing", effects: [flush] },
  ready: {
    ...PLAIN,
    kind: "forward",
    from: { accepted: finish, preparing: finish },
    to: "ready",
    effects: [flush, { type: "notifyCustomer", notice: "order_ready", channels: ["push"], method: "pickup" }],
  },
  dispatch: {
    ...PLAIN,
    kind: "forward",
    from: { ready: { guard: "mayDispatch", by: CARRIERS, permission: "orders.move" } },
    to: "out_for_delivery",
    method: "delivery",
    effects: [{ type: "notifyCustomer", notice: "order_dispatched", channels: ["push"] }],
  },
  arrive: {
    ...PLAIN,
    kind: "stay",
    from: { out_for_delivery: { guard: "mayArrive", by: COURIER, permission: "runs.own" } },
    to: null,
    method: "delivery",
    effects: [],
  },
  report: {
    ...PLAIN,
    kind: "stay",
    from: { accepted: report, preparing: report, ready: report, out_for_delivery: report },
    to: null,
    method: "delivery",
    effects: [flush],
  },
  complete: {
    ...PLAIN,
    kind: "forward",
    from: {
      ready: { guard: "mayHandOver", by: CARRIERS, permission: "orders.move" },
      out_for_delivery: { guard: "mayDeliver", by: CARRIERS, permission: "orders.move" },
    },
    to: "fulfilled",
    effects: [
      flush,
      { type: "captureHolds" },
      { type: "earnPoints" },
      { type: "confirmPayment" },
      { type: "notifyCustomer", notice: "order_fulfilled", channels: ["email"] },
    ],
  },
  cancel: {
    ...PLAIN,
    kind: "end",
    from: {
      pending: { guard: "mayWithdraw", by: ["customer"], permission: "orders.move" },
      accepted: cancel,
      preparing: cancel,
      ready: cancelReady,
      out_for_delivery: cancelReady,
    },
    to: "cancelled",
    changes: ["withdrawProposal"],
    effects: [
      flush,
      release,
      { type: "notifyCustomer", notice: "order_cancelled", channels: ["sms", "email", "push"] },
    ],
  },
  reopen: {
    ...PLAIN,
    kind: "back",
    from: { rejected: reopen, cancelled: reopen },
    to: "pending",
    changes: ["forgetPromise", "allowTime"],
    effects: [flush, { type: "takeHolds" }],
  },
  complain: {
    ...PLAIN,
    kind: "after",
    from: { out_for_delivery: complain, fulfilled: complain, cancelled: complainOfLoss },
    to: null,
    changes: ["noteComplaint"],
    effects: [{ type: "openComplaint" }],
  },
  resolve: {
    ...PLAIN,
    kind: "after",
    from: { out_for_delivery: resolve, fulfilled: resolve, cancelled: resolve },
    to: null,
    changes: ["noteResolution"],
    effects: [
      { type: "resolveComplaint" },
      { type: "notifyCustomer", notice: "complaint_resolved", channels: ["email"] },
    ],
  },
} as const satisfies Readonly<Record<OrderEventType, LifecycleRow>>;

/**
 * The lifecycle of an order (ORDER-1, MESSAGE-1), stated once: the machine is built from it, and whatever else depends on
 * an event or a status reads it here. Every move is also one event, which moves the pages of customer and staff.
 */
export const ORDER_LIFECYCLE: Readonly<Record<OrderEventType, LifecycleRow>> = LIFECYCLE;

/** A move that carries an order forward. */
export type ForwardMove = {
  [E in OrderEventType]: (typeof LIFECYCLE)[E]["kind"] extends "forward" ? E : never;
}[OrderEventType];
