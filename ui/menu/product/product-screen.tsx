import { useCallback, useMemo, type ReactElement } from "react";
import { selectPointsUsedByOthers } from "#core/cart/cart-rows.ts";
import type { CartSnapshot } from "#core/cart/cart.selectors.ts";
import { groupsOf, indexMenu } from "#core/menu/menu-index.ts";
import { selectMenuOrExcerpt } from "#core/menu/menu.selectors.ts";
import { startChoice } from "#core/cart/choice/product-choice.ts";
import { productBySlug } from "#core/menu/sections.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { usePlaceOfOrder } from "#ui/shop/status/use-place-of-order.ts";
import { useCloseToMenu } from "#ui/modal/use-close-to-menu.ts";
import { useRouteModal } from "#ui/modal/use-modal.ts";
import type { ScreenProps } from "#ui/router/screen.ts";
import { ProductDialog } from "./product-dialog.tsx";

/** The sheet of the product that the address names, over the menu. */
export default function ProductScreen({ params }: ScreenProps): ReactElement | null {
  const { menu: menuActor, cart } = useActors();
  const menu = useSelected(menuActor, selectMenuOrExcerpt);
  const place = usePlaceOfOrder();
  const close = useCloseToMenu();
  const layer = useRouteModal("product");
  const index = useMemo(() => (menu === null ? null : indexMenu(menu)), [menu]);
  const pointsUsed = useSelected(
    cart,
    useCallback((snapshot: CartSnapshot) => selectPointsUsedByOthers(snapshot, null), []),
  );
  if (menu === null || index === null || place === null) return null;
  const product = productBySlug(menu, params["product"] ?? "");
  if (product === null) return null;
  return (
    <ProductDialog
      key={product.id}
      product={product}
      groups={groupsOf(index, product)}
      place={place}
      initial={startChoice(product.id)}
      purpose="add"
      pointsUsedByOthers={pointsUsed}
      isOpen
      layer={layer}
      onClose={close}
      onSubmit={(item) => {
        cart.send({ type: "cart.add", item });
        close();
      }}
    />
  );
}
