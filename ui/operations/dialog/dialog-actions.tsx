import type { ReactElement } from "react";
import { nextMove, offeredDelays } from "#core/order/lifecycle/next-move.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { chip } from "#ui/design/choice/chip.css.ts";
import { Button } from "#ui/design/button/button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { CourierButton } from "../courier/courier-button.tsx";
import { ChangeButton } from "../line-change/change-button.tsx";
import { AcceptMinutes } from "../move/accept-minutes.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import { TicketButton } from "../ticket/ticket-button.tsx";
import { ForwardButton } from "../move/forward-button.tsx";
import { useReasonSheet } from "../reason/reason-context.tsx";
import * as styles from "./order-dialog.css.ts";

interface DialogActionsProps {
  readonly order: StaffOrder;
  readonly isMoving: boolean;
}

/** Every move that this person may make with the order now. */
export function DialogActions({ order, isMoving }: DialogActionsProps): ReactElement {
  const { t } = useI18n();
  const board = useOrderBoard();
  const openReasonSheet = useReasonSheet();
  const { id, allowedEvents } = order;
  const next = nextMove(order);
  const delays = offeredDelays(order);
  const canSkip = next === "start" && allowedEvents.includes("ready");
  return (
    <div className={styles.actions}>
      {next === "accept" && (
        <div className={styles.minutes}>
          <AcceptMinutes order={order} />
        </div>
      )}
      {delays.length > 0 && (
        <div className={styles.row} role="group" aria-label={t.operations.delay()}>
          <span className={styles.rowLabel}>{t.operations.delay()}</span>
          {delays.map((minutes) => (
            <Button
              bare
              key={minutes}

              className={chip()}
              aria-label={`${t.operations.delay()} ${t.operations.delayBy({ minutes })}`}
              onPress={() =>
                board.send({ type: "orderBoard.move", orderId: id, move: { event: "delay", minutes } })
              }
            >
              {t.operations.delayBy({ minutes })}
            </Button>
          ))}
        </div>
      )}
      <ForwardButton order={order} isMoving={isMoving} />
      <div className={styles.row}>
        {canSkip && (
          <Button
            size="md"
            look="soft"
            onPress={() => board.send({ type: "orderBoard.move", orderId: id, move: { event: "ready" } })}
          >
            {t.operations.ready()}
          </Button>
        )}
        <TicketButton order={order} />
        {allowedEvents.includes("propose_change") && <ChangeButton order={order} />}
        {allowedEvents.includes("assign") && <CourierButton order={order} />}
        {allowedEvents.includes("reopen") && (
          <Button
            size="md"
            look="soft"
            onPress={() => board.send({ type: "orderBoard.move", orderId: id, move: { event: "reopen" } })}
          >
            {t.operations.reopen()}
          </Button>
        )}
        {allowedEvents.includes("reject") && (
          <Button
            size="md"
            look="soft"
            className={styles.danger}
            onPress={() => openReasonSheet(order, "reject")}
          >
            {t.operations.reject()}
          </Button>
        )}
        {allowedEvents.includes("cancel") && (
          <Button
            size="md"
            look="soft"
            className={styles.danger}
            onPress={() => openReasonSheet(order, "cancel")}
          >
            {t.operations.confirmCancel()}
          </Button>
        )}
      </div>
    </div>
  );
}
