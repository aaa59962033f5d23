import { Suspense, type ReactElement } from "react";
import { useLocation } from "react-router";
import { useGo } from "#ui/router/use-go.ts";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { historyPlace, historyPath } from "#core/order/history/order-history-path.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useHydrated } from "#ui/app/use-hydrated.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { page as pageFrame } from "#ui/design/layout/layout.css.ts";
import { PageHeader } from "#ui/design/layout/page-header.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { OrderList } from "./order-list.tsx";
import { OwnOrdersSearch } from "./own-orders-search.tsx";
import { useScopedPath } from "#ui/router/use-route-scope.ts";
import * as styles from "./orders-screen.css.ts";

/** A customer's orders at this shop: those under way, and those that are over. Tab, search and page are in the address. */
export default function OrdersScreen(): ReactElement {
  const { t } = useI18n();
  const { shop, auth } = useActors();
  const shopId = useSelected(shop, selectShop)?.id ?? null;
  // The first render has no user; only a signed-in user loads a list.
  const isCustomer = useSelected(auth, selectUser) !== null;
  // The server drew the page without a query, and the first render must equal it.
  const query = useLocation().search;
  const parts = new URLSearchParams(useHydrated() ? query : "");
  const { state, page, search } = historyPlace(parts.get("state"), parts.get("page"), parts.get("search"));
  const go = useGo();
  const here = useScopedPath();
  const tabs = [
    { state: "active", label: t.orders.active() },
    { state: "past", label: t.orders.past() },
  ] as const;
  return (
    <main id="content" tabIndex={-1} className={`${pageFrame({ width: "middle" })} ${styles.screen}`}>
      <PageHeader title={t.orders.title()} />
      <nav className={styles.tabs} aria-label={t.orders.title()}>
        {tabs.map((tab) => (
          <ScopedLink
            key={tab.state}
            to={historyPath(tab.state, 1, search)}
            className={styles.tab}
            aria-current={tab.state === state ? "page" : undefined}
          >
            {tab.label}
          </ScopedLink>
        ))}
      </nav>
      <OwnOrdersSearch
        key={search}
        search={search}
        onSearch={(text) => go(here(historyPath(state, 1, text)), { replace: true })}
      />
      {shopId === null || !isCustomer ? (
        <SkeletonList label={t.common.loading()} />
      ) : (
        <Suspense fallback={<SkeletonList label={t.common.loading()} />}>
          <OrderList
            key={`${shopId} ${state} ${page} ${search}`}
            query={{ shopId, state, page, search }}
            hrefOf={(number) => historyPath(state, number, search)}
          />
        </Suspense>
      )}
    </main>
  );
}
