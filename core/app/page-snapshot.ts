import type { Menu } from "#core/menu/menu.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { Loaded } from "#core/time/loaded.ts";

/** What a rendered page hands to the browser: plain data without timers and nothing personal. */
export interface PageSnapshot {
  readonly shop: Loaded<Shop> | null;
  readonly menu: Loaded<Menu> | null;
  /** Of a page about one product, what its dialog needs until the menu comes. */
  readonly excerpt: Menu | null;
}
