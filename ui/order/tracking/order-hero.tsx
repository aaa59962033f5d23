import type { ReactElement } from "react";
import { createOrderPushSwitch } from "#core/app/screen/push/create-push-switch.ts";
import { lastReason } from "#core/order/lifecycle/last-reason.ts";
import type { Order } from "#core/order/order.ts";
import { selectIsOrderOffline, type TrackingActor } from "#core/order/tracking/order-tracking.selectors.ts";
import { isTerminal } from "#core/order/lifecycle/order-stages.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useShopTime } from "#ui/shop/status/use-shop-time.ts";
import { expectationText } from "../expectation-text.ts";
import { PushSwitch } from "#ui/push/push-switch.tsx";
import { OrderActions } from "./order-actions.tsx";
import { orderExplanation } from "./order-explanation.ts";
import * as styles from "./order-screen.css.ts";
import { OrderStatusIcon } from "../order-status-icon.tsx";
import { OrderStepper } from "./order-stepper.tsx";
import { Why } from "../why.tsx";

interface OrderHeroProps {
  readonly order: Order;
  readonly actor: TrackingActor;
}

/** The live status and expected time of the order; shows when the connection is lost. */
export function OrderHero({ order, actor }: OrderHeroProps): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const isOffline = useSelected(actor, selectIsOrderOffline);
  const expected = expectationText(i18n, order, useShopTime());
  const reason = lastReason(order);
  const isOver = isTerminal(order.status);
  return (
    <section className={styles.hero} aria-label={t.orders.progress()}>
      <div className={styles.now} role="status">
        <span className={styles.emblem}>
          <OrderStatusIcon status={order.status} size={32} />
        </span>
        <div>
          <p className={styles.status}>{t.orders.status[order.status]()}</p>
          <p className={styles.explanation}>{orderExplanation(i18n, order)}</p>
          {reason !== null && (
            <p className={styles.explanation}>
              {t.orders.reason({ reason: t.reasons[reason.reason]() })}
              {reason.text !== null && (
                <>
                  {" ("}
                  <bdi>{reason.text}</bdi>)
                </>
              )}
            </p>
          )}
        </div>
      </div>
      <OrderStepper method={order.fulfillmentMethod} status={order.status} />
      {expected !== null && (
        <div className={styles.promise}>
          <span className={styles.promiseLabel}>{t.checkout.promise()}</span>
          <span className={styles.promiseTime}>{expected}</span>
          {order.promisedAt === null && (
            <Why about={t.checkout.promise()}>{format.trace(order.promise.trace)}</Why>
          )}
        </div>
      )}
      {isOffline && !isOver && (
        <Banner tone="warn" role="status" icon={<OfflineIcon />}>
          {t.orders.notLive()}
        </Banner>
      )}
      {!isOffline && !isOver && (
        <span className={styles.live}>
          <span className={styles.liveDot} aria-hidden="true" />
          {t.orders.live()}
        </span>
      )}
      <OrderActions order={order} actor={actor} />
      {!isOver && (
        <div className={styles.push}>
          <PushSwitch create={(app) => createOrderPushSwitch(app, order.id)} description={t.push.own()} />
        </div>
      )}
    </section>
  );
}
