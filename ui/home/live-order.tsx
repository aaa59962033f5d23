import type { ReactElement } from "react";
import { createOrderTracking } from "#core/app/screen/create-order-tracking.ts";
import type { Order } from "#core/order/order.ts";
import { isTerminal } from "#core/order/lifecycle/order-stages.ts";
import { selectOrder } from "#core/order/tracking/order-tracking.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { expectationText } from "#ui/order/expectation-text.ts";
import { OrderStatusIcon } from "#ui/order/order-status-icon.tsx";
import { orderExplanation } from "#ui/order/tracking/order-explanation.ts";
import { OrderStepper } from "#ui/order/tracking/order-stepper.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { useShopTime } from "#ui/shop/status/use-shop-time.ts";
import { HomePanel } from "./home-panel.tsx";
import * as styles from "./home-screen.css.ts";

interface LiveOrderProps {
  /** As the list had it; the stream tells what became of it. */
  readonly order: Order;
}

/** An order under way until it is over: its state as it changes, when it is expected, and the way to its page. */
export function LiveOrder({ order: listed }: LiveOrderProps): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const actor = useScreenActor((app) => createOrderTracking(app, listed.id));
  const order = useSelected(actor, selectOrder) ?? listed;
  const isOver = isTerminal(order.status);
  const expected = expectationText(i18n, order, useShopTime());
  return (
    <HomePanel
      title={t.home.active()}
      more={<span className={styles.quiet}>{t.orders.order({ number: order.number })}</span>}
    >
      <div className={styles.now} role="status">
        <span className={styles.emblem}>
          <OrderStatusIcon status={order.status} size={28} />
        </span>
        <div>
          <p className={styles.status}>{t.orders.status[order.status]()}</p>
          <p className={styles.quiet}>{orderExplanation(i18n, order)}</p>
        </div>
      </div>
      <OrderStepper method={order.fulfillmentMethod} status={order.status} />
      <div className={styles.foot}>
        <p>
          {expected !== null && (
            <strong className={styles.expected}>{t.orders.promisedBy({ time: expected })}</strong>
          )}
          <span className={styles.quiet}>
            {expected !== null && " · "}
            {format.money(order.total)}
          </span>
        </p>
        <ScopedLink
          to={`/orders/${order.id}`}
          className={buttonStyle(isOver ? { look: "soft" } : { color: "accent" })}
        >
          {isOver ? t.orders.details() : t.home.follow()}
        </ScopedLink>
      </div>
    </HomePanel>
  );
}
