import type { ReactElement } from "react";
import { assuredDiets } from "#core/menu/filter/declarations.ts";
import type { ModifierGroup, Product } from "#core/menu/menu.ts";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { LeafIcon } from "#ui/design/icons/purchase.tsx";
import { Picture } from "#ui/design/picture.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { textAt } from "#ui/i18n/text-at.ts";
import { CardPrice } from "./card-price.tsx";
import type { PlaceOfOrder } from "#ui/shop/status/use-place-of-order.ts";
import * as styles from "./product-head.css.ts";

interface ProductHeadProps {
  readonly product: Product;
  readonly groups: readonly ModifierGroup[];
  readonly place: PlaceOfOrder;
}

/** Picture, name, price and description of a product, with its diets. */
export function ProductHead({ product, groups, place }: ProductHeadProps): ReactElement {
  const { t } = useI18n();
  const { picture, name, description, weight } = product;
  const diets = assuredDiets(product, groups);
  return (
    <div>
      {picture !== null && (
        <div className={styles.plate}>
          <Picture
            picture={picture}
            ratio="square"
            rounded="none"
            fit="contain"
            eager
            sizes="(min-width: 768px) 32rem, 100vw"
            decorative
            className={styles.picture}
          />
        </div>
      )}
      <div className={styles.words}>
        <h2 className={picture === null ? styles.nameBesideClose : styles.name}>
          <bdi>{name}</bdi>
        </h2>
        <p className={styles.price}>
          <CardPrice product={product} groups={groups} place={place} />
          {weight !== null && <bdi className={styles.weight}>{weight}</bdi>}
        </p>
        {description !== null && (
          <p className={styles.description}>
            <bdi>{description}</bdi>
          </p>
        )}
        {diets.length > 0 && (
          <ul className={styles.diets} aria-label={t.product.diets()}>
            {diets.map((diet) => (
              <li key={diet}>
                <Badge tone="success" icon={<LeafIcon size={14} />}>
                  {textAt(t.diets, [diet]) ?? diet}
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
