import type { ShopId, VisitorId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

/** What is counted of a visitor (ANALYTICS-1). */
export const ANALYTICS_EVENT_TYPES = ["menu_view"] as const;

/** One of them. */
export type AnalyticsEventType = (typeof ANALYTICS_EVENT_TYPES)[number];

/** Whether a path is a menu's: each navigation there is a view of it (ANALYTICS-1). */
export function isMenuView(path: string): boolean {
  return path.endsWith("/menu");
}

/** Something that a visitor who agreed to it did at a shop (ANALYTICS-1). */
export interface AnalyticsEvent {
  readonly shopId: ShopId;
  readonly visitorId: VisitorId;
  /** When it happened, by the browser's clock. */
  readonly timestamp: Instant;
  readonly type: AnalyticsEventType;
  readonly value: number | null;
  readonly metadata: Readonly<Record<string, string>> | null;
  /** The analytics session that it belongs to. */
  readonly aSId: string;
}
