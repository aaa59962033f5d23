import type { ShopId } from "#core/kernel/id.ts";
import type { Locale } from "#core/shop/shop.ts";

/** What stands before the address of a draft's storefront, which the editor shows in a frame. */
const PREVIEW_PREFIX = "/menu-preview/";

/** Its pattern. */
export const PREVIEW_PATTERN = `${PREVIEW_PREFIX}:id/:slug/:locale/:theme`;

/** How it may look. */
export const PREVIEW_THEMES = ["light", "dark"] as const;

/** One of them. */
export type PreviewTheme = (typeof PREVIEW_THEMES)[number];

/** The storefront of a draft in one language and color mode. */
export interface PreviewPlace {
  readonly shopId: ShopId;
  readonly slug: string;
  readonly locale: Locale;
  readonly theme: PreviewTheme;
}

/** Its address. */
export function previewPath({ shopId, slug, locale, theme }: PreviewPlace): string {
  return `${PREVIEW_PREFIX}${shopId}/${slug}/${locale}/${theme}`;
}

/** Whether a path is of one: pages of the same origin may frame it, and no other one. */
export function isPreviewPath(path: string): boolean {
  return path.startsWith(PREVIEW_PREFIX);
}
