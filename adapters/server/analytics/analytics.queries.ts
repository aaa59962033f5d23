import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { AnalyticsEvent } from "#core/analytics/analytics-event.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

/** Keeps an event if its visitor agreed to be counted; otherwise nothing is left of it. */
export async function keepAnalyticsEvent(
  queries: Queries,
  organizationId: OrganizationId,
  { shopId, visitorId, timestamp, type, value, metadata, aSId }: AnalyticsEvent,
  id: string,
  now: Instant,
): Promise<void> {
  const details = metadata === null ? null : JSON.stringify(metadata);
  await KEEP.run(queries, organizationId, shopId, id, visitorId, type, value, details, aSId, timestamp, now);
}

const KEEP = statement(
  "analytics.keep",
  "select keep_analytics_event($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
);
