import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { toId, type MessageId, type OrderId, type OrganizationId } from "#core/kernel/id.ts";
import {
  failureOf,
  maskAddress,
  maySendAgain,
  MESSAGE_KINDS,
  SENT_AGAIN,
  type LoggedMessage,
} from "#core/message/message-log.ts";
import { OUTBOX_CHANNELS } from "#core/order/lifecycle/order-notice.ts";
import type { Instant } from "#core/time/instant.ts";

/** The latest messages of an organization, the newest first, with masked addresses (MESSAGE-8). */
export async function listOrganizationMessages(
  queries: Queries,
  organizationId: OrganizationId,
  {
    onlyFailed,
    since,
    most,
  }: { readonly onlyFailed: boolean; readonly since: Instant; readonly most: number },
): Promise<readonly LoggedMessage[]> {
  const rows = await LIST.rows(queries, organizationId, onlyFailed, since, most);
  return rows.flatMap((row) => {
    const channel = OUTBOX_CHANNELS.find((one) => one === row.channel);
    if (channel === undefined) return [];
    const kind = MESSAGE_KINDS.find((one) => one === row.kind) ?? null;
    const state = row.sentAt !== null ? "sent" : row.failedAt !== null ? "failed" : "waiting";
    const message = {
      id: toId<MessageId>(row.id),
      at: row.at,
      channel,
      kind,
      orderId: row.orderId === null ? null : toId<OrderId>(row.orderId),
      address: maskAddress(channel, row.recipient),
      state,
      attempts: row.attempts,
      failure: failureOf(row.reason),
    } as const;
    return [{ ...message, maySendAgain: maySendAgain(message) }];
  });
}

/** How many messages of an organization failed since then. */
export async function countFailedMessages(
  queries: Queries,
  organizationId: OrganizationId,
  since: Instant,
): Promise<number> {
  return (await COUNT_FAILED.one(queries, organizationId, since)).failed;
}

/** How it ended that a message was to be sent again. */
export type SentAgain = "sent_again" | "waiting" | "sent" | "kind";

/** Lets a failed message go out once more; null where the organization has no such message (MESSAGE-9). */
export async function sendMessageAgain(
  queries: Queries,
  organizationId: OrganizationId,
  id: MessageId,
  expiresAt: Instant,
): Promise<SentAgain | null> {
  const { outcome } = await SEND_AGAIN.one(queries, organizationId, id, SENT_AGAIN, expiresAt);
  return OUTCOMES.find((one) => one === outcome) ?? null;
}

const OUTCOMES = ["sent_again", "waiting", "sent", "kind"] as const;

const LIST = statement(
  "message.list",
  `select id, at, channel, kind, order_id as "orderId", recipient, sent_at as "sentAt", failed_at as "failedAt", attempts,
          last_error as reason
     from messages_of_organization($1, $2, $3, $4)`,
  ["id", "at", "channel", "recipient", "attempts"],
);

const COUNT_FAILED = statement("message.countFailed", "select failed_messages($1, $2) as failed", ["failed"]);

const SEND_AGAIN = statement("message.sendAgain", "select message_send_again($1, $2, $3, $4) as outcome");
