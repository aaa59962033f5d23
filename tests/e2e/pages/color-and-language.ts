import type { BrowserContext } from "@playwright/test";
import type { Locale } from "#core/shop/shop.ts";

export type Theme = "light" | "dark";

/** Sets the cookies of language and color theme, before a page is opened. */
export async function choose(
  context: BrowserContext,
  url: string,
  locale: Locale,
  theme: Theme,
): Promise<void> {
  await context.addCookies([
    { name: "diner_locale", value: locale, url },
    { name: "diner_color_mode", value: theme, url },
  ]);
}
