import type { ReactElement } from "react";
import { isolate } from "#core/kernel/isolate.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { type CustomerCard, ordersIn } from "#core/order/customer/customer-card.ts";
import { TERMINAL_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { WarningIcon } from "#ui/design/icons/status.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import * as styles from "./customer-section.css.ts";

interface CustomerFactsProps {
  readonly card: CustomerCard;
}

/** Whether a customer is blocked, what they have to answer for, how their orders ended, points, and since when. */
export function CustomerFacts({ card }: CustomerFactsProps): ReactElement {
  const { t, format } = useI18n();
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  return (
    <>
      {card.block !== null && (
        <Banner tone="danger" role="status">
          {t.customerCard.blocked({
            who: isolate(card.block.setBy),
            when: format.relative(card.block.setAt, now, OFFICE_TIMEZONE),
          })}
          <br />
          <bdi>{card.block.reason}</bdi>
        </Banner>
      )}
      {card.faultCounts.length > 0 && (
        <p className={styles.badges}>
          {card.faultCounts.map(({ fault, orders }) => (
            <Badge key={fault} tone="danger" icon={<WarningIcon size={14} />}>
              {t.reasons[fault]()} · {orders}
            </Badge>
          ))}
        </p>
      )}
      <p className={styles.counts}>
        {TERMINAL_STATUSES.map((status) => (
          <span key={status}>
            {t.orders.status[status]()}: <strong>{ordersIn(card, status)}</strong>
          </span>
        ))}
        <span>
          {t.customerCard.points()}: <strong>{card.points}</strong>
        </span>
      </p>
      <p className={styles.since}>
        {t.customerCard.since({ date: format.date(card.since, OFFICE_TIMEZONE) })}
      </p>
    </>
  );
}
