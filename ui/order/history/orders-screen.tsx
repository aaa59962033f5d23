import { Suspense, type ReactElement } from "react";
import { useLocation } from "react-router";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { historyPlace, historyPath } from "#core/order/history/order-history-path.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { page as pageFrame } from "#ui/design/layout/layout.css.ts";
import { PageHeader } from "#ui/design/layout/page-header.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { OrderList } from "./order-list.tsx";
import * as styles from "./orders-screen.css.ts";

/** A customer's orders at this shop: those under way, and those that are over. Tab and page are in the address. */
export default function OrdersScreen(): ReactElement {
  const { t } = useI18n();
  const search = new URLSearchParams(useLocation().search);
  const { shop, auth } = useActors();
  const shopId = useSelected(shop, selectShop)?.id ?? null;
  // The first render has no user; only a signed-in user loads a list.
  const isCustomer = useSelected(auth, selectUser) !== null;
  const { state, page } = historyPlace(search.get("state"), search.get("page"));
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
            to={historyPath(tab.state, 1)}
            className={styles.tab}
            aria-current={tab.state === state ? "page" : undefined}
          >
            {tab.label}
          </ScopedLink>
        ))}
      </nav>
      {shopId === null || !isCustomer ? (
        <SkeletonList label={t.common.loading()} />
      ) : (
        <Suspense fallback={<SkeletonList label={t.common.loading()} />}>
          <OrderList
            key={`${shopId} ${state} ${page}`}
            query={{ shopId, state, page }}
            hrefOf={(number) => historyPath(state, number)}
          />
        </Suspense>
      )}
    </main>
  );
}
