import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { requireStaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { notFound, refused } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { listLaunchRows } from "#adapters/server/launch/launches.queries.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import type { ServerUi } from "#core/app/page.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { RETENTION_MS } from "#core/kernel/retention.ts";
import { MAX_LISTED_MESSAGES } from "#core/message/message-log.ts";
import { sampleNotices } from "#core/message/sample-notices.ts";
import { ORDER_NOTICE_LIFETIME_MS } from "#core/order/lifecycle/order-notice.ts";
import { plusMillis } from "#core/time/instant.ts";
import { countFailedMessages, listOrganizationMessages, sendMessageAgain } from "./messages.queries.ts";

interface MessageDeps {
  readonly access: Access;
  readonly database: DatabasePool;
  readonly shopCache: ShopCache;
  readonly ids: IdSource;
  readonly ui: Pick<ServerUi, "notification">;
}

/** What an organization told its customers and staff (MESSAGE-8), and sending it again (MESSAGE-9). */
export function createMessageHandlers(
  deps: MessageDeps,
): Pick<Handlers, "listMessages" | "sendAgain" | "previewMessages"> {
  const { access, database, ids, shopCache, ui } = deps;
  return {
    listMessages: async ({ query: { filter }, visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.listMessages.permission);
      const { organizationId } = scope;
      const since = plusMillis(visitor.now, -RETENTION_MS.messages);
      const asked = { onlyFailed: filter.state === "failed", since, most: MAX_LISTED_MESSAGES };
      const yesterday = plusMillis(visitor.now, -ORDER_NOTICE_LIFETIME_MS);
      const [data, failedToday] = await inTransaction(database, { organizationId }, async (queries) => [
        await listOrganizationMessages(queries, organizationId, asked),
        await countFailedMessages(queries, organizationId, yesterday),
      ]);
      return answer({ data, failedToday });
    },
    sendAgain: async ({ params: { id }, visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.sendAgain.permission);
      const { organizationId, userId } = scope;
      const expiresAt = plusMillis(visitor.now, ORDER_NOTICE_LIFETIME_MS);
      await inTransaction(database, { organizationId }, async (queries) => {
        const outcome = await sendMessageAgain(queries, organizationId, id, expiresAt);
        if (outcome === null) throw notFound();
        if (outcome === "kind") throw refused("message.not_sent_again");
        if (outcome !== "sent_again") return;
        const entry = {
          id: ids.ulid(),
          actorId: userId,
          action: "message.send_again",
          subject: id,
          detail: {},
        };
        await writeAudit(queries, entry, visitor.now);
      });
      return answer(null);
    },
    previewMessages: async ({ query: { locale }, visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.previewMessages.permission);
      const { organizationId } = scope;
      const [row] = await inTransaction(database, { organizationId }, (queries) =>
        listLaunchRows(queries, visitor.now),
      );
      const snapshot = row === undefined ? null : await shopCache.latest(row.shopId);
      if (snapshot === null) throw notFound();
      const data = sampleNotices(snapshot.shop, snapshot.locations[0] ?? null, visitor.now).map((notice) => ({
        kind: notice.kind,
        ...ui.notification(locale, notice),
      }));
      return answer({ data });
    },
  };
}
