import type { AnalyticsEvent } from "./analytics-event.ts";
import type { AnalyticsSession } from "./analytics-session.ts";

/** Tells the server what a visitor did. */
export interface AnalyticsPort {
  /** Also arrives when the page is left meanwhile. */
  count(event: AnalyticsEvent): Promise<void>;
}

/** Keeps the visit of this tab. */
export interface AnalyticsSessionStorage {
  read(): Promise<AnalyticsSession | null>;
  write(session: AnalyticsSession): Promise<void>;
}
