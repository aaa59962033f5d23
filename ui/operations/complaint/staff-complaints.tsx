import { Suspense, useId, type ReactElement } from "react";
import { isolate } from "#core/kernel/isolate.ts";
import { waitingComplaint, type Complaint } from "#core/order/complaint/complaint.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { WarningIcon } from "#ui/design/icons/status.tsx";
import { late } from "#ui/errors/late.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useFreshModal } from "#ui/modal/use-fresh-modal.ts";
import { useOrderBoard } from "../order-board-context.tsx";
import * as styles from "./staff-complaints.css.ts";

const ResolutionSheet = late(async () => (await import("./resolution-sheet.tsx")).ResolutionSheet);

interface StaffComplaintsProps {
  readonly order: StaffOrder;
  readonly isMoving: boolean;
}

/** What the customer said went wrong with an order and what was answered; who may answers from here. */
export function StaffComplaints({ order, isMoving }: StaffComplaintsProps): ReactElement | null {
  const { t } = useI18n();
  const id = useId();
  const { isOpen, layer, openings, open, close } = useFreshModal("operations.resolution");
  const { complaints, allowedEvents } = order;
  if (complaints.length === 0) return null;
  const isWaiting = waitingComplaint(complaints) !== null;
  return (
    <section className={styles.complaints} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t.operations.complaint.heading()}
        </h2>
        {isWaiting && (
          <Badge tone="warn" icon={<WarningIcon size={14} />}>
            {t.operations.complaint.unanswered()}
          </Badge>
        )}
      </div>
      {complaints.map((complaint) => (
        <ComplaintEntry key={complaint.at} order={order} complaint={complaint} />
      ))}
      {allowedEvents.includes("resolve") ? (
        <Button size="md" isDisabled={isMoving} onPress={open}>
          {t.operations.complaint.answer()}
        </Button>
      ) : (
        isWaiting && !isMoving && <p className={styles.muted}>{t.operations.complaint.waiting()}</p>
      )}
      {openings > 0 && (
        <Suspense>
          <ResolutionSheet key={openings} order={order} isOpen={isOpen} layer={layer} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}

interface ComplaintEntryProps {
  readonly order: StaffOrder;
  readonly complaint: Complaint;
}

function ComplaintEntry({ order, complaint }: ComplaintEntryProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.operations.complaint;
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const { problem, itemIds, text, at, resolution } = complaint;
  const names = order.lines.filter(({ itemId }) => itemIds.includes(itemId)).map(({ name }) => isolate(name));
  const given =
    resolution === null
      ? null
      : resolution.amount !== null
        ? words.refunded({ amount: format.money(resolution.amount) })
        : resolution.points !== null
          ? words.given({ points: format.points(resolution.points) })
          : words.refused();
  return (
    <div className={styles.complaint}>
      <p>
        <strong>{t.orders.complaint.problems[problem]()}</strong>{" "}
        <span className={styles.muted}>{format.relative(at, now, OFFICE_TIMEZONE)}</span>
      </p>
      {names.length > 0 && <p>{words.about({ names: names.join(", ") })}</p>}
      <p>
        <bdi>{text}</bdi>
      </p>
      {given !== null && (
        <p className={styles.muted}>
          {given}
          {resolution !== null && resolution.text !== null && (
            <>
              {" · "}
              <bdi>{resolution.text}</bdi>
            </>
          )}
        </p>
      )}
    </div>
  );
}
