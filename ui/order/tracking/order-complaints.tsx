import type { ReactElement } from "react";
import type { Complaint, Resolution } from "#core/order/complaint/complaint.ts";
import type { Order } from "#core/order/order.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import type { I18n } from "#ui/i18n/i18n.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { OrderPanel } from "./order-panel.tsx";
import * as styles from "./order-screen.css.ts";

interface OrderComplaintsProps {
  readonly order: Order;
}

/** What the customer said went wrong, and what the restaurant answered; nothing where nobody complained. */
export function OrderComplaints({ order }: OrderComplaintsProps): ReactElement | null {
  const { t } = useI18n();
  if (order.complaints.length === 0) return null;
  return (
    <OrderPanel title={t.orders.complaint.heading()}>
      {order.complaints.map((complaint) => (
        <ComplaintEntry key={complaint.at} complaint={complaint} />
      ))}
    </OrderPanel>
  );
}

interface ComplaintEntryProps {
  readonly complaint: Complaint;
}

function ComplaintEntry({ complaint }: ComplaintEntryProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const { problem, text, resolution } = complaint;
  return (
    <div className={styles.complaint}>
      <p>
        <strong>{t.orders.complaint.problems[problem]()}</strong>
        <br />
        <bdi>{text}</bdi>
      </p>
      {resolution === null ? (
        <Banner tone="info" role="status">
          {t.orders.complaint.waiting()}
        </Banner>
      ) : (
        <Banner tone={resolution.type === "refuse" ? "neutral" : "success"} role="status">
          {resolutionText(i18n, resolution)}
          {resolution.text !== null && (
            <>
              <br />
              <bdi>{resolution.text}</bdi>
            </>
          )}
        </Banner>
      )}
    </div>
  );
}

function resolutionText({ t, format }: I18n, { amount, points }: Resolution): string {
  const words = t.orders.complaint;
  if (amount !== null) return words.refunded({ amount: format.money(amount) });
  return points === null ? words.refused() : words.points({ points: format.points(points) });
}
