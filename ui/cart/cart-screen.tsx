import type { ReactElement } from "react";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useCloseToMenu } from "#ui/modal/use-close-to-menu.ts";
import { useRouteModal } from "#ui/modal/use-modal.ts";
import { CartContents } from "./cart-contents.tsx";
import { CartDialog } from "./cart-dialog.tsx";
import { CheckoutLink } from "./checkout-link.tsx";

/** The cart of a signed-in customer, a page over the menu. */
export default function CartScreen(): ReactElement {
  const { t } = useI18n();
  const close = useCloseToMenu();
  const layer = useRouteModal("cart");
  return (
    <CartDialog
      title={t.cart.title()}
      isOpen
      layer={layer}
      onClose={close}
      footer={<CheckoutLink to="/checkout" />}
    >
      <CartContents onClose={close} />
    </CartDialog>
  );
}
