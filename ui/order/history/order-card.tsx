import type { ReactElement } from "react";
import { isolate } from "#core/kernel/isolate.ts";
import type { Order } from "#core/order/order.ts";
import { card } from "#ui/design/layout/card.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { useShopTime } from "#ui/shop/status/use-shop-time.ts";
import { expectationText } from "../expectation-text.ts";
import { OrderStatusBadge } from "../order-status-badge.tsx";
import { TestBadge } from "../test-badge.tsx";
import * as styles from "./orders-screen.css.ts";

interface OrderCardProps {
  readonly order: Order;
}

/** One order of the list; the whole card links to its page. */
export function OrderCard({ order }: OrderCardProps): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const moment = useShopTime();
  const expected = expectationText(i18n, order, moment);
  return (
    <li>
      <ScopedLink
        to={`/orders/${order.id}`}
        className={`${card({ padding: "none", interactive: true })} ${styles.order}`}
      >
        <span className={styles.top}>
          <span>
            <span className={styles.number}>{t.orders.order({ number: order.number })}</span>
            <br />
            <span className={styles.when}>
              {format.relative(order.placedAt, moment.now, moment.zone)} ·{" "}
              {t.fulfillment[order.fulfillmentMethod]()}
            </span>
          </span>
          <span className={styles.badges}>
            <TestBadge order={order} />
            <OrderStatusBadge status={order.status} />
          </span>
        </span>
        <span className={styles.items}>
          {order.lines.map(({ qty, name }) => `${format.count(qty)}× ${isolate(name)}`).join(", ")}
        </span>
        <span className={styles.bottom}>
          <span className={styles.expected}>
            {expected === null ? null : t.orders.promisedBy({ time: expected })}
          </span>
          <span className={styles.total}>{format.money(order.total)}</span>
        </span>
      </ScopedLink>
    </li>
  );
}
