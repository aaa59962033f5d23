import { useId, type ReactElement } from "react";
import { leftByMarketplace, marketplaceCommission } from "#core/landing/commission.ts";
import { negate } from "#core/money/add.ts";
import type { Money } from "#core/money/money.ts";
import { page } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as landing from "../landing.css.ts";
import * as styles from "./kept-table.css.ts";

const ORDERS: readonly Money[] = ["45.00", "90.00", "180.00"].map((amount) => ({ amount, currency: "RON" }));

/** What is left of three orders, with and without a marketplace. */
export function KeptTable(): ReactElement {
  const { t, format } = useI18n();
  const { prices } = t.landing;
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${page()} ${landing.section} ${styles.columns}`}>
      <div>
        <h2 id={id} className={landing.heading}>
          {prices.keepTitle()}
        </h2>
        <p className={landing.lead}>{prices.keepText()}</p>
      </div>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            {[prices.order(), prices.commission(), prices.marketplace(), prices.direct()].map((head) => (
              <th key={head} scope="col" className={styles.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ORDERS.map((order) => (
            <tr key={order.amount}>
              <th scope="row" className={styles.value}>
                {format.money(order)}
              </th>
              <td className={styles.lost}>{format.money(negate(marketplaceCommission(order, 1)))}</td>
              <td className={styles.value}>{format.money(leftByMarketplace(order))}</td>
              <td className={styles.kept}>{format.money(order)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
