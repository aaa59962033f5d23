import type { ProductId } from "#core/kernel/id.ts";
import type { Menu } from "#core/menu/menu.ts";
import { pointsFor } from "./pay-by-points.ts";

/** A product and the points that one piece costs. */
export interface RedeemableProduct {
  readonly productId: ProductId;
  readonly points: number;
}

/** The products that points can pay, the cheapest first. */
export function redeemableProducts({ products }: Pick<Menu, "products">): readonly RedeemableProduct[] {
  return products
    .flatMap((product) => {
      const points = pointsFor(product, 1);
      return points === null ? [] : [{ productId: product.id, points }];
    })
    .toSorted((a, b) => a.points - b.points);
}
