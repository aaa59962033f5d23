import type { RouteId } from "#core/routing/route-id.ts";
import type { I18n } from "#ui/i18n/i18n.ts";

/** One sentence about a page for owners; null for any other page. Its texts must have come. */
export function landingDescription(routeId: RouteId, i18n: I18n): string | null {
  if (!isLandingPage(routeId)) return null;
  return i18n.t.landing.descriptions[DESCRIPTIONS[routeId]]();
}

/** Whether it is a page for owners, whose sentence is among the texts of these pages. */
export function isLandingPage(routeId: RouteId): routeId is keyof typeof DESCRIPTIONS {
  return Object.hasOwn(DESCRIPTIONS, routeId);
}

const DESCRIPTIONS = {
  landing: "home",
  "landing.features": "features",
  "landing.prices": "prices",
  "landing.contact": "contact",
  "landing.long": "long",
  "landing.new": "short",
} as const satisfies Readonly<Partial<Record<RouteId, string>>>;
