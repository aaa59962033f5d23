import { Button } from "#ui/design/button/button.tsx";
import { useId, type ReactElement } from "react";
import { ACCEPT_CHOICES } from "#core/order/lifecycle/next-move.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import * as styles from "./accept-minutes.css.ts";

interface AcceptMinutesProps {
  readonly order: StaffOrder;
}

/** Other minutes to accept with, one tap each. */
export function AcceptMinutes({ order }: AcceptMinutesProps): ReactElement {
  const { t } = useI18n();
  const board = useOrderBoard();
  const id = useId();
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {t.operations.acceptMinutes()}
      </p>
      <div className={styles.choices}>
        {ACCEPT_CHOICES.map((minutes) => (
          <Button
            bare
            key={minutes}

            className={styles.choice}
            aria-label={t.operations.acceptIn({ minutes })}
            onPress={() =>
              board.send({
                type: "orderBoard.move",
                orderId: order.id,
                move: { event: "accept", readyInMinutes: minutes },
              })
            }
          >
            {minutes}
          </Button>
        ))}
      </div>
    </div>
  );
}
