import type { ReactElement } from "react";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { ModalHandle } from "#ui/modal/use-modal.ts";
import { CartContents } from "./cart-contents.tsx";
import { CartDialog } from "./cart-dialog.tsx";
import { CheckoutLink } from "./checkout-link.tsx";

interface CartPanelProps {
  readonly panel: ModalHandle;
}

/** A guest's cart, which is no page; its button goes to /cart, hence to the sign-in (GUARD-16). */
export function CartPanel({ panel }: CartPanelProps): ReactElement {
  const { t } = useI18n();
  return (
    <CartDialog
      title={t.cart.title()}
      isOpen={panel.isOpen}
      layer={panel.layer}
      onClose={panel.close}
      footer={<CheckoutLink to="/cart" onFollow={panel.close} />}
    >
      <CartContents onClose={panel.close} />
    </CartDialog>
  );
}
