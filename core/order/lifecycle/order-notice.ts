import type { Shop } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";
import type { Resolution } from "../complaint/complaint.ts";
import type { LineChange } from "../line-change/line-change.ts";
import type { Order } from "../order.ts";
import type { RejectReason } from "./reject-reason.ts";

/** How messages leave, and people are reached who are not on the page. */
export const OUTBOX_CHANNELS = ["email", "sms", "push"] as const;
/** One of them. */
export type OutboxChannel = (typeof OUTBOX_CHANNELS)[number];

/** A message about an order: to its customer, or to those who answer for it. */
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
  /** What is proposed instead of lines. */
  readonly lineChange: LineChange | null;
  /** What a complaint was answered with. */
  readonly resolution: Resolution | null;
}

/** How long after it was due a message about an order is still worth sending (MESSAGE-5), in milliseconds. */
export const ORDER_NOTICE_LIFETIME_MS = 24 * 3_600_000;

/** How long a push about an order is worth showing (MESSAGE-2), in milliseconds. */
export const ORDER_PUSH_LIFETIME_MS = 3_600_000;

/** The notices that have a text. */
export type OrderNoticeKind =
  | "order_placed"
  | "order_unanswered"
  | "order_accepted"
  | "order_delayed"
  | "order_change_proposed"
  | "order_ready"
  | "order_dispatched"
  | "order_rejected"
  | "order_cancelled"
  | "order_fulfilled"
  | "complaint_resolved";
