import { isPurchaseRoute } from "#core/routing/purchase-routes.ts";
import type { Layout, Route } from "#core/routing/route.ts";

const ASKED: ReadonlySet<Layout> = new Set<Layout>(["shop", "landing", "none"]);

/** Whether a page asks what may be measured: where somebody looks around, not where they pay or work (CONSENT-4). */
export function isConsentAsked(route: Route | null): boolean {
  return route !== null && ASKED.has(route.layout) && !isPurchaseRoute(route.id);
}
