import { LATE_MANIFEST, type PageRequest } from "#core/app/page.ts";
import { type IconLogo, TAB_ICON, TOUCH_ICON } from "#core/install/app-icon.ts";
import { iconPath, manifestPath } from "#core/install/web-manifest.ts";
import { escapeHtml } from "#core/kernel/escape-html.ts";
import { menuFilePath } from "#core/menu-file/menu-file.ts";
import type { RouteMatch } from "#core/routing/match-route.ts";
import { canonicalUrl } from "#core/routing/title.ts";
import type { HostMode } from "#core/shop/shop-from-host.ts";
import type { Locale, Shop } from "#core/shop/shop.ts";
import { preloadedFonts } from "#ui/design/theme/preloaded-fonts.ts";
import type { I18n } from "#ui/i18n/i18n.ts";
import { landingData } from "#ui/structured-data/landing-data.ts";
import { structuredData } from "#ui/structured-data/structured-data.ts";
import { headContent } from "./head-content.ts";

const ICON = `<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">`;
const UNLISTED = `<meta name="robots" content="noindex">`;

/** The square icon with the logo of a shop; null where it has none. */
export function logoIconPath(hostMode: HostMode, shop: Shop, logo: IconLogo | null): string | null {
  return logo === null ? null : iconPath(hostMode, shop, TAB_ICON, logo);
}

/** The tags of the error page, which is about no address. */
export function failureHeadTags(locale: Locale): string {
  return `${fontTags([locale])}${UNLISTED}${ICON}`;
}

/** Meta, canonical, preview and JSON-LD tags of a page, as markup. */
export function headTags(i18n: I18n, request: PageRequest, match: RouteMatch | null): string {
  const { origin, path, shop, menu, logo } = request;
  const canonical = canonicalUrl(origin, path);
  const { title, description, isIndexable } = headContent(i18n, { match, shop, menu });
  const jsonLd =
    match !== null && isIndexable
      ? (landingData(i18n, request, match, canonical) ?? structuredData(request, match, canonical))
      : null;
  return [
    // Its dishes are named in the shop's own language.
    fontTags(shop === null ? [i18n.locale] : [i18n.locale, shop.locale]),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    isIndexable ? "" : UNLISTED,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:url" content="${escapeHtml(canonical)}">`,
    (shop === null ? null : logoTag(request.hostMode, shop, logo)) ?? ICON,
    shop === null || match?.route.id !== "shop.menu" ? "" : menuFileTag(shop),
    shop === null ? "" : installTags(request.hostMode, shop, logo),
    jsonLd === null ? "" : `<script type="application/ld+json">${scriptSafe(jsonLd)}</script>`,
  ].join("");
}

function fontTags(locales: readonly Locale[]): string {
  return [...new Set(locales.flatMap((locale) => preloadedFonts[locale]))]
    .map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`)
    .join("");
}

// The icon of the tab, where the shop has a logo.
function logoTag(hostMode: HostMode, shop: Shop, logo: IconLogo | null): string | null {
  const path = logoIconPath(hostMode, shop, logo);
  return path === null ? null : `<link rel="icon" href="${escapeHtml(path)}" type="image/png">`;
}

// The whole menu as a file that others read (IMPORT-10).
function menuFileTag({ slug }: Shop): string {
  return `<link rel="alternate" type="application/json" href="${escapeHtml(menuFilePath(slug))}">`;
}

// What makes the shop an app, and colors what the browser draws around the page (INSTALL-2). The manifest and the icon
// that it names would take connections from the first paint: the page links it once it has painted.
function installTags(hostMode: HostMode, shop: Shop, logo: IconLogo | null): string {
  return [
    `<meta name="${LATE_MANIFEST}" content="${escapeHtml(manifestPath(hostMode, shop.slug))}">`,
    `<link rel="apple-touch-icon" href="${escapeHtml(iconPath(hostMode, shop, TOUCH_ICON, logo))}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${escapeHtml(shop.colors["700"])}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${escapeHtml(shop.colors["950"])}">`,
  ].join("");
}

function scriptSafe(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
