import { Suspense, type ReactElement } from "react";
import { createOrderTracking } from "#core/app/screen/create-order-tracking.ts";
import { pointsOutcome } from "#core/order/lifecycle/order-stages.ts";
import type { OrderId } from "#core/kernel/id.ts";
import { waitingChange } from "#core/order/line-change/line-change.ts";
import { selectOrder, selectOrderError } from "#core/order/tracking/order-tracking.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { PageHeader } from "#ui/design/layout/page-header.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { textLink } from "#ui/design/layout/layout.css.ts";
import { late } from "#ui/errors/late.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { useShopTime } from "#ui/shop/status/use-shop-time.ts";
import { OrderComplaints } from "./order-complaints.tsx";
import { OrderDetails } from "./order-details.tsx";
import { OrderHero } from "./order-hero.tsx";
import { OrderLines } from "../order-lines.tsx";
import { OrderPanel } from "./order-panel.tsx";
import * as styles from "./order-screen.css.ts";
import { OrderTimeline } from "./order-timeline.tsx";
import { TestBadge } from "../test-badge.tsx";
import { TotalsList } from "../totals-list.tsx";

const ChangeCard = late(async () => (await import("./line-change/change-card.tsx")).ChangeCard);
const MadeChanges = late(async () => (await import("./line-change/made-changes.tsx")).MadeChanges);

interface OrderPageProps {
  readonly orderId: OrderId;
}

/** The page that a customer watches: state and promise, lines and sums as they were ordered, and what happened when. */
export function OrderPage({ orderId }: OrderPageProps): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const { now, zone } = useShopTime();
  const actor = useScreenActor((app) => createOrderTracking(app, orderId));
  const order = useSelected(actor, selectOrder);
  const error = useSelected(actor, selectOrderError);
  if (order === null)
    return error === null ? (
      <SkeletonList label={t.common.loading()} count={3} />
    ) : (
      <EmptyState
        icon={<OfflineIcon size={40} />}
        title={t.orders.orderFailed()}
        headingLevel={1}
        action={<Button onPress={() => actor.send({ type: "order.retry" })}>{t.common.retry()}</Button>}
      >
        {errorText(i18n, error.key)}
      </EmptyState>
    );
  return (
    <>
      <PageHeader
        lead={
          <ScopedLink to="/orders" className={textLink}>
            {t.orders.title()}
          </ScopedLink>
        }
        title={t.orders.order({ number: order.number })}
        subtitle={`${format.relative(order.placedAt, now, zone)} · ${t.fulfillment[order.fulfillmentMethod]()}`}
      />
      <TestBadge order={order} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {waitingChange(order.lineChanges) !== null && (
            <Suspense>
              <ChangeCard order={order} actor={actor} />
            </Suspense>
          )}
          <OrderHero order={order} actor={actor} />
          <OrderComplaints order={order} />
          <OrderPanel title={t.orders.timeline()}>
            <OrderTimeline timeline={order.timeline} />
          </OrderPanel>
        </div>
        <div className={styles.column}>
          <OrderPanel title={t.checkout.summary()}>
            <OrderLines lines={order.lines} explains />
            {order.lineChanges.length > 0 && (
              <Suspense>
                <MadeChanges changes={order.lineChanges} />
              </Suspense>
            )}
            <TotalsList
              totals={order}
              hasDelivery={order.fulfillmentMethod === "delivery"}
              points={pointsOutcome(order.status)}
            />
            <p className={styles.fiscal}>{t.orders.notFiscal()}</p>
          </OrderPanel>
          <OrderPanel title={t.orders.details()}>
            <OrderDetails order={order} />
          </OrderPanel>
        </div>
      </div>
    </>
  );
}
