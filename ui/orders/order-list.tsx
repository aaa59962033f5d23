import type { ReactElement } from "react";
import { openOrderHistory } from "#core/app/open-order-history.ts";
import type { HistoryQuestion } from "#core/orders/order-history.machine.ts";
import { pageCount, selectHistoryError, selectHistoryPage } from "#core/orders/order-history.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button.tsx";
import { buttonStyle } from "#ui/design/button.css.ts";
import { EmptyState } from "#ui/design/empty-state.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { ReceiptIcon } from "#ui/design/icons/purchase.tsx";
import { SkeletonList } from "#ui/design/skeleton-list.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { HereLink } from "#ui/router/here-link.tsx";
import { OrderCard } from "./order-card.tsx";
import { OrderPageLinks } from "./order-page-links.tsx";
import * as styles from "./orders-screen.css.ts";

interface OrderListProps {
  readonly question: HistoryQuestion;
  readonly hrefOf: (page: number) => string;
}

/** One page of a customer's orders, newest first. */
export function OrderList({ question, hrefOf }: OrderListProps): ReactElement {
  const i18n = useI18n();
  const { L } = i18n;
  const actor = useScreenActor((app) => openOrderHistory(app, question));
  const page = useSelected(actor, selectHistoryPage);
  const error = useSelected(actor, selectHistoryError);
  const isActive = question.state === "active";
  if (error !== null)
    return (
      <EmptyState
        icon={<OfflineIcon size={40} />}
        title={L.orders.listFailed()}
        action={<Button onPress={() => actor.send({ type: "history.retry" })}>{L.common.retry()}</Button>}
      >
        {errorText(i18n, error.key)}
      </EmptyState>
    );
  if (page === null) return <SkeletonList label={L.common.loading()} />;
  if (page.items.length === 0)
    return (
      <EmptyState
        icon={<ReceiptIcon size={40} />}
        title={isActive ? L.orders.emptyActiveTitle() : L.orders.emptyPastTitle()}
        action={
          <HereLink to="/menu" className={buttonStyle({ color: "accent" })}>
            {L.cart.backToMenu()}
          </HereLink>
        }
      >
        {isActive ? L.orders.emptyActiveText() : L.orders.emptyPastText()}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list}>
        {page.items.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      <OrderPageLinks page={page.page} pages={pageCount(page)} hrefOf={hrefOf} />
    </>
  );
}
