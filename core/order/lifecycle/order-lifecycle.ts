import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { Permission } from "#core/account/permissions.ts";
import type { NoticeChannel, OrderNoticeKind } from "./order-notice.ts";
import type { OrderActor } from "../order.ts";
import type { OrderEventType, OrderStatus } from "./order-status.ts";

/** What a move is asked before it is made; `order-rules.ts` answers. */
export type MoveGuard =
  | "mayAccept"
  | "mayReject"
  | "mayExpire"
  | "mayUndo"
  | "mayDelay"
  | "mayCook"
  | "mayAssign"
  | "mayDispatch"
  | "mayHandOver"
  | "mayDeliver"
  | "mayWithdraw"
  | "mayCancel"
  | "mayCancelReady"
  | "mayReopen"
  | "mayComplain"
  | "mayComplainOfLoss"
  | "mayResolve";

/** Who may make a move from a status, and what is asked of it there. */
export interface MoveRule {
  readonly guard: MoveGuard;
  readonly by: readonly OrderActor[];
  /** What staff must be permitted. */
  readonly permission: Permission;
}

/** What a move changes in the order, apart from its status and version. */
export type OrderChange =
  "promise" | "postpone" | "forgetPromise" | "allowTime" | "noteComplaint" | "noteResolution";

/** What a move causes outside the order; the server carries each out in the move's transaction. */
export type LifecycleEffect =
  /** A message to the customer; the order page itself follows the events. */
  | {
      readonly type: "notifyCustomer";
      readonly notice: OrderNoticeKind;
      readonly channels: readonly NoticeChannel[];
    }
  /** Messages that wait for their time go out now: the next move is here. */
  | { readonly type: "flushNotifications" }
  /** Messages that wait for their time are never sent. */
  | { readonly type: "cancelNotifications" }
  /** Points, redemptions and slot are free again. */
  | { readonly type: "releaseHolds" }
  /** They are taken once more, or the move is refused. */
  | { readonly type: "takeHolds" }
  /** They are used up. */
  | { readonly type: "captureHolds" }
  | { readonly type: "earnPoints" }
  | { readonly type: "confirmPayment" }
  /** Who brings it, or that nobody does any more. */
  | { readonly type: "assignCourier" }
  /** What the customer says went wrong, and what is given for it. */
  | { readonly type: "openComplaint" }
  | { readonly type: "resolveComplaint" }
  /** One more order in a row that nobody answered; enough of them pause the location. */
  | { readonly type: "countUnanswered" }
  | { readonly type: "resetUnanswered" };

/** One line of the lifecycle. */
export interface LifecycleRow {
  /** What comes `after` an order leads it nowhere, and it is over without it. */
  readonly kind: "begin" | "forward" | "stay" | "back" | "end" | "after";
  /** Where the move begins. An order is placed from nowhere. */
  readonly from: Readonly<Partial<Record<OrderStatus, MoveRule>>>;
  /** Where it leads; null where the status stays. */
  readonly to: OrderStatus | null;
  /** The only method that knows the move; null is both. */
  readonly method: FulfillmentMethod | null;
  /** Staff's yes or no: it can be undone for a while, and until then the customer does not know of it. */
  readonly isAnswer: boolean;
  readonly changes: readonly OrderChange[];
  readonly effects: readonly LifecycleEffect[];
}

const STAFF = ["staff"] as const;
const CARRIERS = ["staff", "courier"] as const;
const PLAIN = { method: null, isAnswer: false, changes: [] } as const;

const flush = { type: "flushNotifications" } as const;
const release = { type: "releaseHolds" } as const;
const rejected = { type: "notifyCustomer", notice: "order_rejected", channels: ["sms", "email"] } as const;

const cook = { guard: "mayCook", by: STAFF, permission: "orders.move" } as const;
const undo = { guard: "mayUndo", by: STAFF, permission: "orders.move" } as const;
const delay = { guard: "mayDelay", by: STAFF, permission: "orders.move" } as const;
const assign = { guard: "mayAssign", by: STAFF, permission: "orders.move" } as const;
const cancel = { guard: "mayCancel", by: STAFF, permission: "orders.move" } as const;
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
      { type: "notifyCustomer", notice: "order_accepted", channels: ["sms"] },
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
    effects: [flush, { type: "notifyCustomer", notice: "order_delayed", channels: ["sms"] }],
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
    from: { accepted: cook, preparing: cook },
    to: "ready",
    effects: [flush],
  },
  dispatch: {
    ...PLAIN,
    kind: "forward",
    from: { ready: { guard: "mayDispatch", by: CARRIERS, permission: "orders.move" } },
    to: "out_for_delivery",
    method: "delivery",
    effects: [],
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
    effects: [
      flush,
      release,
      { type: "notifyCustomer", notice: "order_cancelled", channels: ["sms", "email"] },
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
