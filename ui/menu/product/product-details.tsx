import type { ReactElement } from "react";
import { isolate } from "#core/kernel/isolate.ts";
import { declarationsOf } from "#core/menu/filter/declarations.ts";
import type { Modifier, Product } from "#core/menu/menu.ts";
import { ChevronDownIcon } from "#ui/design/icons/controls.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { textAt } from "#ui/i18n/text-at.ts";
import * as styles from "./product-details.css.ts";

interface ProductDetailsProps {
  readonly product: Product;
  /** The options of it that are chosen. */
  readonly chosen: readonly Modifier[];
}

/** Allergens of what is chosen and VAT, always visible, and nutrition, which opens. */
export function ProductDetails({ product, chosen }: ProductDetailsProps): ReactElement {
  const { t, format } = useI18n();
  const { nutrition, vatRate } = product;
  const { allergens, undeclared } = declarationsOf([product, ...chosen]);
  const names = allergens.map((allergen) => t.allergens[allergen]()).join(", ");
  return (
    <div className={styles.container}>
      <section>
        <h3 className={styles.title}>{t.product.allergens()}</h3>
        <p className={styles.text}>
          {names !== "" && names}
          {names === "" && (undeclared.length > 0 ? t.product.undeclared() : t.product.noAllergens())}
        </p>
        {undeclared.length > 0 && names !== "" && (
          <p className={styles.hint}>
            {t.product.undeclaredOf({ names: undeclared.map(isolate).join(", ") })}
          </p>
        )}
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
