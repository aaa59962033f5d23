import { hasEmail } from "#core/account/caller.ts";
import type { ServerUi } from "#core/app/page.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import type { OrderMove } from "#core/order/lifecycle/move-order.ts";
import { effectsOf, type OrderEffect } from "#core/order/lifecycle/order-moves.ts";
import {
  ORDER_NOTICE_LIFETIME_MS,
  ORDER_PUSH_LIFETIME_MS,
  type OrderNotice,
  type OutboxChannel,
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

/** The customer of an order, and the shop that sends its messages. */
export interface Recipient {
  readonly locale: Locale;
  readonly email: string;
  readonly shop: Pick<Shop, "name" | "slug" | "timezone" | "organization">;
}

/** A device of the customer that learns of the order by push. */
export interface ReachedDevice {
  readonly id: string;
  /** Whether it was switched on at the shop's own host. */
  readonly isOwnHost: boolean;
}

/** The customer with such devices. */
interface ReachedRecipient extends Recipient {
  readonly devices: readonly ReachedDevice[];
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
  // A device is switched on at an order's page, which nobody has yet.
  const recipient = { ...to, devices: [] };
  const effects = effectsOf(FIRST_EVENT.event, at);
  return messagesOf(writing, recipient, effects, facts, () => `order:${order.id}:placed`);
}

/** What a move tells its customer. */
export function moveMessages(
  writing: OrderMessageDeps,
  order: Order,
  move: OrderMove,
  to: ReachedRecipient,
): readonly OutboxMessage[] {
  const { at, promisedAt, reason, text, resolution, lineMove, version, effects } = move;
  const facts = { order, at, promisedAt, reason, text, resolution, lineChange: lineMove?.change ?? null };
  return messagesOf(writing, to, effects, facts, (copy) => `order:${order.id}:${version}:${copy}`);
}

/** Whether a move tells something by push. */
export function tellsByPush({ effects }: Pick<OrderMove, "effects">): boolean {
  return effects.some((effect) => effect.type === "notifyCustomer" && effect.channels.includes("push"));
}

/** A message as it goes out by one channel to one address. */
type Copy = Pick<OutboxMessage, "channel" | "recipient" | "subject" | "text"> & {
  readonly key: string;
  readonly lifetimeMs: number;
};

function messagesOf(
  { ui, ids }: OrderMessageDeps,
  to: ReachedRecipient,
  effects: readonly OrderEffect[],
  facts: Omit<OrderNotice, "kind" | "shop">,
  dedupeKey: (copy: string) => string,
): readonly OutboxMessage[] {
  const { locale, shop } = to;
  return effects.flatMap((effect) => {
    if (effect.type !== "notifyCustomer") return [];
    if (effect.method !== undefined && effect.method !== facts.order.fulfillmentMethod) return [];
    const worded = ui.notification(locale, { ...facts, kind: effect.notice, shop });
    return effect.channels
      .flatMap((channel) => copiesOf(channel, to, facts.order, worded))
      .map(({ key, lifetimeMs, ...copy }) => ({
        ...copy,
        kind: effect.notice,
        id: ids.ulid(),
        dedupeKey: dedupeKey(key),
        createdAt: facts.at,
        dueAt: effect.due,
        expiresAt: plusMillis(effect.due, lifetimeMs),
      }));
  });
}

function copiesOf(
  channel: OutboxChannel,
  { email, shop, locale, devices }: ReachedRecipient,
  order: Order,
  { subject, text }: { readonly subject: string; readonly text: string },
): readonly Copy[] {
  const plain = { channel, key: channel, lifetimeMs: ORDER_NOTICE_LIFETIME_MS };
  switch (channel) {
    case "email":
      return hasEmail(email) ? [{ ...plain, recipient: email, subject, text }] : [];
    case "sms":
      return [{ ...plain, recipient: order.contact.phone, subject: null, text: `${shop.name}: ${text}` }];
    case "push":
      return devices.map(({ id, isOwnHost }) => {
        const path = `${isOwnHost ? "" : `/shops/${shop.slug}`}/orders/${order.id}`;
        const shown = { title: shop.name, body: text, lang: locale, tag: order.id, path };
        return {
          channel,
          key: `push:${id}`,
          lifetimeMs: ORDER_PUSH_LIFETIME_MS,
          recipient: id,
          subject: null,
          text: JSON.stringify(shown),
        };
      });
  }
}
