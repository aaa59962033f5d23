import type { Shop } from "#core/shop/shop.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import type { OrderMove } from "./move-order.ts";
import { UNDO_MILLIS } from "./order-rules.ts";
import type { OrderEventType } from "./order-status.ts";
import type { Order } from "./order.ts";
import type { RejectReason } from "./reject-reason.ts";

/** How people are reached beside the page. */
export type NoticeChannel = "email" | "sms";

/** What a customer is told about an order beside its page. */
export interface OrderNotice {
  readonly kind: OrderNoticeKind;
  /** The order before the move that the notice is about. */
  readonly order: Order;
  readonly shop: Pick<Shop, "name" | "timezone" | "organization">;
  readonly at: Instant;
  /** When the food is ready or there; null where nothing is promised. */
  readonly promisedAt: Instant | null;
  readonly reason: RejectReason | null;
  /** What stands for the reason "other". */
  readonly text: string | null;
}

/** The news that have words. */
export type OrderNoticeKind =
  | "order_placed"
  | "order_accepted"
  | "order_delayed"
  | "order_rejected"
  | "order_cancelled"
  | "order_fulfilled";

interface NoticeRule {
  readonly kind: OrderNoticeKind;
  readonly channels: readonly NoticeChannel[];
}

/** Which events customers hear of, and by what (product §14); all others only move the page. */
export const NOTICE_RULES: Readonly<Partial<Record<OrderEventType, NoticeRule>>> = {
  place: { kind: "order_placed", channels: ["email"] },
  accept: { kind: "order_accepted", channels: ["sms"] },
  delay: { kind: "order_delayed", channels: ["sms"] },
  reject: { kind: "order_rejected", channels: ["sms", "email"] },
  expire: { kind: "order_rejected", channels: ["sms", "email"] },
  cancel: { kind: "order_cancelled", channels: ["sms", "email"] },
  complete: { kind: "order_fulfilled", channels: ["email"] },
};

/** When a move is told: an answer waits until it can no longer be undone (product §3). */
export function noticeDue({ event, at }: Pick<OrderMove, "event" | "at">): Instant {
  return event === "accept" || event === "reject" ? plusMillis(at, UNDO_MILLIS) : at;
}
