import { useEffect, type ReactElement } from "react";
import { useLocation } from "react-router";
import type { ShopId } from "#core/kernel/id.ts";
import { selectIsMenuLate } from "#core/menu/late-menu.ts";
import { matchRoute } from "#core/routing/match-route.ts";
import { basePath, isStorefront } from "#core/routing/paths.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { useIsAtBottom } from "#ui/design/layout/screen-bottom.ts";
import { WarningIcon } from "#ui/design/icons/status.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useActors, useApp } from "./app-context.tsx";
import * as styles from "./offline-notice.css.ts";
import { useOnline } from "./use-online.ts";
import { useSelected } from "./use-selected.ts";

// What a person waits for comes first.
const KEEP_AFTER_MS = 4_000;

/** Keeps the menu for later, and says without a network how old the one on screen is (PAGE-7). */
export function OfflineNotice(): ReactElement {
  const { t, format } = useI18n();
  const { config, ports, routes } = useApp();
  const { pathname } = useLocation();
  const { shop: shopActor, menu: menuActor } = useActors();
  const shop = useSelected(shopActor, selectShop);
  const isOnline = useOnline();
  const isAboveBar = useIsAtBottom("bar");
  const isShopPage = matchRoute(routes, pathname)?.route.layout === "shop";
  const isMenuLate = useSelected(menuActor, selectIsMenuLate);
  useKeptMenu(isShopPage && isStorefront(config), basePath(config), isMenuLate ? (shop?.id ?? null) : null);
  return (
    <div role="status" className={styles.place} data-above-bar={isAboveBar ? "" : undefined}>
      {!isOnline && isShopPage && shop !== null && (
        <p className={styles.notice}>
          <WarningIcon size={18} />
          {t.offline.menu({ when: format.relative(config.renderedAt, ports.clock.now(), shop.timezone) })}
        </p>
      )}
    </div>
  );
}

/** Keeps the menu of a shop once, when the page has been there for a while. */
function useKeptMenu(isWanted: boolean, shopPath: string, lateShopId: ShopId | null): void {
  const { ports } = useApp();
  const i18n = useI18n();
  useEffect(() => {
    if (!isWanted) return undefined;
    const keep = async (): Promise<void> => {
      await ports.offline.keep(
        shopPath,
        lateShopId === null ? null : { shopId: lateShopId, locale: i18n.locale },
      );
      // What says that there is no network must be there before.
      await i18n.load("dialogs");
    };
    // A browser may forbid workers: nothing is kept then.
    const timer = setTimeout(() => void keep().catch(() => undefined), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWanted, ports, i18n, shopPath, lateShopId]);
}
