import { useEffect, type ReactElement } from "react";
import { useLocation, useNavigate } from "react-router";
import { createOrderList } from "#core/app/screen/create-order-list.ts";
import { pageCount } from "#core/order/history/page-count.ts";
import { selectIsPollingBusy, selectPollingError, selectAnswer } from "#core/polling/polling.selectors.ts";
import { isNarrowed, ordersPath, ordersQuery, type OrdersQuery } from "#core/order/list/orders-query.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { ReceiptIcon } from "#ui/design/icons/purchase.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { OrderPageLinks } from "#ui/order/history/order-page-links.tsx";
import { useOffice } from "../office-context.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { OrderTable } from "./order-table.tsx";
import * as styles from "./orders-screen.css.ts";

/** All orders of the organization; what is looked for is in the address. */
export default function OrdersScreen(): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const { search } = useLocation();
  const { locationId } = useOffice();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search);
  const query = ordersQuery((name) => asked.get(name), locationId);
  const actor = useScreenActor((app) => createOrderList(app, query));
  const page = useSelected(actor, selectAnswer);
  const isBusy = useSelected(actor, selectIsPollingBusy);
  const error = useSelected(actor, selectPollingError);
  useEffect(() => {
    const sent = new URLSearchParams(search);
    actor.send({ type: "polling.ask", query: ordersQuery((name) => sent.get(name), locationId) });
  }, [actor, search, locationId]);
  const show = (next: OrdersQuery): void => void navigate(ordersPath(next), { replace: true });
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t.orderFilters.title()}</h1>
        <p className={styles.count} role="status">
          {page === null || error !== null ? "" : t.common.resultsCount({ n: page.total })}
        </p>
      </header>
      <OrderFilters key={query.search} query={query} onChange={show} />
      {error !== null ? (
        <EmptyState
          icon={<OfflineIcon size={40} />}
          title={t.orders.listFailed()}
          action={<Button onPress={() => actor.send({ type: "polling.retry" })}>{t.common.retry()}</Button>}
        >
          {errorText(i18n, error.key)}
        </EmptyState>
      ) : page === null ? (
        <SkeletonList label={t.common.loading()} />
      ) : page.items.length === 0 ? (
        <EmptyState icon={<ReceiptIcon size={40} />} title={t.orderFilters.emptyTitle()}>
          {isNarrowed(query) ? t.orderFilters.emptyText() : t.operations.emptyText()}
        </EmptyState>
      ) : (
        <>
          <OrderTable orders={page.items} query={query} isBusy={isBusy} onSort={show} />
          <OrderPageLinks
            page={page.page}
            pages={pageCount(page)}
            hrefOf={(number) => ordersPath({ ...query, page: number })}
          />
        </>
      )}
    </main>
  );
}
