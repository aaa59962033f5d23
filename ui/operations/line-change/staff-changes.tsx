import { useId, type ReactElement } from "react";
import type { StaffOrder } from "#core/order/order.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ChangedLines } from "#ui/order/line-change/changed-lines.tsx";
import * as box from "../complaint/staff-complaints.css.ts";
import { CallerAnswer } from "./caller-answer.tsx";
import { ChangeState } from "./change-state.tsx";
import * as styles from "./change-sheet.css.ts";

interface StaffChangesProps {
  readonly order: StaffOrder;
}

/** What was proposed instead of lines, and what became of it. */
export function StaffChanges({ order }: StaffChangesProps): ReactElement | null {
  const { t, format } = useI18n();
  const id = useId();
  if (order.lineChanges.length === 0) return null;
  return (
    <section className={box.complaints} aria-labelledby={id}>
      <h2 id={id} className={box.title}>
        {t.operations.lineChange.heading()}
      </h2>
      {order.lineChanges.map((change) => (
        <div key={change.at} className={styles.entry}>
          <div className={styles.state}>
            <ChangeState change={change} />
          </div>
          <ChangedLines lines={change.lines} isReplaced={change.outcome !== "removed"} />
          {change.note !== null && (
            <p>
              <bdi>{change.note}</bdi>
            </p>
          )}
          <p className={styles.quiet}>
            {t.operations.lineChange.totals({
              before: format.money(change.totalBefore),
              after: format.money(change.total),
            })}
          </p>
          {change.outcome === null && order.allowedEvents.includes("answer_change") && (
            <CallerAnswer orderId={order.id} />
          )}
        </div>
      ))}
    </section>
  );
}
