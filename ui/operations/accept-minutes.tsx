import { useId, type ReactElement } from "react";
import { ACCEPT_CHOICES } from "#core/orders/next-move.ts";
import type { StaffOrder } from "#core/orders/order.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useDesk } from "./desk-context.tsx";
import * as styles from "./accept-minutes.css.ts";

interface AcceptMinutesProps {
  readonly order: StaffOrder;
}

/** Other minutes to accept with, one tap each. */
export function AcceptMinutes({ order }: AcceptMinutesProps): ReactElement {
  const { L } = useI18n();
  const desk = useDesk();
  const id = useId();
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {L.operations.acceptMinutes()}
      </p>
      <div className={styles.choices}>
        {ACCEPT_CHOICES.map((minutes) => (
          <button
            key={minutes}
            type="button"
            className={styles.choice}
            aria-label={L.operations.acceptIn({ minutes })}
            onClick={() =>
              desk.send({
                type: "desk.move",
                orderId: order.id,
                move: { event: "accept", readyInMinutes: minutes },
              })
            }
          >
            {minutes}
          </button>
        ))}
      </div>
    </div>
  );
}
