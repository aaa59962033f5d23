import { useEffect, type ReactElement } from "react";
import type { OrderId } from "#core/kernel/id.ts";
import { selectBoardOrder, selectIsMoving } from "#core/order/board/order-board.selectors.ts";
import { orderPath } from "#core/order/list/orders-address.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { Dialog } from "#ui/design/dialog/dialog.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useRouteModal } from "#ui/modal/use-modal.ts";
import { TestBadge } from "#ui/order/test-badge.tsx";
import { CustomerSection } from "../customer/customer-section.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import { StaffChanges } from "../line-change/staff-changes.tsx";
import { StaffComplaints } from "../complaint/staff-complaints.tsx";
import { DialogActions } from "./dialog-actions.tsx";
import { KitchenNotes } from "../card/kitchen-notes.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { StaffOrderLines } from "../card/staff-order-lines.tsx";
import { OrderSums } from "./order-sums.tsx";
import { StaffOrderTimeline } from "./staff-order-timeline.tsx";
import * as styles from "./order-dialog.css.ts";

interface OrderDialogProps {
  readonly orderId: OrderId;
}

/** Everything about one order, and everything that may be done with it. Opening it pauses its alarm. */
export function OrderDialog({ orderId }: OrderDialogProps): ReactElement | null {
  const { t } = useI18n();
  const board = useOrderBoard();
  const layer = useRouteModal("operations.order");
  const order = useSelected(board, (snapshot) => selectBoardOrder(snapshot, orderId));
  const isMoving = useSelected(board, (snapshot) => selectIsMoving(snapshot, orderId));
  const close = (): void => board.send({ type: "orderBoard.close" });
  const isGone = order === null;
  useEffect(() => {
    // It left the board while it was open: fulfilled or answered elsewhere.
    if (isGone) board.send({ type: "orderBoard.close" });
  }, [board, isGone]);
  if (order === null) return null;
  return (
    <Dialog
      isOpen
      onClose={close}
      zIndex={layer}
      size="3xl"
      height="screen-mobile"
      title={
        <span className={styles.title}>
          {order.number}
          <Badge size="lg">{t.orders.status[order.status]()}</Badge>
          <TestBadge order={order} />
        </span>
      }
      closeLabel={t.common.close()}
      footer={<DialogActions order={order} isMoving={isMoving} />}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <KitchenNotes order={order} />
          <StaffOrderLines lines={order.lines} withPrices />
          <OrderSums order={order} />
          <StaffChanges order={order} />
          <StaffComplaints order={order} isMoving={isMoving} />
        </div>
        <div className={styles.column}>
          <ContactDetails order={order} />
          <CustomerSection customerId={order.customer.id} locationId={order.location.id} />
          <StaffOrderTimeline entries={order.timeline} />
          <ScopedLink to={orderPath(orderId)} className={styles.page}>
            {t.operations.orderPage()}
          </ScopedLink>
        </div>
      </div>
    </Dialog>
  );
}
