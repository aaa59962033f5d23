import type { HostMode } from "#core/shop/shop-from-host.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";

/** What is known about a page before anything is asked of the world. */
export interface AppConfig {
  readonly hostMode: HostMode;
  /** The shop of this page: from the host, or from /shops/{slug} on a diner host; null on landing and back-office pages. */
  readonly shopSlug: string | null;
  readonly locale: Locale;
  /** The instant for which the page was rendered, so that the browser's first render equals the server's. */
  readonly renderedAt: Instant;
  /** On the server cart, user and remembered choices are never asked for and stay unknown. */
  readonly side: "browser" | "server";
  /** The installed app, which some promotions are limited to. */
  readonly isMobileApp: boolean;
  /** False when the page was rendered for a request without a session cookie: there is no user to be asked for. */
  readonly hasSession?: boolean;
  /** True where the page shows no more of the menu than it brought: the menu is asked for once it is needed (PAGE-11). */
  readonly isMenuLate?: boolean;
}
