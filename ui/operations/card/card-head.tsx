import { shallowEqual } from "@xstate/react";
import type { ReactElement } from "react";
import { orderUrgency } from "#core/order/board/card-facts.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { BellIcon } from "#ui/design/icons/operations.tsx";
import { WarningIcon, FailureIcon } from "#ui/design/icons/status.tsx";
import { ClockIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { TestBadge } from "#ui/order/test-badge.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import { urgencyWords } from "./urgency-words.ts";
import * as styles from "./card-head.css.ts";

interface CardHeadProps {
  readonly order: StaffOrder;
  readonly isUnseen: boolean;
  /** Of the number, which names the card. */
  readonly id: string;
}

const ICONS = { calm: <ClockIcon />, near: <WarningIcon />, late: <FailureIcon /> } as const;

/** The order's number, legible from a distance, and its urgency as color, shape and text. */
export function CardHead({ order, isUnseen, id }: CardHeadProps): ReactElement {
  const { t } = useI18n();
  const urgency = useSelected(
    useOrderBoard(),
    (snapshot) => orderUrgency(order, selectBoardInstant(snapshot)),
    shallowEqual,
  );
  return (
    <header className={styles.head({ level: urgency.level })}>
      <h3 id={id} className={styles.number}>
        {order.number}
      </h3>
      <TestBadge order={order} />
      <p className={styles.urgency}>
        {isUnseen && (
          <span className={styles.unseen}>
            <BellIcon size={16} />
            {t.operations.unseen()}
          </span>
        )}
        <span className={styles.age}>
          {ICONS[urgency.level]}
          {urgencyWords(t, urgency)}
        </span>
      </p>
    </header>
  );
}
