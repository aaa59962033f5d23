import type { ReactElement } from "react";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import type { CardOrder } from "#core/order/customer/customer-card.ts";
import { orderPath } from "#core/order/list/orders-address.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import * as styles from "./customer-section.css.ts";

interface CustomerOrdersProps {
  readonly orders: readonly CardOrder[];
}

/** The latest orders of a customer, each a link to its page. */
export function CustomerOrders({ orders }: CustomerOrdersProps): ReactElement {
  const { t, format } = useI18n();
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  return (
    <ol className={styles.orders} aria-label={t.customerCard.lastOrders()}>
      {orders.map(({ id, number, status, placedAt, total }) => (
        <li key={id} className={styles.order}>
          <ScopedLink to={orderPath(id)} className={styles.link}>
            {number}
          </ScopedLink>
          <span className={styles.words}>
            {format.relative(placedAt, now, OFFICE_TIMEZONE)} · {t.orders.status[status]()}
          </span>
          <span className={styles.total}>{format.money(total)}</span>
        </li>
      ))}
    </ol>
  );
}
