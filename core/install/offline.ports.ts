import type { ShopId } from "#core/kernel/id.ts";
import type { Locale } from "#core/shop/shop.ts";

/** A menu that comes after its page, in the page's language. */
export interface LateMenu {
  readonly shopId: ShopId;
  readonly locale: Locale;
}

/** Keeps a shop's menu in the browser, to be read without a network (PAGE-7). */
export interface OfflinePort {
  /**
   * From now on, for the shop whose pages are below the path; once for all, though called with every page. A menu that its
   * page does not bring is named.
   */
  keep(shopPath: string, menu: LateMenu | null): Promise<void>;
}
