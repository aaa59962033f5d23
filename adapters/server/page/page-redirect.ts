import type { ServerConfig } from "#adapters/server/config/config.ts";
import type { FoundRedirect } from "#core/redirect/redirect.ports.ts";
import { findRedirect, isOwnTarget } from "#core/redirect/redirect.ts";
import { scopedPath } from "#core/routing/paths.ts";
import type { HostMode } from "#core/shop/shop-from-host.ts";
import type { PageTarget } from "./page-target.ts";

/** Where the redirects of its shop let an address lead, as a path of this host or another site; null where nowhere (HOST-12). */
export function redirectOfTarget(
  { redirectHosts }: Pick<ServerConfig, "redirectHosts">,
  hostMode: HostMode,
  target: PageTarget,
): FoundRedirect | null {
  if (target.kind !== "page" || target.shopSnapshot === null) return null;
  const { shop, redirects } = target.shopSnapshot;
  const found = findRedirect(redirects, target.shopPath, redirectHosts);
  if (found === null || !isOwnTarget(found.to)) return found;
  return { ...found, to: scopedPath({ hostMode, shopSlug: shop.slug }, found.to) };
}

/** The address of a redirect with what was asked: it goes along within the shop, never to another site (HOST-15). */
export function withSearch({ to }: FoundRedirect, search: string): string {
  return isOwnTarget(to) && !/[?#]/u.test(to) ? `${to}${search}` : to;
}
