import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { inOutbox } from "#adapters/server/outbox/outbox.queries.ts";
import { rolesThatMay } from "#core/account/permissions.ts";
import type { ServerUi } from "#core/app/page.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { ARRIVAL_MS, PUSH_PERMISSION } from "#core/push/push.ts";
import { plusMillis } from "#core/time/instant.ts";
import type { Job } from "./job.ts";

const BATCH = 200;

/** What pushing new orders needs. */
export interface PushOrdersDeps {
  readonly database: DatabasePool;
  readonly ids: IdSource;
  readonly ui: Pick<ServerUi, "notification">;
}

/**
 * Writes a push for each device that is to learn of a new order (BOARD-29): once a device and order, by one of several
 * processes. No part of an order's own transaction, which it would make longer.
 */
export function pushOrdersJob({ database, ids, ui }: PushOrdersDeps): Job {
  return {
    name: "push-orders",
    everyMillis: 1000,
    run: async (now) => {
      const due = await DUE.rows(
        database,
        rolesThatMay(PUSH_PERMISSION),
        plusMillis(now, -ARRIVAL_MS),
        now,
        BATCH,
      );
      if (due.length === 0) return "done";
      const messages = due.map(({ locale, deviceId, organizationId, orderId, expiresAt, ...order }) => {
        const { subject, text } = ui.notification(locale, { kind: "order_arrived", ...order });
        const shown = {
          title: subject,
          body: text,
          lang: locale,
          tag: orderId,
          path: `/operations/orders/${orderId}`,
        };
        return {
          id: ids.ulid(),
          organization_id: organizationId,
          order_id: orderId,
          device_id: deviceId,
          text: JSON.stringify(shown),
          expires_at: expiresAt,
        };
      });
      await inOutbox(database, (queries) => WRITE.run(queries, JSON.stringify(messages), now));
      return due.length < BATCH ? "done" : "more";
    },
  };
}

const DUE = statement(
  "push.due",
  `select device_id as "deviceId", organization_id as "organizationId", order_id as "orderId", number,
          fulfillment_method as "fulfillmentMethod", location_name as "locationName", locale, expires_at as "expiresAt"
     from push_due($1, $2, $3, $4)`,
  [
    "deviceId",
    "organizationId",
    "orderId",
    "number",
    "fulfillmentMethod",
    "locationName",
    "locale",
    "expiresAt",
  ],
);

const WRITE = statement(
  "push.write",
  `insert into outbox (id, organization_id, order_id, channel, kind, recipient, text, dedupe_key, created_at, due_at, expires_at)
     select m.id, m.organization_id, m.order_id, 'push', 'order_arrived', m.device_id, m.text, push_key(m.order_id, m.device_id), $2, $2,
            m.expires_at
       from json_to_recordset($1::json) as m(id text, organization_id text, order_id text, device_id text, text text,
         expires_at timestamptz)
   on conflict (dedupe_key) do nothing`,
);
