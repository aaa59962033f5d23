import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { type HostMode, isShopSlug } from "#core/shop/shop-from-host.ts";

/** What the URL of a page leads to. */
export type PageTarget =
  /** A page of no shop. */
  | { readonly kind: "page"; readonly shopSnapshot: null }
  /** A page of a shop; `shopPath` is the path without the part that names the shop. */
  | { readonly kind: "page"; readonly shopSnapshot: ShopSnapshot; readonly shopPath: string }
  | { readonly kind: "redirect"; readonly to: string }
  /** No such host or shop. */
  | { readonly kind: "unknown" };

const SHOP_PATH = /^\/shops\/([^/]+)(\/.*)?$/;

/**
 * Finds the shop of an address (HOST-2): by path on a diner host, by host elsewhere. A shop's own host sends its
 * own /shops/{slug} paths to the root form.
 */
export async function pageTarget(
  directory: ShopDirectory,
  host: HostMode,
  path: string,
): Promise<PageTarget> {
  const match = SHOP_PATH.exec(path);
  if (host.kind === "unknown") return { kind: "unknown" };
  if (host.kind === "diner") {
    if (match === null) return { kind: "page", shopSnapshot: null };
    const slug = decoded(match[1] ?? "");
    // A text that cannot be a slug needs no lookup.
    const shopSnapshot = isShopSlug(slug) ? await directory.bySlug(slug) : null;
    return shopSnapshot === null
      ? { kind: "unknown" }
      : { kind: "page", shopSnapshot, shopPath: match[2] ?? "/" };
  }
  const shopSnapshot = await directory.ofHost(host);
  if (shopSnapshot === null) return { kind: "unknown" };
  if (match === null) return { kind: "page", shopSnapshot, shopPath: path };
  return decoded(match[1] ?? "") === shopSnapshot.shop.slug
    ? { kind: "redirect", to: match[2] ?? "/" }
    : { kind: "unknown" };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).toLowerCase();
  } catch {
    return "";
  }
}
