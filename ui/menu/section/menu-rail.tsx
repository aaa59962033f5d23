import type { ReactElement, ReactNode } from "react";
import type { Product } from "#core/menu/menu.ts";
import { Skeleton } from "#ui/design/feedback/skeleton.tsx";
import * as styles from "./menu-rail.css.ts";
import { useMenuCard } from "../menu-card-context.tsx";
import { ProductCard } from "../product-card.tsx";

interface MenuRailProps {
  readonly anchor: string;
  readonly title: string;
  readonly icon: ReactNode;
  /** Without any it keeps the room of those that come. */
  readonly products: readonly Product[];
  /** How many pictures are fetched at once. */
  readonly eagerCount?: number;
}

// As many as fit on a wide screen.
const GHOSTS: readonly null[] = [null, null, null, null, null, null, null];

/**
 * Products side by side, to be pushed along: popular ones, and those ordered before. A place stays where it is when another
 * product takes it: the browser would follow the place to which it had snapped, and hide those before it.
 */
export function MenuRail({ anchor, title, icon, products, eagerCount = 0 }: MenuRailProps): ReactElement {
  const { place } = useMenuCard();
  const item = styles.item({ hasPoints: place.shop.features.points });
  return (
    <section id={anchor} className={styles.rail} aria-labelledby={`${anchor}-title`} data-section={anchor}>
      <h2 id={`${anchor}-title`} className={styles.title} tabIndex={-1}>
        {icon}
        {title}
      </h2>
      <ul className={styles.strip} aria-busy={products.length === 0 || undefined}>
        {(products.length === 0 ? GHOSTS : products).map((product, position) => (
          <li key={position} className={item}>
            {product === null ? (
              <Skeleton shape="card" className={styles.ghost} />
            ) : (
              <ProductCard key={product.id} product={product} look="tile" eager={position < eagerCount} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
