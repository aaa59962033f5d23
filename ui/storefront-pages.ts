import { servedStorefrontRoutes } from "#core/routing/served-route.ts";
import type { HostMode } from "#core/shop/shop-from-host.ts";
import type { Pages } from "./router/screen.ts";
import { STOREFRONT_SCREENS } from "./storefront-screens.ts";

/** The pages of shops of a host, which is all that a page of a shop knows. */
export function storefrontPages(mode: HostMode): Pages {
  return { routes: servedStorefrontRoutes(mode), screens: STOREFRONT_SCREENS };
}
