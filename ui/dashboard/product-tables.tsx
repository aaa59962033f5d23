import type { ReactElement } from "react";
import type { ProductSum } from "#core/sales/dashboard/dashboard.ts";
import { productRanks } from "#core/sales/dashboard/product-ranks.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./dashboard.css.ts";
import { FigureTable, type FigureRow } from "./figure-table.tsx";
import { FileLink } from "./file-link.tsx";

interface ProductTablesProps {
  readonly products: readonly ProductSum[];
  readonly file: string;
}

/** What sold the most, and what the least. */
export function ProductTables({ products, file }: ProductTablesProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.dashboard;
  const { top, bottom } = productRanks(products);
  const columns = [words.product(), words.orders(), words.pieces(), words.gross()];
  const rowOf = ({ productId, name, orders, pieces, gross }: ProductSum): FigureRow => ({
    key: productId,
    name: <bdi>{name}</bdi>,
    figures: [format.count(orders), format.count(pieces), format.money(gross)],
  });
  return (
    <div className={styles.pair}>
      <section className={styles.section}>
        <FigureTable title={words.topProducts()} columns={columns} rows={top.map(rowOf)} />
        <div className={styles.sectionFoot}>
          <FileLink href={file} of={words.product()} />
        </div>
      </section>
      {bottom.length > 0 && (
        <section className={styles.section}>
          <FigureTable title={words.bottomProducts()} columns={columns} rows={bottom.map(rowOf)} />
        </section>
      )}
    </div>
  );
}
