import type { ReactElement, ReactNode } from "react";
import { selectIsCartEmpty } from "#core/cart/cart.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { Dialog } from "#ui/design/dialog/dialog.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface CartDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly layer: number;
  readonly onClose: () => void;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** The dialog of the cart: full screen on a phone, a drawer next to the menu on a wide screen. */
export function CartDialog({
  title,
  isOpen,
  layer,
  onClose,
  footer,
  children,
}: CartDialogProps): ReactElement {
  const { t } = useI18n();
  const { cart } = useActors();
  const isEmpty = useSelected(cart, selectIsCartEmpty);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      zIndex={layer}
      title={title}
      closeLabel={t.common.close()}
      size="md"
      height="screen"
      transition="slide-left"
      footer={isEmpty ? undefined : footer}
    >
      {children}
    </Dialog>
  );
}
