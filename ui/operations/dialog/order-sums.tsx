import type { ReactElement } from "react";
import { negate } from "#core/money/add.ts";
import { isZero } from "#core/money/compare.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./order-dialog.css.ts";

interface OrderSumsProps {
  readonly order: StaffOrder;
}

interface Row {
  readonly key: string;
  readonly label: string;
  readonly amount: string;
}

/** The sums in the order of the customer's summary, without those that are zero. */
export function OrderSums({ order }: OrderSumsProps): ReactElement {
  const { t, format } = useI18n();
  const { discounts, pointsUsed, pointsPaid, deliveryFee, tip } = order;
  const rows: readonly Row[] = [
    { key: "subtotal", label: t.checkout.subtotal(), amount: format.money(order.subtotal) },
    ...discounts.map(({ promotionId, name, amount }) => ({
      key: promotionId,
      label: t.checkout.discount({ name }),
      amount: format.money(negate(amount)),
    })),
    ...(isZero(pointsPaid)
      ? []
      : [
          {
            key: "points",
            label: t.checkout.paidWithPoints({ points: format.points(pointsUsed) }),
            amount: format.money(negate(pointsPaid)),
          },
        ]),
    ...(isZero(deliveryFee)
      ? []
      : [{ key: "fee", label: t.checkout.deliveryFee(), amount: format.money(deliveryFee) }]),
    ...(isZero(tip) ? [] : [{ key: "tip", label: t.checkout.tip(), amount: format.money(tip) }]),
  ];
  return (
    <dl className={styles.sums}>
      {rows.map(({ key, label, amount }) => (
        <div key={key} className={styles.sum}>
          <dt>{label}</dt>
          <dd className={styles.amount}>{amount}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t.checkout.total()}</dt>
        <dd className={styles.amount}>{format.money(order.total)}</dd>
      </div>
      {order.vat.map(({ rate, amount }) => (
        <div key={rate} className={styles.vat}>
          <dt>{t.checkout.vat({ rate: format.rate(rate) })}</dt>
          <dd className={styles.amount}>{format.money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
