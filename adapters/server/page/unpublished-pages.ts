import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import type { OutsideServices, ServerUi } from "#core/app/page.ts";
import { mayTest } from "#core/checkout/decision/test-order.ts";
import type { RouteId } from "#core/routing/route-id.ts";
import type { PageBuild } from "./page-build.ts";
import { type CachedPage, createPageCache, toCachedPage } from "./page-cache.ts";
import { toDocument } from "./page-document.ts";

const PAGES_BYTES = 1024 * 1024;

// Who brings a test order follows its link without signing in (COURIER-1).
const OPEN_ROUTES: readonly RouteId[] = ["shop.courier"];

/** The page in the place of a shop that the public does not see (SHOP-19). */
export interface UnpublishedPages {
  /** Whether somebody gets it instead of a page of the shop: everybody but those who may try its orders. */
  isFor(visitor: Visitor, snapshot: ShopSnapshot, route: RouteId | null): Promise<boolean>;
  of(visitor: Visitor, snapshot: ShopSnapshot): Promise<CachedPage>;
}

/** Draws it once a shop, language and kind of host. */
export function createUnpublishedPages(
  ui: ServerUi,
  build: PageBuild,
  outside: OutsideServices,
  millis: () => number,
): UnpublishedPages {
  const pages = createPageCache(millis, PAGES_BYTES);
  return {
    isFor: async (visitor, { isPublished, organizationId }, route) => {
      if (isPublished || (route !== null && OPEN_ROUTES.includes(route))) return false;
      const session = await visitor.session();
      return session === null || !mayTest(session, organizationId);
    },
    of: async ({ host, localeOr }, { shopId, version, shop }) => {
      const locale = localeOr(shop.locale);
      const signInPath =
        host.kind === "diner" ? `/login?redirect=${encodeURIComponent(`/shops/${shop.slug}`)}` : null;
      return pages.of(JSON.stringify([shopId, version, locale, signInPath]), async () => {
        const page = ui.renderUnpublished({ locale, shop, signInPath });
        const parts = await build.partsFor(page);
        const document = toDocument(page, parts, locale, ui.themeScript, { ...outside, measured: null });
        if (build.transform === undefined) return toCachedPage(document, page.status, "");
        return toCachedPage({ html: await build.transform(document.html), policy: "" }, page.status, "");
      });
    },
  };
}
