import type { ReactElement } from "react";
import { groupsOf } from "#core/menu/menu-index.ts";
import type { Product } from "#core/menu/menu.ts";
import { orderability } from "#core/menu/orderability.ts";
import { Picture } from "#ui/design/picture.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
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
  /** Far below in a long menu it has its words alone, in the room that the whole card takes. */
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
  const { place, index } = useMenuCard();
  const { location, method, now, shop } = place;
  const path = productPath(product);
  const state = orderability(product, location.id, method, now);
  const isOrderable = state.kind === "orderable";
  return (
    <article className={styles.card({ look })}>
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
        {look === "row" && product.description !== null && (
          <p className={styles.description} dir="auto">
            {product.description}
          </p>
        )}
        <div className={styles.foot}>
          <CardPrice product={product} groups={groupsOf(index, product)} place={place} />
          <StockNote orderability={state} now={now} timezone={shop.timezone} />
        </div>
      </div>
      <div className={styles.figure({ look })}>
        <Picture
          picture={isNear ? product.picture : null}
          ratio="square"
          rounded="md"
          fit="contain"
          dimmed={!isOrderable}
          eager={eager}
          decorative
        />
        {isNear && isOrderable && <QuickAdd product={product} />}
      </div>
    </article>
  );
}

function takeFocus(link: HTMLAnchorElement | null): void {
  link?.focus({ preventScroll: true });
}
