import type { ReactElement } from "react";
import { createOrderHistory } from "#core/app/screen/create-order-history.ts";
import type { HistoryQuery } from "#core/order/history/order-history.machine.ts";
import { countedPages } from "#core/order/list/counted-orders.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SearchIcon } from "#ui/design/icons/controls.tsx";
import { historyPath } from "#core/order/history/order-history-path.ts";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { ReceiptIcon } from "#ui/design/icons/purchase.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { OrderCard } from "./order-card.tsx";
import { OrderPageLinks } from "./order-page-links.tsx";
import * as styles from "./orders-screen.css.ts";

interface OrderListProps {
  readonly query: HistoryQuery;
  readonly hrefOf: (page: number) => string;
}

/** One page of a customer's orders, newest first. */
export function OrderList({ query, hrefOf }: OrderListProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const actor = useScreenActor((app) => createOrderHistory(app, query));
  const page = useSelected(actor, selectAnswer);
  const error = useSelected(actor, selectPollingError);
  const isActive = query.state === "active";
  if (error !== null)
    return (
      <EmptyState
        icon={<OfflineIcon size={40} />}
        title={t.orders.listFailed()}
        action={<Button onPress={() => actor.send({ type: "polling.retry" })}>{t.common.retry()}</Button>}
      >
        {errorText(i18n, error.key)}
      </EmptyState>
    );
  if (page === null) return <SkeletonList label={t.common.loading()} />;
  if (page.items.length === 0 && query.search !== "")
    return (
      <EmptyState
        icon={<SearchIcon size={40} />}
        title={t.orders.notFoundTitle()}
        action={
          <ScopedLink to={historyPath(query.state, 1)} className={buttonStyle({ look: "soft" })}>
            {t.orders.clearSearch()}
          </ScopedLink>
        }
      >
        {t.orders.notFoundText({ search: query.search })}
      </EmptyState>
    );
  if (page.items.length === 0)
    return (
      <EmptyState
        icon={<ReceiptIcon size={40} />}
        title={isActive ? t.orders.emptyActiveTitle() : t.orders.emptyPastTitle()}
        action={
          <ScopedLink to="/menu" className={buttonStyle({ color: "accent" })}>
            {t.shop.seeMenu()}
          </ScopedLink>
        }
      >
        {isActive ? t.orders.emptyActiveText() : t.orders.emptyPastText()}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list}>
        {page.items.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      <OrderPageLinks page={page.page} pages={countedPages(page)} hrefOf={hrefOf} />
    </>
  );
}
