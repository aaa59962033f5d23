import type { Permission } from "#core/account/permissions.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { OrderActor } from "../order.ts";
import type { OrderNoticeKind, OutboxChannel } from "./order-notice.ts";
import type { OrderStatus } from "./order-status.ts";

/** What a move is asked before it is made; `order-rules.ts` answers. */
export type MoveGuard =
  | "mayAccept"
  | "mayReject"
  | "mayExpire"
  | "mayUndo"
  | "mayDelay"
  | "mayPropose"
  | "mayAnswer"
  | "maySettle"
  | "mayCook"
  | "mayFinish"
  | "mayAssign"
  | "mayDispatch"
  | "mayArrive"
  | "mayReport"
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
  | "promise"
  | "postpone"
  | "forgetPromise"
  | "allowTime"
  | "noteProposal"
  | "noteChange"
  | "withdrawProposal"
  | "noteComplaint"
  | "noteResolution";

/** What a move causes outside the order; the server carries each out in the move's transaction. */
export type LifecycleEffect =
  /** A message to the customer; the order page itself follows the events. */
  | {
      readonly type: "notifyCustomer";
      readonly notice: OrderNoticeKind;
      readonly channels: readonly OutboxChannel[];
      /** The only method whose customers get it; without it both. */
      readonly method?: FulfillmentMethod;
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
  /** What is proposed instead of lines, and what becomes of them. */
  | { readonly type: "proposeChange" }
  | { readonly type: "settleChange" }
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
