import type { ShopId } from "#core/kernel/id.ts";
import type { Menu } from "./menu.ts";

/** Loads a shop's menu in the language of the page. */
export interface MenuPort {
  load(shopId: ShopId, signal: AbortSignal): Promise<Menu>;
}
