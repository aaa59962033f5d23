import type { ReactElement } from "react";
import type { Product } from "#core/menu/menu.ts";
import { ChevronDownIcon } from "#ui/design/icons/controls.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { textAt } from "#ui/i18n/text-at.ts";
import * as styles from "./product-details.css.ts";

interface ProductDetailsProps {
  readonly product: Product;
}

/** Allergens and VAT, always visible, and nutrition, which opens. */
export function ProductDetails({ product }: ProductDetailsProps): ReactElement {
  const { t, format } = useI18n();
  const { allergens, nutrition, vatRate } = product;
  return (
    <div className={styles.container}>
      <section>
        <h3 className={styles.title}>{t.product.allergens()}</h3>
        <p className={styles.text}>
          {allergens.length === 0
            ? t.product.noAllergens()
            : allergens.map((allergen) => t.allergens[allergen]()).join(", ")}
        </p>
        <p className={styles.hint}>{t.product.allergensWarning()}</p>
      </section>
      {nutrition !== null && (
        <details className={styles.details}>
          <summary className={styles.summary}>
            {t.product.nutrition()}
            <span className={styles.portion}>{t.product.perPortion()}</span>
            <ChevronDownIcon size={18} className={styles.chevron} />
          </summary>
          <dl className={styles.table}>
            {Object.entries(nutrition).map(([name, value]) => (
              <div key={name} className={styles.row}>
                <dt>{textAt(t.nutrition, [name]) ?? name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <p className={styles.hint}>{t.product.vat({ rate: format.rate(vatRate) })}</p>
    </div>
  );
}
