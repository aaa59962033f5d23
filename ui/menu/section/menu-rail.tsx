import type { ReactElement, ReactNode } from "react";
import type { Product } from "#core/menu/menu.ts";
import * as styles from "./menu-rail.css.ts";
import { ProductCard } from "../product-card.tsx";

interface MenuRailProps {
  readonly anchor: string;
  readonly title: string;
  readonly icon: ReactNode;
  readonly products: readonly Product[];
  /** How many pictures are fetched at once. */
  readonly eagerCount?: number;
}

/** Products side by side, to be pushed along: popular ones, and those ordered before. */
export function MenuRail({ anchor, title, icon, products, eagerCount = 0 }: MenuRailProps): ReactElement {
  return (
    <section id={anchor} className={styles.rail} aria-labelledby={`${anchor}-title`} data-section={anchor}>
      <h2 id={`${anchor}-title`} className={styles.title} tabIndex={-1}>
        {icon}
        {title}
      </h2>
      <ul className={styles.strip}>
        {products.map((product, position) => (
          <li key={product.id} className={styles.item}>
            <ProductCard product={product} look="tile" eager={position < eagerCount} />
          </li>
        ))}
      </ul>
    </section>
  );
}
