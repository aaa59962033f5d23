import type { ReactElement } from "react";
import { pointsFor } from "#core/reward/pay-by-points.ts";
import type { ModifierGroup, Product } from "#core/menu/menu.ts";
import { startingPrice } from "#core/menu/starting-price.ts";
import { Price } from "#ui/design/price.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { PlaceOfOrder } from "#ui/shop/status/use-place-of-order.ts";
import * as styles from "./card-price.css.ts";

interface CardPriceProps {
  readonly product: Product;
  readonly groups: readonly ModifierGroup[];
  readonly place: PlaceOfOrder;
}

/** The price or the lowest price of a product, and its price in points where points can buy it. */
export function CardPrice({ product, groups, place }: CardPriceProps): ReactElement | null {
  const { t, format } = useI18n();
  const start = startingPrice(product, groups, place.location.id);
  if (start === null) return null;
  const points = place.shop.features.points ? pointsFor(product, 1) : null;
  const amount = format.money(start.price);
  const price = <Price tone="strong">{start.isFrom ? t.menu.from({ amount }) : amount}</Price>;
  if (points === null) return price;
  return (
    <span className={styles.prices}>
      {price}
      <span className={styles.points}>{t.menu.forPoints({ points: format.points(points) })}</span>
    </span>
  );
}
