import { hasEmail } from "#core/account/caller.ts";
import type { ServerUi } from "#core/app/page.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import type { OrderMove } from "#core/order/lifecycle/move-order.ts";
import { effectsOf, type OrderEffect } from "#core/order/lifecycle/order-moves.ts";
import {
  ORDER_NOTICE_LIFETIME_MS,
  type NoticeChannel,
  type OrderNotice,
} from "#core/order/lifecycle/order-notice.ts";
import { FIRST_EVENT } from "#core/order/lifecycle/order-stages.ts";
import type { Order } from "#core/order/order.ts";
import type { Locale, Shop } from "#core/shop/shop.ts";
import { plusMillis } from "#core/time/instant.ts";
import type { OutboxMessage } from "./message.ts";

/** What wording messages about orders needs. */
export interface OrderMessageDeps {
  readonly ui: Pick<ServerUi, "notification">;
  readonly ids: IdSource;
}

/** The recipient of an order's messages, and the shop that sends them. */
export interface Recipient {
  readonly locale: Locale;
  readonly email: string;
  readonly shop: Pick<Shop, "name" | "timezone" | "organization">;
}

/** Stands for an order's spoken number, which is known when the message is written. */
const NUMBER = "{{number}}";

/** What a placed order tells its customer. */
export function placedMessages(
  writing: OrderMessageDeps,
  order: Order,
  to: Recipient,
): readonly OutboxMessage[] {
  const at = order.placedAt;
  const facts = {
    order: { ...order, number: NUMBER },
    at,
    promisedAt: null,
    reason: null,
    text: null,
    lineChange: null,
    resolution: null,
  };
  return messagesOf(writing, to, effectsOf(FIRST_EVENT.event, at), facts, () => `order:${order.id}:placed`);
}

/** What a move tells its customer. */
export function moveMessages(
  writing: OrderMessageDeps,
  order: Order,
  move: OrderMove,
  to: Recipient,
): readonly OutboxMessage[] {
  const { at, promisedAt, reason, text, resolution, lineMove, version, effects } = move;
  const facts = { order, at, promisedAt, reason, text, resolution, lineChange: lineMove?.change ?? null };
  return messagesOf(writing, to, effects, facts, (channel) => `order:${order.id}:${version}:${channel}`);
}

function messagesOf(
  { ui, ids }: OrderMessageDeps,
  { locale, email, shop }: Recipient,
  effects: readonly OrderEffect[],
  facts: Omit<OrderNotice, "kind" | "shop">,
  dedupeKey: (channel: NoticeChannel) => string,
): readonly OutboxMessage[] {
  return effects.flatMap((effect) => {
    if (effect.type !== "notifyCustomer") return [];
    const { subject, text } = ui.notification(locale, { ...facts, kind: effect.notice, shop });
    const { phone } = facts.order.contact;
    return effect.channels
      .filter((channel) => channel !== "email" || hasEmail(email))
      .map((channel) => ({
        id: ids.ulid(),
        channel,
        ...(channel === "email"
          ? { recipient: email, subject, text }
          : { recipient: phone, subject: null, text: `${shop.name}: ${text}` }),
        dedupeKey: dedupeKey(channel),
        createdAt: facts.at,
        dueAt: effect.due,
        expiresAt: plusMillis(effect.due, ORDER_NOTICE_LIFETIME_MS),
      }));
  });
}
