import type { ReactElement } from "react";
import type { TimelineEntry } from "#core/order/order.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { I18n } from "#ui/i18n/i18n.ts";
import { useShopTime } from "#ui/shop/status/use-shop-time.ts";
import * as styles from "./order-screen.css.ts";

interface OrderTimelineProps {
  readonly timeline: readonly TimelineEntry[];
}

function nameOf({ t }: I18n, { event, minutes }: TimelineEntry): string {
  return event === "delay" ? t.orders.event.delay({ minutes: minutes ?? 0 }) : t.orders.event[event]();
}

/** Every move of an order, with its time and its author. */
export function OrderTimeline({ timeline }: OrderTimelineProps): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const { now, zone } = useShopTime();
  return (
    <ol className={styles.timeline}>
      {timeline.map((entry) => (
        <li key={entry.number} className={styles.entry}>
          <span className={styles.entryName}>{nameOf(i18n, entry)}</span>
          <span className={styles.entryWhen}>
            {format.relative(entry.at, now, zone)} · {t.orders.actor[entry.actor]()}
          </span>
        </li>
      ))}
    </ol>
  );
}
