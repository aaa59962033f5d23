import type { ServerUi } from "#core/app/page.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import type { OrderMove } from "#core/orders/move-order.ts";
import { NOTICE_RULES, noticeDue, type NoticeChannel, type OrderNotice } from "#core/orders/order-notice.ts";
import type { Order } from "#core/orders/order.ts";
import type { Locale, Shop } from "#core/shop/shop.ts";
import type { Message } from "./message.ts";

/** What wording messages about orders needs. */
export interface OrderWriting {
  readonly ui: Pick<ServerUi, "notification">;
  readonly ids: IdSource;
}

/** Who is told of an order, and in whose name. */
export interface Correspondence {
  readonly locale: Locale;
  readonly email: string;
  readonly shop: Pick<Shop, "name" | "timezone" | "organization">;
}

/** Stands for an order's spoken number, which is known when the message is written. */
const NUMBER = "{{number}}";

/** The confirmation of a placed order. */
export function placedMessages(writing: OrderWriting, order: Order, to: Correspondence): readonly Message[] {
  const at = order.placedAt;
  const facts = { order: { ...order, number: NUMBER }, at, promisedAt: null, reason: null, text: null };
  return messagesOf(writing, to, "place", facts, {
    createdAt: at,
    dueAt: at,
    dedupeKey: () => `order:${order.id}:placed`,
  });
}

/** What a move tells its customer. */
export function moveMessages(
  writing: OrderWriting,
  order: Order,
  move: OrderMove,
  to: Correspondence,
): readonly Message[] {
  const { at, promisedAt, reason, text, version } = move;
  return messagesOf(
    writing,
    to,
    move.event,
    { order, at, promisedAt, reason, text },
    {
      createdAt: at,
      dueAt: noticeDue(move),
      dedupeKey: (channel) => `order:${order.id}:${version}:${channel}`,
    },
  );
}

interface Posting extends Pick<Message, "createdAt" | "dueAt"> {
  readonly dedupeKey: (channel: NoticeChannel) => string;
}

function messagesOf(
  { ui, ids }: OrderWriting,
  { locale, email, shop }: Correspondence,
  event: OrderMove["event"],
  facts: Omit<OrderNotice, "kind" | "shop">,
  { createdAt, dueAt, dedupeKey }: Posting,
): readonly Message[] {
  const rule = NOTICE_RULES[event];
  if (rule === undefined) return [];
  const { subject, text } = ui.notification(locale, { ...facts, kind: rule.kind, shop });
  const { phone } = facts.order.contact;
  return rule.channels.map((channel) => ({
    id: ids.ulid(),
    channel,
    ...(channel === "email"
      ? { recipient: email, subject, text }
      : { recipient: phone, subject: null, text: `${shop.name}: ${text}` }),
    dedupeKey: dedupeKey(channel),
    createdAt,
    dueAt,
  }));
}
