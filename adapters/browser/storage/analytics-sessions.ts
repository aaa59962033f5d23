import type { AnalyticsSessionStorage } from "#core/analytics/analytics.ports.ts";
import { isUlid } from "#core/kernel/id.ts";
import { parseInstant } from "#core/time/instant.ts";
import { isRecord, readJson, type TextStore } from "./text-store.ts";

const SESSION = "diner_analytics_session";

/** Keeps the visit of this tab (ANALYTICS-2). */
export function createAnalyticsSessions(tab: TextStore): AnalyticsSessionStorage {
  return {
    read: async () => {
      const kept = readJson(tab, SESSION);
      if (!isRecord(kept) || typeof kept["id"] !== "string" || typeof kept["at"] !== "string") return null;
      const at = parseInstant(kept["at"]);
      return at !== null && isUlid(kept["id"]) ? { id: kept["id"], at } : null;
    },
    write: async (session) => tab.write(SESSION, JSON.stringify(session)),
  };
}
