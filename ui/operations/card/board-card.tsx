import { useId, type ReactElement, type RefCallback } from "react";
import { selectIsMoving } from "#core/order/board/order-board.selectors.ts";
import { selectIsSeen } from "#core/order/board/board-columns.selectors.ts";
import { isUnanswered } from "#core/order/lifecycle/order-stages.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { CardActions } from "./card-actions.tsx";
import { CardDetails } from "./card-details.tsx";
import { CardHead } from "./card-head.tsx";
import { ChangeState } from "../line-change/change-state.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import { StaffOrderLines } from "./staff-order-lines.tsx";
import { KitchenNotes } from "./kitchen-notes.tsx";
import { useCardKeys } from "./use-card-keys.ts";
import * as styles from "./board-card.css.ts";

interface BoardCardProps {
  readonly order: StaffOrder;
  readonly cardRef: RefCallback<HTMLElement>;
}

/** One order on the board: everything that the kitchen needs to make it, and its one next step. */
export function BoardCard({ order, cardRef }: BoardCardProps): ReactElement {
  const id = useId();
  const board = useOrderBoard();
  const isMoving = useSelected(board, (snapshot) => selectIsMoving(snapshot, order.id));
  const isSeen = useSelected(board, (snapshot) => selectIsSeen(snapshot, order.id));
  const isUnseen = isUnanswered(order.status) && !isSeen;
  const lastChange = order.lineChanges.at(-1);
  const onKeyDown = useCardKeys(order);
  return (
    <article
      ref={cardRef}
      className={styles.card({ isUnseen })}
      tabIndex={0}
      aria-labelledby={id}
      aria-busy={isMoving}
      data-order-card={order.number}
      onKeyDown={onKeyDown}
    >
      <CardHead order={order} isUnseen={isUnseen} id={id} />
      <div className={styles.body}>
        <CardDetails order={order} />
        {lastChange !== undefined && <ChangeState change={lastChange} />}
        <KitchenNotes order={order} />
        <StaffOrderLines lines={order.lines} />
      </div>
      <CardActions order={order} isMoving={isMoving} />
    </article>
  );
}
