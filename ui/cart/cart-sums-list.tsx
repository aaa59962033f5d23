import type { ReactElement } from "react";
import type { CartSums } from "#core/cart/cart-rows.ts";
import { negate } from "#core/money/add.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./cart-sums-list.css.ts";

interface CartSumsListProps {
  readonly sums: CartSums;
}

/** Subtotal, each discount by name, what points paid, and the total, in the order of the summary (CHECKOUT-4). */
export function CartSumsList({ sums }: CartSumsListProps): ReactElement {
  const { t, format } = useI18n();
  const { subtotal, discounts, pointsUsed, pointsPaid, total } = sums;
  return (
    <dl className={styles.sums}>
      <div className={styles.row}>
        <dt>{t.cart.subtotal()}</dt>
        <dd>{format.money(subtotal)}</dd>
      </div>
      {discounts.map((discount) => (
        <div key={discount.promotionId} className={styles.saving}>
          <dt>
            <bdi>{discount.name}</bdi>
          </dt>
          <dd>{format.money(negate(discount.amount))}</dd>
        </div>
      ))}
      {pointsUsed > 0 && (
        <div className={styles.saving}>
          <dt>{t.cart.paidWithPoints({ points: format.points(pointsUsed) })}</dt>
          <dd>{format.money(negate(pointsPaid))}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{t.cart.total()}</dt>
        <dd>{format.money(total)}</dd>
      </div>
    </dl>
  );
}
