import type { MessageId, OrderId } from "#core/kernel/id.ts";
import type { OrderNoticeKind, OutboxChannel } from "#core/order/lifecycle/order-notice.ts";
import type { Instant } from "#core/time/instant.ts";

/** So many of an organization's messages are shown, the latest (MESSAGE-8). */
export const MAX_LISTED_MESSAGES = 100;

/** What an organization's messages tell: its customers of an order, and the kinds for those who work there. */
export const MESSAGE_KINDS = [
  "order_placed",
  "order_accepted",
  "order_delayed",
  "order_change_proposed",
  "order_ready",
  "order_dispatched",
  "order_rejected",
  "order_cancelled",
  "order_fulfilled",
  "complaint_resolved",
  "order_unanswered",
  "order_arrived",
  "courier_link",
  "screens_away",
] as const;

/** One of them. */
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Where a message is. */
export const MESSAGE_STATES = ["waiting", "sent", "failed"] as const;

/** One of them. */
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Why a message did not go out, as far as somebody in a restaurant can do something about it. */
export const MESSAGE_FAILURES = ["late", "refused", "unreachable", "other"] as const;

/** One of them. */
export type MessageFailure = (typeof MESSAGE_FAILURES)[number];

/** A message of the organization as managers see it (MESSAGE-8). */
export interface LoggedMessage {
  readonly id: MessageId;
  readonly at: Instant;
  readonly channel: OutboxChannel;
  /** Null where a release before wrote it. */
  readonly kind: MessageKind | null;
  readonly orderId: OrderId | null;
  /** Without most of it. */
  readonly address: string;
  readonly state: MessageState;
  readonly attempts: number;
  /** Null where nothing went wrong lately. */
  readonly failure: MessageFailure | null;
  readonly maySendAgain: boolean;
}

/** The latest messages, and how many of a day failed. */
export interface MessageLog {
  readonly messages: readonly LoggedMessage[];
  readonly failedToday: number;
}

/** What a customer still wants to know a day later. A link to a run is a secret that ends; a call and a push are over. */
export const SENT_AGAIN: readonly OrderNoticeKind[] = [
  "order_placed",
  "order_rejected",
  "order_cancelled",
  "order_fulfilled",
  "complaint_resolved",
];

/** Whether a message may be sent again by hand (MESSAGE-9): a failed mail or SMS that still helps its reader. */
export function maySendAgain({
  state,
  channel,
  kind,
}: Pick<LoggedMessage, "state" | "channel" | "kind">): boolean {
  return state === "failed" && channel !== "push" && SENT_AGAIN.some((one) => one === kind);
}

/** An address of which only as much is left as tells people apart. */
export function maskAddress(channel: OutboxChannel, recipient: string): string {
  switch (channel) {
    case "email": {
      const at = recipient.lastIndexOf("@");
      return at < 1 ? HIDDEN : `${[...recipient][0] ?? ""}${HIDDEN}${recipient.slice(at)}`;
    }
    case "sms":
      return recipient.length < 8 ? HIDDEN : `${recipient.slice(0, 3)}${HIDDEN}${recipient.slice(-3)}`;
    case "push":
      return "";
  }
}

/** What a carrier's own words come down to; they may name the recipient, and stay on the server. */
export function failureOf(reason: string | null): MessageFailure | null {
  if (reason === null) return null;
  if (/in time/iu.test(reason)) return "late";
  if (/\b(?:55\d|4(?:0|1)\d)\b|undeliverable|reject|refused by|no such|invalid/iu.test(reason))
    return "refused";
  return /ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|timeout|timed out|aborted|fetch failed|\b50\d\b/iu.test(reason)
    ? "unreachable"
    : "other";
}

const HIDDEN = "•••";
