import type { ReactElement } from "react";
import type { TimelineEntry } from "#core/orders/order.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { I18n } from "#ui/i18n/i18n.ts";
import { useShopTime } from "#ui/shop/use-shop-time.ts";
import * as styles from "./order-screen.css.ts";

interface OrderTimelineProps {
  readonly timeline: readonly TimelineEntry[];
}

function nameOf({ L }: I18n, { event, minutes }: TimelineEntry): string {
  return event === "delay" ? L.orders.event.delay({ minutes: minutes ?? 0 }) : L.orders.event[event]();
}

/** Every move of an order: what, when, by whom. */
export function OrderTimeline({ timeline }: OrderTimelineProps): ReactElement {
  const i18n = useI18n();
  const { L, format } = i18n;
  const { now, zone } = useShopTime();
  return (
    <ol className={styles.timeline}>
      {timeline.map((entry) => (
        <li key={entry.number} className={styles.entry}>
          <span className={styles.entryName}>{nameOf(i18n, entry)}</span>
          <span className={styles.entryWhen}>
            {format.relative(entry.at, now, zone)} · {L.orders.actor[entry.actor]()}
          </span>
        </li>
      ))}
    </ol>
  );
}
