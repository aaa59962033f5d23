import type { ReactElement } from "react";
import { selectIsCartKnown } from "#core/cart/cart.selectors.ts";
import { selectIsMenuLoading } from "#core/menu/menu.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { DialogContents } from "#ui/design/dialog/dialog-contents.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useCloseToMenu } from "#ui/modal/use-close-to-menu.ts";
import { useRouteModal } from "#ui/modal/use-modal.ts";
import { CartContents } from "./cart-contents.tsx";
import { CartDialog } from "./cart-dialog.tsx";
import { CartShape } from "./outline/cart-shape.tsx";
import { CheckoutLink } from "./checkout-link.tsx";

/** The cart of a signed-in customer, a page over the menu. */
export default function CartScreen(): ReactElement {
  const { t } = useI18n();
  const close = useCloseToMenu();
  const layer = useRouteModal("cart");
  const { cart, menu } = useActors();
  const isKnown = useSelected(cart, selectIsCartKnown);
  // The menu has the pictures, and which products can be paid by points: a line that got them later would move the rest.
  const isMenuLoading = useSelected(menu, selectIsMenuLoading);
  return (
    <CartDialog
      title={t.cart.title()}
      isOpen
      layer={layer}
      onClose={close}
      footer={<CheckoutLink to="/checkout" />}
    >
      <DialogContents isReady={isKnown && !isMenuLoading} shape={<CartShape />}>
        <CartContents onClose={close} />
      </DialogContents>
    </CartDialog>
  );
}
