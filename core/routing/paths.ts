import type { HostMode } from "#core/shop/shop-from-host.ts";
import { joinPath } from "./route-table.ts";

/** What a path on this page begins with. */
export interface PlaceOfPage {
  readonly hostMode: HostMode;
  readonly shopSlug: string | null;
}

/** "/shops/{slug}" for a shop on a diner host, nothing on the shop's own host and on pages about no shop. */
export function basePath({ hostMode, shopSlug }: PlaceOfPage): string {
  return hostMode.kind === "diner" && shopSlug !== null ? `/shops/${encodeURIComponent(shopSlug)}` : "";
}

/** A path of this page's set of routes: the shop's where the page is about a shop, the back office's otherwise. */
export function pathHere(place: PlaceOfPage, path: string): string {
  return joinPath(basePath(place), path);
}

/** Whether the page belongs to a shop's storefront. */
export function isStorefront({ hostMode, shopSlug }: PlaceOfPage): boolean {
  return hostMode.kind === "shop" || hostMode.kind === "domain" || shopSlug !== null;
}
