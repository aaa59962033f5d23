import { useCallback, useMemo, type ReactElement } from "react";
import { selectPointsUsedByOthers, type CartRow } from "#core/cart/cart-rows.ts";
import type { CartSnapshot } from "#core/cart/cart.selectors.ts";
import { groupsOf, indexMenu } from "#core/menu/menu-index.ts";
import { selectMenu } from "#core/menu/menu.selectors.ts";
import { choiceOfItem } from "#core/cart/choice/product-choice.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { usePlaceOfOrder } from "#ui/shop/status/use-place-of-order.ts";
import type { ModalHandle } from "#ui/modal/use-modal.ts";
import { ProductDialog } from "#ui/menu/product/product-dialog.tsx";

interface EditLineDialogProps {
  readonly row: CartRow;
  readonly modal: ModalHandle;
}

/** The product sheet over the cart, filled in with a line's choices. */
export function EditLineDialog({ row: { item, product }, modal }: EditLineDialogProps): ReactElement | null {
  const { cart, menu: menuActor } = useActors();
  const menu = useSelected(menuActor, selectMenu);
  const place = usePlaceOfOrder();
  const index = useMemo(() => (menu === null ? null : indexMenu(menu)), [menu]);
  const pointsUsed = useSelected(
    cart,
    useCallback((snapshot: CartSnapshot) => selectPointsUsedByOthers(snapshot, item.id), [item.id]),
  );
  if (index === null || product === null || place === null) return null;
  return (
    <ProductDialog
      key={item.id}
      product={product}
      groups={groupsOf(index, product)}
      place={place}
      initial={choiceOfItem(item)}
      purpose="update"
      pointsUsedByOthers={pointsUsed}
      isOpen={modal.isOpen}
      layer={modal.layer}
      onClose={modal.close}
      onSubmit={(changed) => {
        cart.send({ type: "cart.changeItem", itemId: item.id, item: changed });
        modal.close();
      }}
    />
  );
}
