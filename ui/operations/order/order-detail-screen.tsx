import { useEffect, type ReactElement } from "react";
import { toId, type OrderId } from "#core/kernel/id.ts";
import { ordersPath } from "#core/order/list/orders-address.ts";
import { selectBoardOrder, selectDetailError } from "#core/order/board/order-board.selectors.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { ReceiptIcon } from "#ui/design/icons/purchase.tsx";
import { textLink } from "#ui/design/layout/layout.css.ts";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import type { ScreenProps } from "#ui/router/screen.ts";
import { useOrderBoard } from "../order-board-context.tsx";
import { useOrdersAddress } from "../orders/use-orders-address.ts";
import { ReasonProvider } from "../reason/reason-context.tsx";
import { OrderDetailPage } from "./order-detail-page.tsx";
import * as styles from "./order-detail.css.ts";

/** One order by its address, whatever became of it; the list that it was found in is kept for the way back. */
export default function OrderDetailScreen({ params }: ScreenProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const board = useOrderBoard();
  const { query } = useOrdersAddress();
  const orderId = toId<OrderId>(params["order"] ?? "");
  useEffect(() => {
    board.send({ type: "orderBoard.show", orderId });
    return () => board.send({ type: "orderBoard.hide" });
  }, [board, orderId]);
  const order = useSelected(board, (snapshot) => selectBoardOrder(snapshot, orderId));
  const error = useSelected(board, selectDetailError);
  return (
    <ReasonProvider>
      <main id="content" tabIndex={-1} className={styles.screen}>
        <ScopedLink to={ordersPath(query)} className={textLink}>
          {t.orderFilters.title()}
        </ScopedLink>
        {error?.tag === "NotFound" ? (
          <EmptyState icon={<ReceiptIcon size={40} />} title={t.operations.orderMissing()} headingLevel={1}>
            {t.operations.orderMissingText()}
          </EmptyState>
        ) : order !== null ? (
          <OrderDetailPage order={order} />
        ) : error === null ? (
          <SkeletonList label={t.common.loading()} count={3} />
        ) : (
          <EmptyState
            icon={<OfflineIcon size={40} />}
            title={t.orders.orderFailed()}
            headingLevel={1}
            action={
              <Button onPress={() => board.send({ type: "orderBoard.retryDetail" })}>
                {t.common.retry()}
              </Button>
            }
          >
            {errorText(i18n, error.key)}
          </EmptyState>
        )}
      </main>
    </ReasonProvider>
  );
}
