import type { ReactElement } from "react";
import { isolate } from "#core/kernel/isolate.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { zoneNameOf } from "#core/order/board/card-facts.ts";
import { isUnanswered } from "#core/order/lifecycle/order-stages.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { Detail } from "../dialog/detail.tsx";
import * as dialog from "../dialog/order-dialog.css.ts";
import { useOffice } from "../office-context.tsx";
import { useOrderBoard } from "../order-board-context.tsx";

interface OrderFactsProps {
  readonly order: StaffOrder;
}

/** Where and when an order was placed, for when, and what it brings its customer. Times are those of the office. */
export function OrderFacts({ order }: OrderFactsProps): ReactElement {
  const { t, format } = useI18n();
  const { zones } = useOffice();
  const { terms, privacy } = order.acceptedVersions;
  const accepted = [
    ...(terms === null ? [] : [t.operations.acceptedTerms({ number: String(terms) })]),
    ...(privacy === null ? [] : [t.operations.acceptedPrivacy({ number: String(privacy) })]),
  ];
  const zone = zoneNameOf(order, zones);
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const when = (instant: StaffOrder["placedAt"]): string => format.relative(instant, now, OFFICE_TIMEZONE);
  return (
    <dl className={dialog.details}>
      <Detail label={t.orderFilters.placed()}>
        {when(order.placedAt)} · {t.orderFilters.sources[order.source]()}
      </Detail>
      {order.requestedFor !== null && (
        <Detail label={t.operations.requestedFor()}>{when(order.requestedFor)}</Detail>
      )}
      {isUnanswered(order.status) && (
        <Detail label={t.operations.answerTime()}>{when(order.answerBy)}</Detail>
      )}
      <Detail label={t.operations.location()}>
        {isolate(order.location.name)}
        {zone !== null && ` · ${t.operations.zone({ name: zone })}`}
      </Detail>
      {order.pointsEarned > 0 && (
        <Detail label={t.operations.pointsEarned()}>{format.points(order.pointsEarned)}</Detail>
      )}
      {accepted.length > 0 && <Detail label={t.operations.acceptedTexts()}>{accepted.join(" · ")}</Detail>}
    </dl>
  );
}
