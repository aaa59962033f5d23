import type { HostMode } from "#core/shop/shop-from-host.ts";
import { joinPath } from "./served-route.ts";

/** What a path on this page begins with. */
export interface RouteScope {
  readonly hostMode: HostMode;
  readonly shopSlug: string | null;
}

/** "/shops/{slug}" for a shop on a diner host, nothing on the shop's own host and on pages about no shop. */
export function basePath({ hostMode, shopSlug }: RouteScope): string {
  return hostMode.kind === "diner" && shopSlug !== null ? `/shops/${encodeURIComponent(shopSlug)}` : "";
}

/** A path of this page's set of routes: the shop's where the page is about a shop, the back office's otherwise. */
export function scopedPath(place: RouteScope, path: string): string {
  return joinPath(basePath(place), path);
}

/** Whether the page belongs to a shop's storefront. */
export function isStorefront({ hostMode, shopSlug }: RouteScope): boolean {
  return hostMode.kind === "shop" || hostMode.kind === "domain" || shopSlug !== null;
}
