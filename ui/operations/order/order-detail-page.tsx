import type { ReactElement } from "react";
import { selectIsMoving } from "#core/order/board/order-board.selectors.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { OrderStatusBadge } from "#ui/order/order-status-badge.tsx";
import { TestBadge } from "#ui/order/test-badge.tsx";
import { CustomerSection } from "../customer/customer-section.tsx";
import { KitchenNotes } from "../card/kitchen-notes.tsx";
import { StaffOrderLines } from "../card/staff-order-lines.tsx";
import { StaffChanges } from "../line-change/staff-changes.tsx";
import { StaffComplaints } from "../complaint/staff-complaints.tsx";
import { ContactDetails } from "../dialog/contact-details.tsx";
import { DialogActions } from "../dialog/dialog-actions.tsx";
import { OrderSums } from "../dialog/order-sums.tsx";
import { StaffOrderTimeline } from "../dialog/staff-order-timeline.tsx";
import * as office from "../office-screen.css.ts";
import { useOrderBoard } from "../order-board-context.tsx";
import * as styles from "./order-detail.css.ts";
import { OrderFacts } from "./order-facts.tsx";

interface OrderDetailPageProps {
  readonly order: StaffOrder;
}

/** Everything about one order, and every move that this person may make with it now. */
export function OrderDetailPage({ order }: OrderDetailPageProps): ReactElement {
  const { t } = useI18n();
  const isMoving = useSelected(useOrderBoard(), (snapshot) => selectIsMoving(snapshot, order.id));
  return (
    <>
      <header className={styles.head}>
        <h1 className={office.title}>{t.orders.order({ number: order.number })}</h1>
        <OrderStatusBadge status={order.status} />
        <TestBadge order={order} />
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <div className={styles.panel}>
            <KitchenNotes order={order} />
            <StaffOrderLines lines={order.lines} withPrices />
            <OrderSums order={order} />
          </div>
          <StaffChanges order={order} />
          <StaffComplaints order={order} isMoving={isMoving} />
          <div className={styles.panel}>
            <DialogActions order={order} isMoving={isMoving} />
          </div>
        </div>
        <div className={styles.panel}>
          <ContactDetails order={order} />
          <OrderFacts order={order} />
          <CustomerSection customerId={order.customer.id} locationId={order.location.id} headingLevel={2} />
          <StaffOrderTimeline entries={order.timeline} headingLevel={2} />
        </div>
      </div>
    </>
  );
}
