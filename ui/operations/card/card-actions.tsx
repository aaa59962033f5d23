import type { ReactElement } from "react";
import { nextMove } from "#core/order/lifecycle/next-move.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { Button } from "#ui/design/button/button.tsx";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { AcceptMinutes } from "../move/accept-minutes.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import { ForwardButton } from "../move/forward-button.tsx";
import { KeyHint } from "../move/key-hint.tsx";
import { useReasonSheet } from "../reason/reason-context.tsx";
import { TicketButton } from "../ticket/ticket-button.tsx";
import * as styles from "./card-actions.css.ts";

interface CardActionsProps {
  readonly order: StaffOrder;
  readonly isMoving: boolean;
}

/** The next step as a big button, for a new order with a choice of minutes; and small buttons for details and reject. */
export function CardActions({ order, isMoving }: CardActionsProps): ReactElement {
  const { t } = useI18n();
  const board = useOrderBoard();
  const openReasonSheet = useReasonSheet();
  const { id, allowedEvents, number } = order;
  return (
    <footer className={styles.actions}>
      <ForwardButton order={order} isMoving={isMoving} />
      {nextMove(order) === "accept" && <AcceptMinutes order={order} />}
      <div className={styles.quiet}>
        <Button
          size="md"
          look="soft"
          className={styles.quietButton}
          keyShortcuts="D"
          onPress={() => board.send({ type: "orderBoard.open", orderId: id })}
        >
          <span>
            {t.operations.details()}
            <VisuallyHidden> {number}</VisuallyHidden>
          </span>
          <KeyHint>D</KeyHint>
        </Button>
        <TicketButton order={order} className={styles.quietButton} />
        {allowedEvents.includes("reject") && (
          <Button
            size="md"
            look="soft"
            className={styles.reject}
            keyShortcuts="R"
            onPress={() => openReasonSheet(order, "reject")}
          >
            {t.operations.reject()}
            <KeyHint>R</KeyHint>
          </Button>
        )}
      </div>
    </footer>
  );
}
