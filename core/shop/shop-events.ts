import type { AppError } from "#core/errors/app-error.ts";
import type { Shop } from "./shop.ts";

/** What may be asked of the shop machine. */
export type ShopEvent = { readonly type: "shop.retry" } | { readonly type: "shop.refresh" };

/** What the shop machine tells. */
export type ShopEmitted =
  | { readonly type: "shop.loaded"; readonly shop: Shop }
  | { readonly type: "shop.notFound" }
  | { readonly type: "shop.failed"; readonly error: AppError };
