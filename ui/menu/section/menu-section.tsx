import type { ReactElement } from "react";
import type { Product } from "#core/menu/menu.ts";
import * as styles from "./menu-section.css.ts";
import { ProductCard } from "../product-card.tsx";
import { sectionHeight } from "./section-height.ts";

interface MenuSectionListProps {
  readonly anchor: string;
  readonly title: string;
  readonly products: readonly Product[];
}

/** A category with its products. Off screen it is neither laid out nor painted. */
export function MenuSectionList({ anchor, title, products }: MenuSectionListProps): ReactElement {
  return (
    <section
      id={anchor}
      className={styles.section}
      style={sectionHeight(products.length)}
      aria-labelledby={`${anchor}-title`}
      data-section={anchor}
    >
      <h2 id={`${anchor}-title`} className={styles.title} tabIndex={-1}>
        <bdi>{title}</bdi>
      </h2>
      <ul className={styles.grid}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} look="row" />
          </li>
        ))}
      </ul>
    </section>
  );
}
