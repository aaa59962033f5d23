import common from "letter-fonts/figtree-common.woff2?url";
import romanian from "letter-fonts/figtree-romanian.woff2?url";
import type { Locale } from "#core/shop/shop.ts";

/**
 * The addresses of the letters that each page of a language needs, the most needed first, for
 * `<link rel="preload" as="font" type="font/woff2" crossorigin>` in the head.
 */
export const preloadedFonts: Readonly<Record<Locale, readonly string[]>> = {
  ro: [common, romanian],
  en: [common],
};
