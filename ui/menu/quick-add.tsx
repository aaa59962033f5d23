// A native button, not react-aria's: it stands on every card, and a press before any script is there is queued (PAGE-4).
import { useCallback, type ReactElement } from "react";
import { useGo } from "#ui/router/use-go.ts";
import { selectProductCount, type CartSnapshot } from "#core/cart/cart.selectors.ts";
import { groupsOf } from "#core/menu/menu-index.ts";
import type { Product } from "#core/menu/menu.ts";
import { itemAtOneTap } from "#core/cart/choice/item-at-one-tap.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useScopedPath } from "#ui/router/use-route-scope.ts";
import { useMenuCard } from "./menu-card-context.tsx";
import { BENEATH_IS_MENU, productPath } from "./product/product-path.ts";
import * as styles from "./quick-add.css.ts";

interface QuickAddProps {
  readonly product: Product;
}

/** The plus button: adds at one tap, or opens the sheet where a choice is required. */
export function QuickAdd({ product }: QuickAddProps): ReactElement {
  const { t } = useI18n();
  const { cart } = useActors();
  const { index } = useMenuCard();
  const go = useGo();
  const here = useScopedPath();
  const item = itemAtOneTap(product.id, groupsOf(index, product));
  const count = useSelected(
    cart,
    useCallback((snapshot: CartSnapshot) => selectProductCount(snapshot, product.id), [product.id]),
  );
  const label =
    item === null ? t.menu.chooseNamed({ name: product.name }) : t.menu.addNamed({ name: product.name });

  function add(): void {
    if (item === null) go(here(productPath(product)), { state: BENEATH_IS_MENU });
    else cart.send({ type: "cart.add", item });
  }

  return (
    <button
      type="button"
      className={styles.button({ holds: count > 0 })}
      aria-label={count > 0 ? `${label}, ${t.menu.inCart({ n: count })}` : label}
      onClick={add}
    >
      {count > 0 ? count : <span className={styles.plus} />}
    </button>
  );
}
