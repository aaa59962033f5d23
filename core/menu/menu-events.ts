import type { AppError } from "#core/errors/app-error.ts";
import type { ShopId } from "#core/kernel/id.ts";
import type { MenuFilter } from "./filter/menu-filter.ts";
import type { Menu } from "./menu.ts";

/** What may be asked of the menu machine. */
export type MenuEvent =
  | { readonly type: "menu.load"; readonly shopId: ShopId }
  | { readonly type: "menu.refresh" }
  | { readonly type: "menu.retry" }
  /** Null shows everything. */
  | { readonly type: "menu.filter"; readonly filter: MenuFilter | null };

/** What the menu machine tells. */
export type MenuEmitted =
  | { readonly type: "menu.loaded"; readonly menu: Menu }
  | { readonly type: "menu.failed"; readonly error: AppError };
