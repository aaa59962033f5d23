import type { ShopId } from "#core/kernel/id.ts";
import type { Menu } from "./menu.ts";

/** Where a shop's menu comes from, in the language of the page. */
export interface MenuPort {
  load(shopId: ShopId, signal: AbortSignal): Promise<Menu>;
}
