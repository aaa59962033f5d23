import type { ReactElement, ReactNode } from "react";
import type { Totals } from "#core/cart/pricing/order-totals.ts";
import { negate } from "#core/money/add.ts";
import { isZero } from "#core/money/compare.ts";
import type { PointsOutcome } from "#core/order/lifecycle/order-stages.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./sums.css.ts";

interface TotalsListProps {
  readonly totals: Totals;
  /** Whether there is a delivery whose fee is known: outside every zone it is not. */
  readonly hasDelivery: boolean;
  /** What becomes of the points that it brings; those of an order to be placed are to come. */
  readonly points?: PointsOutcome;
  /** The last row: when the food is expected. */
  readonly children?: ReactNode;
}

/** The sums of an order in the order of its summary (CHECKOUT-4), the same at checkout, on the order's page and for staff. */
export function TotalsList({
  totals,
  hasDelivery,
  points = "coming",
  children,
}: TotalsListProps): ReactElement {
  const { t, format } = useI18n();
  const { checkout } = t;
  const { subtotal, discounts, pointsUsed, pointsPaid, deliveryFee, tip, total, vat, pointsEarned } = totals;
  return (
    <dl className={styles.sums}>
      <div className={styles.row}>
        <dt>{checkout.subtotal()}</dt>
        <dd>{format.money(subtotal)}</dd>
      </div>
      {discounts.map((discount) => (
        <div key={discount.promotionId} className={styles.saving}>
          <dt>{checkout.discount({ name: discount.name })}</dt>
          <dd>{format.money(negate(discount.amount))}</dd>
        </div>
      ))}
      {pointsUsed > 0 && (
        <div className={styles.saving}>
          <dt>{checkout.paidWithPoints({ points: format.points(pointsUsed) })}</dt>
          <dd>{format.money(negate(pointsPaid))}</dd>
        </div>
      )}
      {hasDelivery && (
        <div className={styles.row}>
          <dt>{checkout.deliveryFee()}</dt>
          <dd>{isZero(deliveryFee) ? checkout.deliveryFree() : format.money(deliveryFee)}</dd>
        </div>
      )}
      {!isZero(tip) && (
        <div className={styles.row}>
          <dt>{checkout.tip()}</dt>
          <dd>{format.money(tip)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{checkout.total()}</dt>
        <dd>{format.money(total)}</dd>
      </div>
      {vat.map(({ rate, amount }) => (
        <div key={rate} className={styles.quiet}>
          <dt>{checkout.vat({ rate: format.rate(rate) })}</dt>
          <dd>{format.money(amount)}</dd>
        </div>
      ))}
      {pointsEarned > 0 && points !== "lost" && (
        <div className={styles.points}>
          <dt>{checkout.points[points]()}</dt>
          <dd>{format.points(pointsEarned)}</dd>
        </div>
      )}
      {children}
    </dl>
  );
}
