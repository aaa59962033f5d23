import { useId, type ReactElement } from "react";
import { isolate } from "#core/kernel/isolate.ts";
import type { TimelineEntry } from "#core/order/order.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./order-dialog.css.ts";

interface StaffOrderTimelineProps {
  readonly entries: readonly TimelineEntry[];
  /** 3 in a dialog, whose title is the second. */
  readonly headingLevel?: 2 | 3;
}

/** What happened to the order, when, by whom and why. */
export function StaffOrderTimeline({ entries, headingLevel = 3 }: StaffOrderTimelineProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
  const { t, format } = useI18n();
  const id = useId();
  return (
    <section className={styles.timeline} aria-labelledby={id}>
      <Heading id={id} className={styles.heading}>
        {t.operations.history()}
      </Heading>
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.number} className={styles.entry}>
            <time className={styles.time} dateTime={entry.at}>
              {format.time(entry.at, OFFICE_TIMEZONE)}
            </time>
            <span>
              {entry.event === "delay"
                ? t.orders.event.delay({ minutes: entry.minutes ?? 0 })
                : t.orders.event[entry.event]()}{" "}
              <span className={styles.actor}>
                {[
                  t.orders.actor[entry.actor](),
                  entry.reason === null ? null : t.reasons[entry.reason](),
                  entry.text === null ? null : isolate(entry.text),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
