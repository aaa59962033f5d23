import type { ReactElement } from "react";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./price-table.css.ts";

interface PriceColumnsProps {
  /** What the price before is called. */
  readonly before: string;
  readonly isTyped: boolean;
}

/** The headings of both tables of prices. */
export function PriceColumns({ before, isTyped }: PriceColumnsProps): ReactElement {
  const { t } = useI18n();
  return (
    <thead className={styles.header}>
      <tr>
        <th scope="col" className={styles.column}>
          {t.priceUpdates.item()}
        </th>
        <th scope="col" className={styles.column}>
          {t.priceUpdates.location()}
        </th>
        <th scope="col" className={styles.numberColumn}>
          {before}
        </th>
        <th scope="col" className={isTyped ? styles.fieldColumn : styles.numberColumn}>
          {t.priceUpdates.new()}
        </th>
        <th scope="col" className={styles.numberColumn}>
          {t.priceUpdates.difference()}
        </th>
      </tr>
    </thead>
  );
}
