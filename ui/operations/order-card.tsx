import { useId, type ReactElement } from "react";
import { selectIsMoving } from "#core/orders/orders-desk.selectors.ts";
import { selectIsSeen } from "#core/orders/board.selectors.ts";
import type { StaffOrder } from "#core/orders/order.ts";
import { useSelector } from "@xstate/react";
import { CardActions } from "./card-actions.tsx";
import { CardFacts } from "./card-facts.tsx";
import { CardHead } from "./card-head.tsx";
import { useDesk } from "./desk-context.tsx";
import { OrderLines } from "./order-lines.tsx";
import { KitchenNotes } from "./kitchen-notes.tsx";
import { useCardKeys } from "./use-card-keys.ts";
import * as styles from "./order-card.css.ts";

interface OrderCardProps {
  readonly order: StaffOrder;
}

/** One order on the board: everything that the kitchen needs to make it, and its one next step. */
export function OrderCard({ order }: OrderCardProps): ReactElement {
  const id = useId();
  const desk = useDesk();
  const isMoving = useSelector(desk, (snapshot) => selectIsMoving(snapshot, order.id));
  const isSeen = useSelector(desk, (snapshot) => selectIsSeen(snapshot, order.id));
  const isUnseen = order.status === "pending" && !isSeen;
  const onKeyDown = useCardKeys(order);
  return (
    <article
      className={styles.card({ isUnseen })}
      tabIndex={0}
      aria-labelledby={id}
      aria-busy={isMoving}
      data-order-card={order.number}
      onKeyDown={onKeyDown}
    >
      <CardHead order={order} isUnseen={isUnseen} id={id} />
      <div className={styles.body}>
        <CardFacts order={order} />
        <KitchenNotes order={order} />
        <OrderLines lines={order.lines} />
      </div>
      <CardActions order={order} isMoving={isMoving} />
    </article>
  );
}
