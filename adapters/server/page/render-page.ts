import { isPreviewPath } from "#core/routing/preview-path.ts";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import type { LegalTexts } from "#adapters/server/legal/legal-texts.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { toShop } from "#adapters/server/shop/shops.rows.ts";
import type { OwnPage } from "#core/app/own-page.ts";
import type { LegalPageText, OutsideServices, ServerUi } from "#core/app/page.ts";
import { INCLUDE_ZONES } from "#core/contract/shop/location.ts";
import type { OwnerTerms } from "#core/landing/owner-terms.ts";
import { legalDocumentOf } from "#core/routing/legal-route.ts";
import { routeAt } from "#core/routing/route-table.ts";
import type { HostMode } from "#core/shop/shop-from-host.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";
import type { PageBuild } from "./page-build.ts";
import { type CachedPage, toCachedPage } from "./page-cache.ts";
import { toDocument } from "./page-document.ts";

/** What drawing a page needs. */
export interface RenderPageDeps {
  readonly ui: Pick<ServerUi, "renderPage" | "themeScript">;
  readonly config: Pick<ServerConfig, "publicUrl" | "baseHost" | "contactEmail" | "monthlyPrice">;
  readonly legalTexts: LegalTexts;
  readonly build: string;
}

/** Everything that a page depends on but the time. */
export interface PageInput {
  readonly hostMode: HostMode;
  readonly shopSnapshot: ShopSnapshot | null;
  readonly locale: Locale;
  /** Whether its sign-in pages offer the demo people. */
  readonly offersDemo: boolean;
  /** The page's path, or its shape. */
  readonly shape: string;
  readonly isMissing: boolean;
  /** Whether its menu keeps room for what the one who asks had before. */
  readonly awaitsOrderAgain: boolean;
}

/** Draws a page for everybody who asks for it in the next half a minute; with something `own` for this one request alone. */
export async function renderPage(
  deps: RenderPageDeps,
  build: PageBuild,
  view: PageInput,
  outside: OutsideServices,
  now: Instant,
  own: OwnPage | null = null,
): Promise<CachedPage> {
  const { hostMode, shopSnapshot, locale, offersDemo, shape, isMissing } = view;
  const { ui } = deps;
  const shop = shopSnapshot === null ? null : toShop(shopSnapshot, now, zonesOf(hostMode, shape));
  const page = await ui.renderPage({
    path: shape,
    isMissing,
    hostMode,
    locale,
    now,
    origin: originOf(deps, hostMode),
    shop,
    logo: shopSnapshot?.logo ?? null,
    // Who is lost needs no menu yet.
    menu: shopSnapshot === null || isMissing ? null : shopSnapshot.menus[locale],
    own,
    awaitsOrderAgain: view.awaitsOrderAgain,
    demo: offersDemo,
    build: deps.build,
    outside,
    ownerTerms: shop === null ? ownerTermsOf(deps) : null,
    legal: await legalOf(deps, view),
  });
  const parts = await build.partsFor(page);
  const document = toDocument(page, parts, locale, ui.themeScript, {
    ...outside,
    measured: shop,
    isFramed: isPreviewPath(shape),
  });
  if (build.transform === undefined) return toCachedPage(document, page.status, shape);
  return toCachedPage({ html: await build.transform(document.html), policy: "" }, page.status, shape);
}

// Other pages carry no legal text.
async function legalOf(
  { legalTexts }: RenderPageDeps,
  { hostMode, shopSnapshot, locale, shape, isMissing }: PageInput,
): Promise<LegalPageText | null> {
  const document = isMissing ? null : legalDocumentOf(routeAt(hostMode, shape)?.route.id ?? null);
  if (shopSnapshot === null || document === null) return null;
  return { document, version: await legalTexts.shownOf(shopSnapshot, document, locale) };
}

function ownerTermsOf({ config: { contactEmail, monthlyPrice } }: RenderPageDeps): OwnerTerms {
  return { contactEmail, monthlyPrice };
}

// A location's own page shows all that it delivers to; the others need no outlines.
function zonesOf(hostMode: HostMode, shape: string): readonly string[] {
  return routeAt(hostMode, shape)?.route.id === "shop.location" ? [INCLUDE_ZONES] : [];
}

/** What tells pages apart that are kept: two views with one key are one page. */
export function viewKey({ shopSnapshot, ...others }: PageInput): string {
  const { hostMode, locale, offersDemo, shape, isMissing, awaitsOrderAgain: awaits } = others;
  const { shopId, version } = shopSnapshot ?? {};
  return JSON.stringify([hostMode, shopId, version, locale, offersDemo, shape, isMissing, awaits]);
}

// Canonical links name the public address on a diner host, and the shop's own host where a shop has one.
function originOf({ config }: RenderPageDeps, host: HostMode): string {
  const { protocol, port } = new URL(config.publicUrl);
  const suffix = port === "" ? "" : `:${port}`;
  switch (host.kind) {
    case "diner":
    case "unknown":
      return config.publicUrl;
    case "shop":
      return `${protocol}//${host.slug}.${config.baseHost}${suffix}`;
    case "domain":
      return `${protocol}//${host.domain}${suffix}`;
  }
}
