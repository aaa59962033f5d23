import type { ReactElement } from "react";
import { usePageSettings } from "#ui/app/page-settings.tsx";
import { CheckIcon } from "#ui/design/icons/controls.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./price-card.css.ts";

/** What a location costs a month, or that it is to be asked for, and what it includes. */
export function PriceCard(): ReactElement {
  const { t, format } = useI18n();
  const { prices } = t.landing;
  const price = usePageSettings().ownerTerms?.monthlyPrice ?? null;
  const included = [
    prices.included1(),
    prices.included2(),
    prices.included3(),
    prices.included4(),
    prices.included5(),
  ];
  return (
    <div className={styles.card}>
      <img src="/pictures/1f37d-fe0f.webp" alt="" width={160} height={160} className={styles.picture} />
      <p className={styles.price}>
        <span className={styles.amount}>{price === null ? prices.onRequest() : format.money(price)}</span>
        <span className={styles.unit}>{price === null ? prices.onRequestText() : prices.perMonth()}</span>
      </p>
      <ul className={styles.facts}>
        {included.map((fact) => (
          <li key={fact} className={styles.fact}>
            <CheckIcon className={styles.sign} />
            {fact}
          </li>
        ))}
      </ul>
    </div>
  );
}
