import { useEffect, type ReactElement } from "react";
import { useGo } from "#ui/router/use-go.ts";
import { createOrderList } from "#core/app/screen/create-order-list.ts";
import { countedPages, isUncounted, MAX_COUNTED_ORDERS } from "#core/order/list/counted-orders.ts";
import { selectIsPollingBusy, selectPollingError, selectAnswer } from "#core/polling/polling.selectors.ts";
import { ordersPath } from "#core/order/list/orders-address.ts";
import { isNarrowed, type OrdersQuery } from "#core/order/list/orders-query.ts";
import { mayUser } from "#core/account/permissions.ts";
import { countedList } from "#core/sales/dashboard/list-sums.ts";
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
import { IgnoredParts } from "./ignored-parts.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { OrdersFileLink } from "./orders-file-link.tsx";
import { OrderTable } from "./order-table.tsx";
import { OrdersSum } from "./orders-sum.tsx";
import { useOffice } from "../office-context.tsx";
import * as office from "../office-screen.css.ts";
import * as styles from "./orders-screen.css.ts";
import { useOrdersAddress } from "./use-orders-address.ts";

/** All orders of the organization; what is looked for is in the address. */
export default function OrdersScreen(): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const go = useGo();
  const { query, ignored } = useOrdersAddress();
  const actor = useScreenActor((app) => createOrderList(app, query));
  const page = useSelected(actor, selectAnswer);
  const isBusy = useSelected(actor, selectIsPollingBusy);
  const error = useSelected(actor, selectPollingError);
  const address = ordersPath(query);
  useEffect(() => {
    actor.send({ type: "polling.ask", query });
    // The query is a new object at every render, and its address says all of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [actor, address]);
  const { user } = useOffice();
  const list = mayUser(user, user.selectedOrganizationId, "dashboard.see") ? countedList(query) : null;
  const show = (next: OrdersQuery): void => go(ordersPath(next), { replace: true });
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <header className={styles.head}>
        <h1 className={office.title}>{t.orderFilters.title()}</h1>
        <p className={styles.count} role="status">
          {page === null || error !== null
            ? ""
            : isUncounted(page.total)
              ? t.orderFilters.moreThan({ n: format.count(MAX_COUNTED_ORDERS) })
              : t.common.resultsCount({ n: page.total })}
        </p>
        {page !== null && error === null && page.total > 0 && <OrdersFileLink page={page} />}
      </header>
      {ignored.length > 0 && <IgnoredParts parts={ignored} onClear={() => show(query)} />}
      <OrderFilters query={query} onChange={show} />
      {list !== null && page !== null && error === null && page.total > 0 && (
        <OrdersSum list={list} address={address} />
      )}
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
      ) : page.items.length > 0 ? (
        <>
          <OrderTable orders={page.items} query={query} isBusy={isBusy} onSort={show} />
          <OrderPageLinks
            page={page.page}
            pages={countedPages(page)}
            hrefOf={(number) => ordersPath({ ...query, page: number })}
          />
        </>
      ) : page.total > 0 ? (
        <EmptyState
          icon={<ReceiptIcon size={40} />}
          title={t.orderFilters.pastEnd()}
          action={<Button onPress={() => show({ ...query, page: 1 })}>{t.orderFilters.firstPage()}</Button>}
        />
      ) : (
        <EmptyState icon={<ReceiptIcon size={40} />} title={t.orderFilters.emptyTitle()}>
          {isNarrowed(query) ? t.orderFilters.emptyText() : t.operations.emptyText()}
        </EmptyState>
      )}
    </main>
  );
}
