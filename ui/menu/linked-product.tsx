import type { ReactElement } from "react";
import { groupsOf, indexMenu } from "#core/menu/menu-index.ts";
import { selectMenuOrExcerpt } from "#core/menu/menu.selectors.ts";
import { orderability } from "#core/menu/orderability.ts";
import { productBySlug } from "#core/menu/sections.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { Picture } from "#ui/design/picture.tsx";
import { usePlaceOfOrder } from "#ui/shop/status/use-place-of-order.ts";
import * as styles from "./linked-product.css.ts";
import { CardPrice } from "./product/card-price.tsx";
import { StockNote } from "./product/stock-note.tsx";

interface LinkedProductProps {
  readonly slug: string;
}

/**
 * The product that an address names, on the page that its dialog opens over: this is what is read without scripts, by
 * search engines, and until the dialog comes.
 */
export function LinkedProduct({ slug }: LinkedProductProps): ReactElement | null {
  const menu = useSelected(useActors().menu, selectMenuOrExcerpt);
  const place = usePlaceOfOrder();
  const product = menu === null ? null : productBySlug(menu, slug);
  if (menu === null || place === null || product === null) return null;
  const { picture, name, description } = product;
  const state = orderability(product, place.location.id, place.method, place.now);
  return (
    <article className={styles.product}>
      {picture !== null && (
        <Picture picture={picture} ratio="square" fit="contain" eager decorative className={styles.picture} />
      )}
      <div className={styles.words}>
        <h1 className={styles.name}>
          <bdi>{name}</bdi>
        </h1>
        <p>
          <CardPrice product={product} groups={groupsOf(indexMenu(menu), product)} place={place} />
        </p>
        {description !== null && (
          <p className={styles.description}>
            <bdi>{description}</bdi>
          </p>
        )}
        <StockNote orderability={state} now={place.now} timezone={place.shop.timezone} />
      </div>
    </article>
  );
}
