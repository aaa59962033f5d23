import type { Locale } from "#core/shop/shop.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import type { OrderMove } from "#core/orders/move-order.ts";
import type { Order } from "#core/orders/order.ts";
import type { Money } from "#core/money/money.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import { UNDO_MILLIS } from "#core/orders/order-rules.ts";
import type { ShopOrganization } from "#core/shop/shop.ts";
import type { Message } from "./message.ts";
import { localClock, ORDER_WORDS, reasonInWords } from "./order-words.ts";

/** Who is told of an order, and in whose name. */
export interface Correspondence {
  readonly locale: Locale;
  readonly email: string;
  readonly shopName: string;
  readonly timezone: string;
  readonly organization: ShopOrganization;
}

/** The confirmation of a placed order. `{{number}}` stands for its spoken number, which is known when it is written. */
export function placedMessages(order: Order, to: Correspondence, ids: IdSource): readonly Message[] {
  const words = ORDER_WORDS[to.locale];
  const lines = order.lines.map((line) => `${line.qty} × ${line.name} — ${inWords(line.total)}`);
  const { organization } = to;
  const text = [
    words.placed(order.contact.firstName),
    ...lines,
    `${words.total}: ${inWords(order.total)}`,
    words.cancelRule,
    `${organization.legalName}, ${organization.taxId}, ${organization.address}`,
  ].join("\n");
  return [
    {
      id: ids.ulid(),
      channel: "email",
      recipient: to.email,
      subject: `${to.shopName}: ${words.subject} {{number}}`,
      text,
      dedupeKey: `order:${order.id}:placed`,
      createdAt: order.placedAt,
      dueAt: order.placedAt,
    },
  ];
}

/** What a move tells its customer (product §14); an answer waits until it can no longer be undone. */
export function moveMessages(
  order: Order,
  move: OrderMove,
  to: Correspondence,
  ids: IdSource,
): readonly Message[] {
  const words = ORDER_WORDS[to.locale];
  const dueAt =
    move.event === "accept" || move.event === "reject" ? plusMillis(move.at, UNDO_MILLIS) : move.at;
  const basis = { createdAt: move.at, dueAt };
  const sms = (text: string): Message => ({
    ...basis,
    id: ids.ulid(),
    channel: "sms",
    recipient: order.contact.phone,
    subject: null,
    text: `${to.shopName}: ${text}`,
    dedupeKey: `order:${order.id}:${move.version}:sms`,
  });
  const mail = (text: string): Message => ({
    ...basis,
    id: ids.ulid(),
    channel: "email",
    recipient: to.email,
    subject: `${to.shopName}: ${words.subject} ${order.number}`,
    text,
    dedupeKey: `order:${order.id}:${move.version}:email`,
  });
  switch (move.event) {
    case "accept":
      return [sms(words.accepted(order.number, clock(move.promisedAt, to)))];
    case "delay":
      return [sms(words.delayed(order.number, clock(move.promisedAt, to)))];
    case "reject":
    case "expire": {
      const text = words.rejected(order.number, reasonInWords(move.reason, move.text, to.locale));
      return [sms(text), mail(text)];
    }
    case "cancel": {
      const text = words.cancelled(order.number, reasonInWords(move.reason, move.text, to.locale));
      return [sms(text), mail(text)];
    }
    case "complete":
      return [mail(words.fulfilled(order.number, inWords(order.total)))];
    default:
      return [];
  }
}

function clock(at: Instant | null, to: Correspondence): string {
  return at === null ? "" : localClock(at, to.timezone);
}

function inWords({ amount, currency }: Money): string {
  return currency === "RON" ? `${amount.replace(".", ",")} lei` : `$${amount}`;
}
