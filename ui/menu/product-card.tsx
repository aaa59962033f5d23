import type { ReactElement } from "react";
import { groupsOf } from "#core/menu/menu-index.ts";
import type { Product } from "#core/menu/menu.ts";
import { orderability, type Orderability } from "#core/menu/orderability.ts";
import { Picture } from "#ui/design/picture.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import type { PlaceOfOrder } from "#ui/shop/status/use-place-of-order.ts";
import { CardPrice } from "./product/card-price.tsx";
import { useMenuCard } from "./menu-card-context.tsx";
import * as styles from "./product-card.css.ts";
import { BENEATH_IS_MENU, productPath } from "./product/product-path.ts";
import { QuickAdd } from "./quick-add.tsx";
import { StockNote } from "./product/stock-note.tsx";

interface ProductCardProps {
  readonly product: Product;
  /** `row` has its picture at the end, `tile` on top. */
  readonly look: "row" | "tile";
  /** Above the fold: its picture is fetched at once. */
  readonly eager?: boolean;
  /** Far below in a long menu it is a link alone, in the room that the whole card takes. */
  readonly isNear?: boolean;
  /** The address of the link that had the focus where cards are now: the card of it takes the focus over. */
  readonly focusedPath?: string | null;
}

/** One product of the menu: a link to its sheet, with a plus button on the picture. */
export function ProductCard({
  product,
  look,
  eager = false,
  isNear = true,
  focusedPath,
}: ProductCardProps): ReactElement {
  const path = productPath(product);
  return (
    <article className={styles.card({ look, isNear })}>
      <div className={styles.words}>
        <h3 className={styles.name({ look })}>
          <ScopedLink
            to={path}
            state={BENEATH_IS_MENU}
            className={styles.link}
            dir="auto"
            ref={focusedPath?.endsWith(path) === true ? takeFocus : undefined}
          >
            {product.name}
          </ScopedLink>
        </h3>
        {isNear && <Words product={product} look={look} />}
      </div>
      {isNear && <Figure product={product} look={look} eager={eager} />}
    </article>
  );
}

interface PartProps extends Pick<ProductCardProps, "product" | "look"> {
  readonly eager?: boolean;
}

function Words({ product, look }: PartProps): ReactElement {
  const { place, index } = useMenuCard();
  const { now, shop } = place;
  return (
    <>
      {look === "row" && product.description !== null && (
        <p className={styles.description} dir="auto">
          {product.description}
        </p>
      )}
      <div className={styles.foot}>
        <CardPrice product={product} groups={groupsOf(index, product)} place={place} />
        <StockNote orderability={stateOf(product, place)} now={now} timezone={shop.timezone} />
      </div>
    </>
  );
}

function Figure({ product, look, eager }: PartProps): ReactElement {
  const { place } = useMenuCard();
  const isOrderable = stateOf(product, place).kind === "orderable";
  return (
    <div className={styles.figure({ look })}>
      <Picture
        picture={product.picture}
        ratio="square"
        rounded="md"
        fit="contain"
        dimmed={!isOrderable}
        eager={eager}
        decorative
      />
      {isOrderable && <QuickAdd product={product} />}
    </div>
  );
}

function stateOf(product: Product, { location, method, now }: PlaceOfOrder): Orderability {
  return orderability(product, location.id, method, now);
}

function takeFocus(link: HTMLAnchorElement | null): void {
  link?.focus({ preventScroll: true });
}
