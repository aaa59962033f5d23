import type { Menu } from "#core/menu/menu.ts";
import type { MenuExcerpt } from "#core/menu/sections.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { Loaded } from "#core/time/loaded.ts";
import type { OwnPage } from "./own-page.ts";

/** What a rendered page hands to the browser: plain data without timers. */
export interface PageSnapshot {
  readonly shop: Loaded<Shop> | null;
  readonly menu: Loaded<Menu> | null;
  /** What a page about one product, or a large menu, is drawn with until the menu comes. */
  readonly excerpt: MenuExcerpt | null;
  /** Whether the menu keeps room for what the customer had before, which comes with their own menu. */
  readonly awaitsOrderAgain: boolean;
  /** Null on every page that is kept for all. */
  readonly own: OwnPage | null;
}
