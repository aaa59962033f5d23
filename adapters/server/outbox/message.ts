import type { MessageKind } from "#core/message/message-log.ts";
import type { OutboxChannel } from "#core/order/lifecycle/order-notice.ts";
import type { Instant } from "#core/time/instant.ts";

/** A mail, a short message or a push to be sent. */
export interface OutboxMessage {
  readonly id: string;
  readonly channel: OutboxChannel;
  readonly kind: MessageKind;
  /** An address, an E.164 number, or the id of a device. */
  readonly recipient: string;
  /** Mails alone have one. */
  readonly subject: string | null;
  readonly text: string;
  /** A key that was used once makes no second message; null repeats. */
  readonly dedupeKey: string | null;
  readonly createdAt: Instant;
  /** Not sent before. */
  readonly dueAt: Instant;
  /** From then on sending it would help nobody. */
  readonly expiresAt: Instant;
}

/** A message as the functions of the database take it. */
export function toMessageRow(message: OutboxMessage): Readonly<Record<string, unknown>> {
  return {
    id: message.id,
    channel: message.channel,
    kind: message.kind,
    recipient: message.recipient,
    subject: message.subject,
    text: message.text,
    dedupe_key: message.dedupeKey,
    created_at: message.createdAt,
    due_at: message.dueAt,
    expires_at: message.expiresAt,
  };
}
